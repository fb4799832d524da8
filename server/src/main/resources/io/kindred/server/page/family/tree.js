// The lineage of a family: rows along a time axis, joined by lines of descent, with what changed at each.

import { h, nextFrame, s } from '../dom.js';
import { compareLink, doc } from '../parts.js';
import { apart, counted, day, number, parted, percent, visible } from '../words.js';

const LANE = 22;
const DOT = 6;
const LONGEST_GAP = 40;

/** The rows and their lines. `end()` of what is returned lets go of the window. */
export function tree(family, { rows, lanes }) {
  const width = Math.min(lanes, 12) * LANE;
  const svg = s('svg.lines', { 'aria-hidden': 'true' });
  const items = rows.map((state, i) => row(family, state, rows[i - 1]));
  const list = h('ol.lineage', { class: family.byTimes ? '' : 'untimed', css: { '--lanes': `${width}px` } }, items);
  const element = h('div.tree', svg, list);

  function draw() {
    const base = element.getBoundingClientRect();
    const places = items.map((item) => {
      const spot = item.querySelector('.spot').getBoundingClientRect();
      return { x: spot.left - base.left, y: spot.top - base.top + 14 };
    });
    svg.setAttribute('width', base.width);
    svg.setAttribute('height', base.height);
    const at = (state) => ({ x: places[state.row].x + LANE / 2 + Math.min(state.lane, 11) * LANE, y: places[state.row].y });
    svg.replaceChildren(
      ...rows.filter((state) => state.parent).map((state) => line(at(state.parent), at(state), state.descent.directed ? '' : 'guess')),
      ...rows.flatMap((state) => state.merges.filter((merge) => merge.from).map((merge) => line(at(merge.from), at(state), 'merge'))),
      ...rows.map((state) => s('circle.dot', { class: state.parent ? '' : 'first', cx: at(state).x, cy: at(state).y, r: DOT })));
  }

  const resized = new ResizeObserver(nextFrame(draw));
  resized.observe(element);
  return { element, end: () => resized.disconnect() };
}

/** Straight down a lane, or out of one lane into another below the state that was left. */
function line(from, to, kind) {
  if (kind === 'merge') {
    const out = Math.max(from.x, to.x) + LANE * 0.8;
    return s('path.line.merge', { d: `M${from.x},${from.y} C${out},${from.y + 20} ${out},${to.y - 20} ${to.x},${to.y}` });
  }
  const bend = Math.min(30, Math.abs(to.y - from.y));
  const path = from.x === to.x
    ? `M${from.x},${from.y} L${to.x},${to.y}`
    : `M${from.x},${from.y} C${from.x},${from.y + bend} ${to.x},${from.y} ${to.x},${from.y + bend} L${to.x},${to.y}`;
  return s('path.line', { class: kind, d: path });
}

function row(family, state, before) {
  const time = state.document?.modified;
  const gap = family.byTimes && before ? Math.max(0, Date.parse(time) - Date.parse(before.document.modified)) : 0;
  // The longer the gap, the further down, but on a scale that leaves no page empty.
  const space = gap ? Math.min(LONGEST_GAP, 7 * Math.log2(1 + gap / 3600000)) : 0;
  return h('li', { css: { 'margin-top': `${space}px` } },
    h('div.when', family.byTimes && [h('time', { datetime: time }, day(time)), gap > 3600000 && h('span.gap', `${apart(before.document.modified, time)} later`)]),
    h('div.spot'),
    h('div.state',
      h('div.row', doc(state.document, { link: true }), badges(family, state)),
      state.descent && change(state),
      state.merges.map((merge) => h('p.small', `${percent(merge.share)} of what is new comes from `, h('bdi', visible(parted(merge.parent).name)))),
      state.copies.map((copy) => h('p.small.copy', h('span.faint', copy.reverts ? 'the same text again, later: ' : 'the same text: '),
        h('a', { href: `#/document/${copy.document.id}` }, h('bdi', visible(copy.copy)))))));
}

function badges(family, state) {
  const first = !state.parent && h('span.badge.strong', family.sure >= 0.9 ? 'first' : `first, perhaps (${percent(family.sure)})`);
  const latest = state.children.length === 0 && state.parent && h('span.badge.strong', 'latest');
  return [first, latest];
}

const NAMES = { inserted: 'new', deleted: 'gone', edited: 'edited', moved: 'moved', merged: 'merged', split: 'split' };

/** What changed from the state before. */
function change(state) {
  const { descent } = state;
  const paragraphs = descent.change ? Object.entries(NAMES).filter(([key]) => descent.change[key]).map(([key, name]) => `${number(descent.change[key])} ${name}`) : [];
  return h('div.change',
    descent.inserted + descent.deleted
      ? h('span', h('span.plus', `+${number(descent.inserted)}`), ' ', h('span.minus', `\u2212${number(descent.deleted)}`), ' words')
      : h('span', 'the same words'),
    paragraphs.length > 0 && h('span', `paragraphs: ${paragraphs.join(', ')}`),
    descent.reverts && h('span', 'mostly undoes the change before'),
    !descent.directed && h('span.badge.doubt', { title: 'Which of the two came first is a guess' }, `order is a guess (${percent(descent.confidence)})`),
    h('a', { href: compareLink(descent.parentId, descent.childId) }, `what changed since ${visible(parted(descent.parent).name)}`));
}

/** The states on a true time axis, joined by arcs. */
export function timeStrip({ rows }) {
  const times = rows.map((state) => Date.parse(state.document.modified));
  const from = Math.min(...times);
  const to = Math.max(...times);
  const svg = s('svg.strip', { role: 'img', 'aria-label': `From ${day(from)} to ${day(to)}: ${counted(rows.length, 'state')}` });
  const element = h('div.strips', svg);

  function draw() {
    const width = Math.max(200, element.clientWidth);
    const x = (time) => 12 + ((time - from) / (to - from)) * (width - 24);
    const base = 58;
    svg.setAttribute('viewBox', `0 0 ${width} 82`);
    const ticks = Array.from({ length: width > 500 ? 5 : 3 }, (_, i, all = width > 500 ? 4 : 2) => from + ((to - from) * i) / all);
    svg.replaceChildren(
      s('line.axis', { x1: 0, x2: width, y1: base, y2: base }),
      ...ticks.map((time, i) => s('text', { x: x(time), y: base + 20, 'text-anchor': i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle' }, day(time))),
      ...rows.filter((state) => state.parent).map((state) => {
        const a = x(times[state.parent.row]);
        const b = x(times[state.row]);
        const rise = Math.min(50, 10 + Math.abs(b - a) / 3);
        return s('path.arc', { d: `M${a},${base} C${a},${base - rise} ${b},${base - rise} ${b},${base}` });
      }),
      ...rows.map((state, i) => s('circle.dot', { cx: x(times[i]), cy: base, r: 5 }, s('title', `${day(times[i])}: ${visible(state.path)}`))));
  }

  const resized = new ResizeObserver(nextFrame(draw));
  resized.observe(element);
  return { element, end: () => resized.disconnect() };
}

// Two documents side by side: ribbons between what belongs together, a minimap, and scrolling that keeps them level.

import { colour, fill, h, nextFrame, s } from '../dom.js';
import { FATES, counted, parted, visible } from '../words.js';
import { block } from './blocks.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
/** So many screens are scrolled through; farther off, the text jumps. */
const NEAR = 2;
/** Of the letters of a text, about so many are as wide as the letters are high. */
const SIGNS_PER_EM = 2.2;
/** So many pixels do not matter. */
const LEVEL = 2;
const SIDES = ['left', 'right'];
const other = (side) => (side === 'left' ? 'right' : 'left');

/**
 * Draws a comparison. What is returned has `element`, `go(step)` to bring a step into view, `together` to be set, and
 * `end()`.
 *
 * @param onMark told which step was marked by a click
 */
export function sides(comparison, onMark) {
  const panes = Object.fromEntries(SIDES.map((side) => [side, pane(comparison, side)]));
  const svg = s('svg.ribbons', { 'aria-hidden': 'true' });
  const mini = h('canvas');
  const element = h('div.sides', panes.left, svg, panes.right, h('div.mini', { 'aria-hidden': 'true', title: 'All of both documents' }, mini));

  // Every step with its blocks on either side, and where they stand within their pane.
  const shown = comparison.steps.map((step) => ({ step, left: [], right: [], place: {} }));
  for (const side of SIDES) {
    for (const each of panes[side].querySelectorAll('.block')) shown[each.dataset.step][side].push(each);
  }
  const matched = shown.filter((each) => each.left.length && each.right.length);
  const state = { together: true, leader: null, aim: null, here: null, anchors: [], heads: 0, size: '' };
  let colours = readColours();

  // Blocks out of sight are not laid out, which takes most of the time with long documents. Until they are, style.css knows how
  // high they are about, from how much they say and how much goes on a line.
  function measure() {
    state.size = `${element.clientWidth} ${element.clientHeight}`;
    for (const side of SIDES) panes[side].style.setProperty('--per-row', perRow(panes[side]));
    place();
  }

  function place() {
    for (const side of SIDES) {
      const base = panes[side].getBoundingClientRect().top - panes[side].scrollTop;
      for (const each of shown) {
        const blocks = each[side];
        each.place[side] = blocks.length
          ? { top: blocks[0].getBoundingClientRect().top - base, bottom: blocks[blocks.length - 1].getBoundingClientRect().bottom - base }
          : null;
      }
    }
    state.heads = panes.left.firstElementChild.offsetHeight;
    anchor();
    drawMini();
    draw();
  }

  // Blocks that came into sight have their true height now, and all below them stand elsewhere.
  function replace() {
    place();
    if (state.aim) takeAim();
    else if (state.leader) follow(state.leader);
  }

  // Which heights of the two panes go together.
  function anchor() {
    const anchors = [{ left: 0, right: 0 }];
    const level = matched.filter((each) => each.step.fate !== 'moved').sort((a, b) => a.place.left.top - b.place.left.top);
    for (const each of level) {
      for (const edge of ['top', 'bottom']) {
        const last = anchors[anchors.length - 1];
        const next = { left: each.place.left[edge], right: each.place.right[edge] };
        if (next.left >= last.left && next.right >= last.right) anchors.push(next);
      }
    }
    const last = anchors[anchors.length - 1];
    anchors.push({
      left: Math.max(panes.left.scrollHeight, last.left + 1), right: Math.max(panes.right.scrollHeight, last.right + 1),
    });
    state.anchors = anchors;
  }

  function across(height, from) {
    const { anchors } = state;
    let low = 0;
    let high = anchors.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (anchors[middle][from] <= height) low = middle;
      else high = middle;
    }
    const length = anchors[high][from] - anchors[low][from];
    const part = length > 0 ? Math.min(1, (height - anchors[low][from]) / length) : 0;
    const to = other(from);
    return anchors[low][to] + part * (anchors[high][to] - anchors[low][to]);
  }

  // Ribbons between what is in view.
  const paths = [];
  function draw() {
    const width = svg.clientWidth;
    const height = svg.clientHeight;
    let used = 0;
    for (const each of matched) {
      const a = each.place.left.top - panes.left.scrollTop;
      const b = each.place.left.bottom - panes.left.scrollTop;
      const c = each.place.right.top - panes.right.scrollTop;
      const d = each.place.right.bottom - panes.right.scrollTop;
      const isAway = (top, bottom) => bottom < state.heads || top > height;
      if (isAway(a, b) && isAway(c, d)) continue;
      if (used === paths.length) {
        paths.push(s('path'));
        svg.append(paths[used]);
      }
      const middle = width / 2;
      paths[used].setAttribute('class', `${each.step.fate}${each === state.here ? ' here' : ''}`);
      paths[used].setAttribute('d', `M0,${a} C${middle},${a} ${middle},${c} ${width},${c} L${width},${d} C${middle},${d} ${middle},${b} 0,${b} Z`);
      used++;
    }
    while (paths.length > used) paths.pop().remove();
    drawWindow();
  }

  // The minimap: both documents from top to bottom, and what of them is in view.
  const still = document.createElement('canvas');
  function drawMini() {
    const ratio = devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = mini;
    for (const canvas of [mini, still]) {
      canvas.width = Math.max(1, width * ratio);
      canvas.height = Math.max(1, height * ratio);
    }
    const pen = still.getContext('2d');
    pen.scale(ratio, ratio);
    pen.fillStyle = colours.paper;
    pen.fillRect(0, 0, width, height);
    SIDES.forEach((side, i) => {
      const scale = height / panes[side].scrollHeight;
      for (const each of shown) {
        if (!each.place[side] || each.step.fate === 'kept' || each.step.fate === 'aside') continue;
        pen.fillStyle = colours[each.step.fate];
        pen.fillRect(i * (width / 2) + 1, each.place[side].top * scale, width / 2 - 2, Math.max(2, (each.place[side].bottom - each.place[side].top) * scale));
      }
    });
  }

  function drawWindow() {
    const pen = mini.getContext('2d');
    const ratio = devicePixelRatio || 1;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(still, 0, 0);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.strokeStyle = colours.ink;
    pen.lineWidth = 1.5;
    SIDES.forEach((side, i) => {
      const scale = mini.clientHeight / panes[side].scrollHeight;
      pen.strokeRect(i * (mini.clientWidth / 2) + 0.75, panes[side].scrollTop * scale + 0.75, mini.clientWidth / 2 - 1.5, panes[side].clientHeight * scale - 1.5);
    });
  }

  function jumpTo(event) {
    const box = mini.getBoundingClientRect();
    const side = event.clientX < box.left + box.width / 2 ? 'left' : 'right';
    const part = (event.clientY - box.top) / box.height;
    lead(side);
    panes[side].scrollTop = part * panes[side].scrollHeight - panes[side].clientHeight / 2;
  }
  mini.addEventListener('pointerdown', (event) => {
    mini.setPointerCapture(event.pointerId);
    jumpTo(event);
  });
  mini.addEventListener('pointermove', (event) => event.buttons && jumpTo(event));

  // Scrolling together: the pane that the user is in leads.
  const drawSoon = nextFrame(draw);
  const replaceSoon = nextFrame(replace);
  for (const side of SIDES) {
    for (const event of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
      panes[side].addEventListener(event, () => lead(side), { passive: true });
    }
    panes[side].addEventListener('scroll', () => {
      if (state.leader === side) follow(side);
      drawSoon();
    }, { passive: true });
    panes[side].addEventListener('contentvisibilityautostatechange', replaceSoon, { capture: true });
    panes[side].addEventListener('click', (event) => {
      const hit = event.target.closest('.block');
      if (hit && getSelection().isCollapsed) bringPartner(side, shown[hit.dataset.step]);
    });
  }

  function lead(side) {
    state.leader = side;
    state.aim = null;
  }

  function follow(side) {
    if (!state.together) return;
    const line = panes[side].clientHeight / 3;
    panes[other(side)].scrollTop = across(panes[side].scrollTop + line, side) - line;
  }

  function mark(each) {
    for (const old of element.querySelectorAll('.block.here')) old.classList.remove('here');
    state.here = each;
    for (const own of [...each.left, ...each.right]) own.classList.add('here');
    drawSoon();
  }

  // Brings a step to some height of either pane, and keeps it there until the reader scrolls.
  function aim(each, heights) {
    state.leader = null;
    state.aim = { each, heights };
    takeAim();
  }

  function takeAim() {
    const { each, heights } = state.aim;
    for (const [side, height] of Object.entries(heights)) {
      const top = (each.place[side] ? each.place[side].top : across(each.place[other(side)].top, other(side))) - height;
      const way = Math.abs(top - panes[side].scrollTop);
      if (way < LEVEL) continue;
      panes[side].scrollTo({ top, behavior: calm || way > NEAR * panes[side].clientHeight ? 'auto' : 'smooth' });
    }
  }

  // A block stays where it is; its partner comes alongside, from wherever it was moved.
  function bringPartner(side, each) {
    mark(each);
    onMark(each.step);
    aim(each, { [other(side)]: each.place[side].top - panes[side].scrollTop });
  }

  function go(step) {
    const each = shown[step.number];
    mark(each);
    const line = panes.left.clientHeight / 4;
    aim(each, { left: line, right: line });
  }

  const resized = new ResizeObserver(nextFrame(() => {
    if (state.size !== `${element.clientWidth} ${element.clientHeight}`) measure();
  }));
  resized.observe(element);
  const recoloured = () => {
    colours = readColours();
    drawMini();
    draw();
  };
  addEventListener('themechange', recoloured);
  return {
    element,
    go,
    measure,
    set together(on) { state.together = on; },
    end() {
      resized.disconnect();
      removeEventListener('themechange', recoloured);
    },
  };
}

/** How many signs go on a line of a pane, about. */
function perRow(pane) {
  const size = Number.parseFloat(getComputedStyle(pane).fontSize);
  return Math.max(8, Math.round(((pane.clientWidth - 3 * size) / size) * SIGNS_PER_EM));
}

function readColours() {
  return Object.fromEntries([...Object.keys(FATES).filter((fate) => fate !== 'aside'), 'paper', 'ink'].map((name) => [name, colour(name)]));
}

function pane(comparison, side) {
  const one = comparison[side];
  const stepOf = [];
  for (const step of comparison.steps) for (const at of step[side]) stepOf[at] = step;
  const { name, folder } = parted(one.path);
  return fill(h('section.pane', { class: side, tabindex: 0, 'aria-label': `The ${side} document, ${visible(name)}` }),
    h('div.title', h('h2', { title: visible(one.path) }, h('bdi', visible(name))),
      h('p', folder && [h('bdi', visible(folder)), ' \u00b7 '], counted(one.paragraphs.length, 'paragraph'), ', ', counted(one.words, 'word'))),
    one.paragraphs.map((_, at) => stepOf[at] && block(comparison, stepOf[at], at, side)));
}

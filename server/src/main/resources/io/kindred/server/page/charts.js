// Charts drawn by hand: bars of kinds, and the histogram of scores.

import { h, s } from './dom.js';
import { KINDS, SHOWN_KINDS, number, shownKind } from './words.js';

/** Contains and contained are one. */
export function joined(counts) {
  const sums = {};
  for (const [kind, count] of Object.entries(counts)) sums[shownKind(kind)] = (sums[shownKind(kind)] ?? 0) + count;
  return sums;
}

/** The same for bins. */
export function joinedBins(kinds) {
  const sums = {};
  for (const [kind, bins] of Object.entries(kinds)) {
    const name = shownKind(kind);
    sums[name] = sums[name] ? sums[name].map((count, i) => count + bins[i]) : [...bins];
  }
  return sums;
}

/** A bar for each kind that occurs; each leads to its pairs. */
export function kindBars(counts) {
  const shown = SHOWN_KINDS.filter((kind) => counts[kind]);
  const most = Math.max(...shown.map((kind) => counts[kind]), 1);
  return h('ul.bars', shown.map((kind) => h('li', h('a.bar', {
    class: `k-${kind}`, href: `#/pairs?kind=${kind}`, title: KINDS[kind].means,
  },
  h('span.name', KINDS[kind].many),
  h('span.track', h('span.fill', { css: { width: `${(100 * counts[kind]) / most}%` } })),
  h('span.value', number(counts[kind]))))));
}

const WIDTH = 640;
const HEIGHT = 150;

/**
 * A histogram of scores from 0 to 1, the kinds on top of one another. `mark(score)` of what is returned dims what is below
 * a score.
 *
 * @param bins for each kind as many counts as there are bins
 */
export function histogram(bins, label) {
  const kinds = SHOWN_KINDS.filter((kind) => bins[kind]?.some((count) => count > 0));
  const length = kinds.length ? bins[kinds[0]].length : 50;
  const totals = Array.from({ length }, (_, i) => kinds.reduce((sum, kind) => sum + bins[kind][i], 0));
  // Roots, so that a few hundred copies at 1 do not hide all else.
  const height = (count) => Math.sqrt(count);
  const most = Math.max(...totals.map(height), 1);
  const step = WIDTH / length;
  const groups = totals.map((total, i) => {
    const group = s('g');
    let top = HEIGHT;
    for (const kind of kinds) {
      if (!bins[kind][i]) continue;
      const part = ((height(total) * (bins[kind][i] / total)) / most) * (HEIGHT - 8);
      top -= part;
      group.append(s('rect', { class: `k-${kind}`, x: i * step + 0.5, y: top, width: Math.max(step - 1, 1), height: part, fill: 'var(--hue)' }));
    }
    if (total) group.append(s('title', `${(i / length).toFixed(2)} to ${((i + 1) / length).toFixed(2)}: ${number(total)} pairs`));
    return group;
  });
  const line = s('line.mark', { x1: 0, x2: 0, y1: 0, y2: HEIGHT, visibility: 'hidden' });
  const svg = s('svg.histogram', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
    groups,
    s('line.axis', { x1: 0, x2: WIDTH, y1: HEIGHT, y2: HEIGHT }),
    line);
  const mark = (score) => {
    groups.forEach((group, i) => group.classList.toggle('below', (i + 1) / length <= score + 1e-9));
    line.setAttribute('visibility', 'visible');
    line.setAttribute('x1', score * WIDTH);
    line.setAttribute('x2', score * WIDTH);
  };
  const ticks = h('div.ticks', { 'aria-hidden': 'true' }, ['0', '0.25', '0.50', '0.75', '1'].map((at) => h('span', at)));
  return { chart: h('div.chart', svg, ticks), mark, kinds };
}

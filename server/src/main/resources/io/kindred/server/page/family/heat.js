// How much the members of a family are alike: a cell for each pair, of stronger colour where more is shared.

import { colour, fill, h } from '../dom.js';
import { compareLink } from '../parts.js';
import { number, parted, score, visible } from '../words.js';

const LARGEST = 560;
const NAMED = 22;

/** The map of a family; arrows go from cell to cell, enter compares. */
export function heat(found) {
  const count = found.documents.length;
  const cell = Math.max(4, Math.min(44, Math.floor(LARGEST / count)));
  const side = cell * count;
  const canvas = h('canvas', {
    tabindex: 0,
    role: 'application',
    'aria-roledescription': 'heat map',
    'aria-label': `How much ${number(count)} documents are alike. Arrows go from pair to pair, enter compares.`,
  });
  const told = h('p', { role: 'status' }, 'Point at a cell to see which two documents it stands for; click to compare them.');
  const names = h('ol.names', { 'aria-hidden': 'true', css: { 'line-height': `${cell}px` } },
    found.documents.map((one) => h('li', h('bdi', visible(parted(one.path).name)))));
  let here = null;

  function draw() {
    const ratio = devicePixelRatio || 1;
    canvas.width = side * ratio;
    canvas.height = side * ratio;
    canvas.style.width = `${side}px`;
    const pen = canvas.getContext('2d');
    pen.scale(ratio, ratio);
    const [empty, full] = [rgb(colour('sunk')), rgb(colour('accent'))];
    const gap = cell > 8 ? 1 : 0;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const value = found.scores[i][j] ?? 0;
        pen.fillStyle = `rgb(${empty.map((from, k) => Math.round(from + (full[k] - from) * value ** 2)).join(' ')})`;
        pen.fillRect(j * cell, i * cell, cell - gap, cell - gap);
      }
    }
    if (here) {
      pen.strokeStyle = colour('ink');
      pen.lineWidth = 2;
      pen.strokeRect(here[1] * cell + 1, here[0] * cell + 1, cell - 2 - gap, cell - 2 - gap);
    }
  }

  function point(i, j) {
    here = [i, j];
    const [a, b] = [found.documents[i], found.documents[j]];
    const value = found.scores[i][j];
    fill(told, h('strong', h('bdi', visible(parted(a.path).name))), ' and ', h('strong', h('bdi', visible(parted(b.path).name))), ': ',
      i === j ? 'one and the same document' : value === null ? 'not compared, or no kin' : `score ${score(value)}`);
    draw();
  }

  function cellAt(event) {
    const box = canvas.getBoundingClientRect();
    const at = (value, from, length) => Math.max(0, Math.min(count - 1, Math.floor(((value - from) / length) * count)));
    return [at(event.clientY, box.top, box.height), at(event.clientX, box.left, box.width)];
  }

  function open() {
    if (here && here[0] !== here[1]) location.hash = compareLink(found.documents[here[0]].id, found.documents[here[1]].id);
  }

  canvas.addEventListener('pointermove', (event) => {
    const [i, j] = cellAt(event);
    if (!here || here[0] !== i || here[1] !== j) point(i, j);
  });
  canvas.addEventListener('click', (event) => {
    point(...cellAt(event));
    open();
  });
  canvas.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (event.key === 'Enter') open();
    else if (steps[event.key]) {
      const [i, j] = here ?? [0, 0];
      const step = here ? steps[event.key] : [0, 0];
      point(Math.max(0, Math.min(count - 1, i + step[0])), Math.max(0, Math.min(count - 1, j + step[1])));
    } else return;
    event.preventDefault();
  });
  draw();
  addEventListener('themechange', draw);
  return {
    element: h('div.heat', h('div.matrix', cell >= NAMED && names, canvas), h('div.stack', h('p.scale', 'nothing', h('i'), 'all in common'), told,
      found.total > count && h('p.faint', `The first ${number(count)} of ${number(found.total)} members.`))),
    end: () => removeEventListener('themechange', draw),
  };
}

function rgb(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

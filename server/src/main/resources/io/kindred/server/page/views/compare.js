// Two documents: what they are to each other, why, and what became of each paragraph.

import { api } from '../api.js';
import { oneText } from '../compare/blocks.js';
import { sides } from '../compare/sides.js';
import { explain, inWords, isChange, tally, where } from '../compare/story.js';
import { fill, h, s } from '../dom.js';
import { about, empty, kind, saved } from '../parts.js';
import { FATES, KINDS, counted, number, parted, percent, score, visible } from '../words.js';
import { lastAsked } from './ask.js';

const NARROW = '(max-width: 45rem)';
const SHOWN_SHARES = ['leftInRight', 'rightInLeft'];
const DECISIONS = { confirmed: 'You said: the same document', rejected: 'You said: different', unsure: 'You were not sure' };

export async function show({ room, rest: [left, right] }) {
  const found = await load(left, right);
  room.dataset.main = 'whole';
  const changes = found.steps.filter(isChange);
  const status = h('span.status', { role: 'status' }, changes.length ? counted(changes.length, 'change') : 'no change');
  const holder = h('div.holder');
  let here = null;
  let view = null;

  function marked(step) {
    here = step;
    const at = changes.indexOf(step);
    status.textContent = at < 0 ? where(step) : `change ${number(at + 1)} of ${number(changes.length)}: ${where(step)}`;
  }

  function go(way, fate) {
    const stops = fate ? found.steps.filter((step) => step.fate === fate) : changes;
    if (!stops.length) {
      status.textContent = fate ? `nothing ${fate}` : 'no change';
      return;
    }
    const now = here ? here.number : -1;
    const next = way > 0 ? stops.find((step) => step.number > now) : stops.findLast((step) => step.number < now);
    const step = next ?? (way > 0 ? stops[0] : stops.at(-1));
    marked(step);
    view.go(step);
  }

  function draw(asOne) {
    view?.end();
    view = asOne ? column(found, marked) : sides(found, marked);
    fill(holder, view.element);
    holder.classList.toggle('tall', !asOne);
    view.measure();
    one.setAttribute('aria-pressed', String(asOne));
    two.setAttribute('aria-pressed', String(!asOne));
    together.closest('label').hidden = asOne;
  }

  const one = h('button', { type: 'button', click: () => draw(true) }, 'One text');
  const two = h('button', { type: 'button', click: () => draw(false) }, 'Side by side');
  const together = h('input', { type: 'checkbox', checked: true, change: () => { if ('together' in view) view.together = together.checked; } });
  room.append(
    verdict(found, left),
    chips(found, go),
    holder,
    h('div.steer',
      h('button', { type: 'button', id: 'previous', click: () => go(-1) }, '\u2190 previous'),
      h('button', { type: 'button', id: 'next', click: () => go(1) }, 'next \u2192'),
      status,
      h('span.row', two, one),
      h('label', together, ' scroll together'),
      h('span.keys.faint.small', h('kbd', 'n'), ' ', h('kbd', 'p'), ' next and previous, ', h('kbd', 's'), ' scroll together, ',
        h('kbd', '?'), ' more keys; a click brings the partner alongside')));

  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input:not([type=checkbox]), textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    const fate = Object.keys(FATES).find((each) => FATES[each].key === key);
    if (key === 'n') go(1);
    else if (key === 'p') go(-1);
    else if (key === 's') together.click();
    else if (fate) go(event.shiftKey ? -1 : 1, fate);
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', onKey);
  room.addEventListener('shown', () => draw(matchMedia(NARROW).matches), { once: true });
  return () => {
    removeEventListener('keydown', onKey);
    view?.end();
  };
}

function load(left, right) {
  if (left !== 'asked') return api.compare(left, right);
  const asked = lastAsked();
  if (!asked) throw new Error('The file is no longer at hand. Ask about it again.');
  return api.compareFile(asked.file, asked.name, right);
}

function verdict(found, left) {
  const name = (side) => h('bdi', visible(parted(found[side].path).name));
  const title = found.kind
    ? [name('left'), h('span.verb', ` ${KINDS[found.kind].is} `), name('right')]
    : [name('left'), h('span.verb', ' and '), name('right'), h('span.verb', ' are no kin')];
  const share = (text, value) => h('span.share', text, h('span.track', h('span.fill', { css: { width: `${value * 100}%` } })));
  const why = h('details.why', h('summary', 'Why this score?'),
    h('p', explain(found).join(' ')),
    h('ul', found.explanation.filter((part) => !SHOWN_SHARES.includes(part.name)).map((part) => h('li', visible(part.words)))));
  return h('div.verdicts',
    h('div.head', h('div', h('h1.pairtitle', title),
      h('p.verdict', found.kind && kind(found.kind), h('strong', `score ${score(found.score)}`),
        share(`${percent(found.shares.leftInRight)} of the left is in the right`, found.shares.leftInRight),
        share(`${percent(found.shares.rightInLeft)} of the right is in the left`, found.shares.rightInLeft),
        found.decision && h('span.badge', DECISIONS[found.decision]))),
    left !== 'asked' && saved('compare', { left: found.left.id, right: found.right.id }, ['csv', 'json', 'html'])),
    about(found),
    why);
}

/** How the words fared, as a bar and as buttons that go from one to the next of a kind. */
function chips(found, go) {
  const told = tally(found);
  const all = Object.values(told).reduce((sum, { words }) => sum + words, 0) || 1;
  const shown = Object.keys(FATES).filter((fate) => fate !== 'aside' && told[fate].paragraphs);
  let x = 0;
  const bar = s('svg.fates', { viewBox: '0 0 1000 10', preserveAspectRatio: 'none', role: 'img', 'aria-label': inWords(told) },
    shown.map((fate) => {
      const width = (1000 * told[fate].words) / all;
      const part = s('rect', { class: fate, x, y: 0, width, height: 10 });
      x += width;
      return part;
    }));
  return h('div', bar, h('div.chips', { role: 'group', 'aria-label': 'What became of paragraphs' }, shown.map((fate) => h('button.chip', {
    type: 'button', class: fate, title: `${FATES[fate].means}; go to the next (${FATES[fate].key}), with shift to the one before`, 'aria-keyshortcuts': FATES[fate].key,
    click: (event) => go(event.shiftKey ? -1 : 1, fate),
  }, h('b', FATES[fate].sign), ` ${number(told[fate].paragraphs)} ${fate} `, h('small', percent(told[fate].words / all))))));
}

/** Both documents as one text, for narrow screens and for reading. */
function column(found, onMark) {
  const blocks = found.steps.map((step) => oneText(found, step));
  const element = h('section.pane.one', { 'aria-label': 'Both documents as one text' },
    blocks.length ? blocks : empty('Nothing to show', 'Neither document has text.'));
  const mark = (at) => {
    element.querySelector('.block.here')?.classList.remove('here');
    blocks[at].classList.add('here');
  };
  element.addEventListener('click', (event) => {
    const hit = event.target.closest('.block');
    if (!hit || !getSelection().isCollapsed) return;
    mark(Number(hit.dataset.step));
    onMark(found.steps[hit.dataset.step]);
  });
  return {
    element,
    measure() {},
    end() {},
    go(step) {
      mark(step.number);
      const centre = () => blocks[step.number].scrollIntoView({ block: 'center' });
      centre();
      // What comes into sight by that may turn out higher or lower than thought.
      requestAnimationFrame(() => requestAnimationFrame(centre));
    },
  };
}

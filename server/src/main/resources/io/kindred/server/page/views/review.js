// Pairs that are hard to tell, one at a time, decided by a key.

import { api } from '../api.js';
import { fill, h, say } from '../dom.js';
import { compareLink, doc, empty, head, kind, meter, saved, trouble } from '../parts.js';
import { oneText } from '../compare/blocks.js';
import { isChange } from '../compare/story.js';
import { counted, number } from '../words.js';

const VERDICTS = [
  { key: 'y', verdict: 'confirmed', name: 'Same document', note: 'they belong together' },
  { key: 'n', verdict: 'rejected', name: 'Different', note: 'they only look alike' },
  { key: 'u', verdict: 'unsure', name: 'Not sure', note: 'ask again at the end' },
];
const SHOWN = 6;
const MOST = 200;

export async function show({ room }) {
  const state = { waiting: (await api.review({ limit: MOST })).items, done: [], busy: false };
  const stage = h('div', { id: 'review' });
  room.append(
    head('Review', 'Pairs that are hard to tell. What you decide is remembered, and families and clean-ups respect it.',
      h('div.stack', h('span.row', h('span.small', 'Waiting:'), saved('review')), h('span.row', h('span.small', 'Decided:'), saved('decisions')))),
    stage);

  // A decision is about texts, and so about copies, too: what is left to decide is asked for anew.
  async function refill() {
    const left = await api.review({ limit: MOST });
    state.waiting = left.items.filter((each) => !state.done.some((one) => isSame(each, one.relation)));
  }

  async function decide(verdict) {
    const relation = state.waiting[0];
    if (!relation || state.busy) return;
    state.busy = true;
    try {
      await api.decide(relation.left.id, relation.right.id, verdict.verdict);
      state.done.push({ relation, verdict });
      await refill();
      say(`${verdict.name}. ${counted(state.waiting.length, 'pair')} left.`);
      draw();
    } catch (error) {
      stage.prepend(trouble(error));
    }
    state.busy = false;
  }

  async function takeBack() {
    const last = state.done.at(-1);
    if (!last || state.busy) return;
    state.busy = true;
    try {
      await api.decide(last.relation.left.id, last.relation.right.id, null);
      state.done.pop();
      await refill();
      state.waiting = [last.relation, ...state.waiting.filter((each) => !isSame(each, last.relation))];
      say('Taken back.');
      draw();
    } catch (error) {
      stage.prepend(trouble(error));
    }
    state.busy = false;
  }

  function draw() {
    const [relation] = state.waiting;
    const back = state.done.length > 0 && h('button.quiet', { type: 'button', click: takeBack }, 'Take the last one back ', h('kbd', 'z'));
    if (!relation) {
      fill(stage, empty(state.done.length ? 'All done' : 'Nothing to review',
        state.done.length ? `${counted(state.done.length, 'pair')} decided.` : 'No pair is near the border between versions and other kin.'), h('p.more', back));
      return;
    }
    const evidence = h('div.stack', h('p.waiting', 'Comparing \u2026'));
    fill(stage,
      progress(state),
      h('section.card',
        h('h2', 'Are these two states of one document?'),
        h('div.two', doc(relation.left, { link: true }), doc(relation.right, { link: true })),
        h('p.item', kind(relation.kind), meter(relation.score, relation.kind), h('span.grow.faint', relation.reason),
          h('a', { href: compareLink(relation.left.id, relation.right.id) }, 'Side by side')),
        h('div.judge', VERDICTS.map((verdict) => h('button', { type: 'button', title: verdict.note, click: () => decide(verdict) },
          verdict.name, h('kbd', verdict.key))), back),
        evidence));
    weigh(relation).then((told) => state.waiting[0] === relation && fill(evidence, told),
      (error) => fill(evidence, trouble(error)));
  }

  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, dialog')) return;
    const verdict = VERDICTS.find((each) => each.key === event.key.toLowerCase());
    if (verdict) decide(verdict);
    else if (event.key === 'z') takeBack();
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', onKey);
  draw();
  return () => removeEventListener('keydown', onKey);
}

function isSame(one, other) {
  return one.left.id === other.left.id && one.right.id === other.right.id;
}

function progress(state) {
  const all = state.done.length + state.waiting.length;
  return h('div.progress', h('p.small.faint', `${number(state.done.length)} of ${number(all)} decided`),
    h('div.done', h('i', { css: { '--part': all ? state.done.length / all : 0 } })));
}

/** What speaks for and against: a few paragraphs that both have, those that were changed first. */
async function weigh(relation) {
  const found = await api.compare(relation.left.id, relation.right.id);
  const common = found.steps.filter((step) => step.left.length && step.right.length && step.fate !== 'aside');
  const edited = common.filter(isChange);
  const shown = [...edited, ...common.filter((step) => !isChange(step))].slice(0, SHOWN).sort((a, b) => a.number - b.number);
  return [
    h('h3', shown.length < common.length ? `Some of what both have, ${number(shown.length)} of ${counted(common.length, 'paragraph')}` : 'What both have'),
    h('div.one.pane', shown.map((step) => oneText(found, step))),
  ];
}

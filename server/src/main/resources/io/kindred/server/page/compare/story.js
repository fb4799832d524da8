// A comparison as a story: what became of every paragraph, in the order of right, and what one can say about it.

import { FATES, KINDS, counted, percent, score as shown } from '../words.js';

/** Paragraph numbers as people count them: "3", "3-5", "3, 5-6". */
export function numbers(paragraphs) {
  const runs = [];
  for (const at of paragraphs) {
    const last = runs[runs.length - 1];
    if (last && at === last[1] + 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}\u2013${to + 1}`)).join(', ');
}

/** What a block says of itself, seen from one side. */
export function label(step, side) {
  const others = numbers(side === 'left' ? step.right : step.left);
  const towards = side === 'left';
  switch (step.fate) {
    case 'moved': return `moved ${towards ? 'to' : 'from'} ${others}`;
    case 'merged':
    case 'split': return `${step.fate} ${towards ? 'into' : 'from'} ${others}`;
    case 'aside': return '';
    default: return step.fate;
  }
}

/** What became of a step and, if that is not where it was, where it went. */
export function where(step) {
  return step.left.length && step.right.length && ['moved', 'merged', 'split'].includes(step.fate)
    ? `${step.fate}, ${numbers(step.left)} to ${numbers(step.right)}` : step.fate;
}

export function isChange(step) {
  return step.fate !== 'kept' && step.fate !== 'aside';
}

/** How many words and paragraphs met each fate: those of right, and those deleted. */
export function tally(comparison) {
  const found = Object.fromEntries(Object.keys(FATES).map((fate) => [fate, { words: 0, paragraphs: 0 }]));
  for (const step of comparison.steps) {
    const side = step.right.length ? 'right' : 'left';
    found[step.fate].paragraphs += step[side].length;
    for (const at of step[side]) found[step.fate].words += comparison[side].paragraphs[at].words;
  }
  return found;
}

/** Why two documents count as what they are, in a few sentences. */
export function explain(comparison) {
  const { kind, score, shares } = comparison;
  if (!kind) {
    return shares.leftInRight + shares.rightInLeft > 0
      ? ['They have next to nothing in common.'] : ['They have no sentence in common.'];
  }
  const told = [];
  if (kind === 'identical') told.push('Both files hold the same bytes.');
  else if (kind === 'same-text') told.push('Both say the same words in the same order; only layout, case or format differ.');
  else if (kind === 'related') {
    told.push('They are about the same and share no text worth mention; the score is half of how near they are in meaning.');
  } else {
    told.push(`The left document ${KINDS[kind].is} the right one: ${KINDS[kind].means}.`);
    if (shares.order < 0.995) told.push(`${percent(shares.order)} of what they share comes in the same order.`);
    told.push(score >= 0.5
      ? 'A score from 0.50 up means versions; 1.00 is the same text.'
      : 'A score below 0.50 means kin, but not versions of one document.');
  }
  if (kind !== 'related' && shown(comparison.aloneScore) !== shown(score)) {
    told.push(`What stands in many documents of the collection counts for little; without that the score were ${shown(comparison.aloneScore)}.`);
  }
  if (comparison.approximate) told.push('The documents are very long, and the search ended early: more may be in common.');
  return told;
}

/** The fates of paragraphs in words, for those who listen. */
export function inWords(found) {
  const parts = Object.entries(found).filter(([fate, { paragraphs }]) => paragraphs && fate !== 'aside')
    .map(([fate, { paragraphs }]) => `${counted(paragraphs, 'paragraph')} ${fate}`);
  return parts.join(', ') || 'no paragraphs';
}

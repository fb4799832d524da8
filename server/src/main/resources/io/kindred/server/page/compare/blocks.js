// Paragraphs as blocks of text with their edits set off.

import { h } from '../dom.js';
import { FATES, visible } from '../words.js';
import { label } from './story.js';

const FLOWING = 55;

/** Whether lines of a paragraph are broken because they are full, and not because each means something. */
function flows(text) {
  const lines = text.split('\n').slice(0, -1);
  return lines.filter((line) => line.length >= FLOWING).length * 2 >= lines.length;
}

function layout(paragraphs) {
  return paragraphs.every((each) => flows(each.text)) ? '' : 'lines';
}

/** By what style.css guesses how high a block is before it is laid out. */
function extent(paragraphs) {
  const text = paragraphs.map((each) => each.text).join(' ');
  return { '--signs': text.length, '--rows': layout(paragraphs) ? text.split('\n').length : 1 };
}

/** One paragraph of one side. */
export function block(comparison, step, at, side) {
  const paragraph = comparison[side].paragraphs[at];
  return h('article.block', { class: `${step.fate} ${layout([paragraph])}`, css: extent([paragraph]), data: { step: step.number } },
    tag(step, `${at + 1} ${label(step, side)}`),
    h('div', { dir: 'auto' }, marked(paragraph, step.edits, side)));
}

function tag(step, text) {
  return h('p.tag', h('b', { title: FATES[step.fate].means }, FATES[step.fate].sign), ' ', text);
}

/** The text of a paragraph, words that only this side has within a mark. */
function marked(paragraph, edits, side) {
  const name = side === 'left' ? 'del' : 'ins';
  const parts = [];
  let at = paragraph.from;
  const text = (from, to) => visible(paragraph.text.slice(from - paragraph.from, to - paragraph.from));
  for (const edit of edits) {
    if (edit.kind === 'kept' || !edit[side]) continue;
    const from = Math.max(at, edit[side].from);
    const to = Math.min(paragraph.to, edit[side].to);
    if (from >= to) continue;
    parts.push(text(at, from), within(name, text(from, to)));
    at = to;
  }
  parts.push(text(at, paragraph.to));
  return parts;
}

/** A step as one text: what went and what came, one after the other. */
export function oneText(comparison, step) {
  const left = step.left.map((at) => comparison.left.paragraphs[at]);
  const right = step.right.map((at) => comparison.right.paragraphs[at]);
  const shown = right.length ? right : left;
  const where = right.length ? label(step, 'right') : label(step, 'left');
  const number = (right.length ? step.right : step.left)[0] + 1;
  const body = left.length && right.length && step.edits.length
    ? step.edits.map((edit) => edited(edit, left, right))
    : shown.flatMap((paragraph, i) => [i > 0 && ' \u00b6 ', visible(paragraph.text)]);
  const wrapped = step.fate === 'inserted' ? h('ins', body) : step.fate === 'deleted' ? h('del', body) : body;
  return h('article.block', { class: `${step.fate} ${layout(shown)}`, css: extent(shown), data: { step: step.number } },
    tag(step, `${number} ${where}`), h('div', { dir: 'auto' }, wrapped));
}

function edited(edit, left, right) {
  if (edit.kind === 'deleted') return within('del', stretch(left, edit.left));
  if (edit.kind === 'inserted') return within('ins', stretch(right, edit.right));
  return stretch(right, edit.right);
}

/** Words within a mark, the white space at their end after it. */
function within(mark, text) {
  const words = text.trimEnd();
  return [h(mark, words), text.slice(words.length)];
}

/** What of a stretch stands in some paragraphs, with a sign where one ends. */
function stretch(paragraphs, span) {
  return paragraphs
    .map((each) => [Math.max(each.from, span.from), Math.min(each.to, span.to), each])
    .filter(([from, to]) => from < to)
    .map(([from, to, each]) => visible(each.text.slice(from - each.from, to - each.from)))
    .join(' \u00b6 ');
}

// Pieces that several views show.

import { api, save, token } from './api.js';
import { fill, h, say } from './dom.js';
import { KINDS, SHOWN_KINDS, counted, day, number, parted, percent, score, visible } from './words.js';

const LONGEST_QUOTE = 240;

/** A document as people know it: its name, and the folder it is in. */
export function doc(one, { link = false, main = false } = {}) {
  const { name, folder } = parted(one.path);
  const shown = h('bdi', visible(name));
  return h('div.doc',
    link
      ? h('a.name', { class: main ? 'main' : 'other', href: `#/document/${encodeURIComponent(one.id)}` }, shown)
      : h('span.name', shown),
    folder && h('span.folder', h('bdi', visible(folder))));
}

/** The name of a kind with its colour. */
export function kind(name) {
  return h('span.kind', { class: `k-${name}`, title: KINDS[name]?.means }, h('i.swatch'), KINDS[name]?.one ?? name);
}

/** A score as a number and a short bar. */
export function meter(value, kindName) {
  return h('span.meter', { class: kindName ? `k-${kindName}` : '' }, h('i', { css: { '--part': value }, 'aria-hidden': 'true' }), score(value));
}

/** The legend of the kinds that occur. */
export function legend(kinds = SHOWN_KINDS) {
  return h('ul.legend', kinds.map((name) => h('li', { class: `k-${name}`, title: KINDS[name].means }, h('i.swatch'), KINDS[name].many)));
}

export function compareLink(left, right) {
  return `#/compare/${encodeURIComponent(left)}/${encodeURIComponent(right)}`;
}

/** What two documents are both about, and where they say it, if that is what makes them kin. */
export function about(relation) {
  if (relation.kind !== 'related') return null;
  const { concepts = [], meaning } = relation;
  return h('div.about.small',
    concepts.length > 0 && h('p', 'Both are about ', h('bdi', visible(concepts.join(', '))), '.'),
    meaning && h('p', 'Nearest in meaning: ', h('q', visible(short(meaning.left))), ' and ', h('q', visible(short(meaning.right)))));
}

function short(quote) {
  if (quote.length <= LONGEST_QUOTE) return quote;
  const end = quote.lastIndexOf(' ', LONGEST_QUOTE);
  return `${quote.slice(0, end > LONGEST_QUOTE / 2 ? end : LONGEST_QUOTE)} \u2026`;
}

/** Two documents and what they are to each other. */
export function pairRow(relation, extra) {
  return h('li.openable', h('div.pair',
    doc(relation.left),
    h('a.main.verb', { href: compareLink(relation.left.id, relation.right.id) }, KINDS[relation.kind]?.is ?? relation.kind),
    doc(relation.right),
    h('div.row', extra, meter(relation.score, relation.kind))), about(relation));
}

/** A family in a list. */
export function familyRow(family) {
  const spans = day(family.earliest) === day(family.latest) ? day(family.latest) : `${day(family.earliest)} to ${day(family.latest)}`;
  return h('li.openable', h('div.item',
    h('div.grow', h('div.doc',
      h('a.main.name', { href: `#/family/${encodeURIComponent(family.family)}` }, h('bdi', visible(family.title || family.representative))),
      h('span.folder', h('bdi', visible(family.representative))))),
    h('span', counted(family.size, 'document')),
    h('span.faint.small', { title: 'How much two members have of each other on average' }, `${percent(family.cohesion)} alike`),
    h('span.faint.small', spans)));
}

/** The head of a view: its name, a sentence, and what stands at the right. */
export function head(title, lead, ...right) {
  return h('div.head', h('div', h('h1', title), lead && h('p.lead', lead)), right.length > 0 && h('div.row', right));
}

const FORMATS = { csv: 'CSV', json: 'JSON', html: 'a page' };

/** Links that save what a view shows: saved('relations', {min: 0.5}) offers relations.csv, relations.json and relations.html. */
export function saved(name, query = {}, formats = Object.keys(FORMATS)) {
  return h('span.row.small', h('span.faint', 'Save as'), formats.map((format) => {
    const file = `${name}.${format}`;
    const address = api.exportLink(file, query);
    const click = (event) => {
      event.preventDefault();
      save(address, `kindred-${file}`).catch((error) => say(error.message));
    };
    return h('a', { href: address, download: `kindred-${file}`, click }, FORMATS[format]);
  }));
}

/** The same for what is told of a file, which is sent once more. */
export function savedAnswer(file, name) {
  return h('span.row.small', h('span.faint', 'Save as'), Object.keys(FORMATS).map((format) => h('button.quiet.link', {
    type: 'button',
    click: () => save(api.exportLink(`check.${format}`, { name, limit: 100 }), `kindred-check.${format}`, file).catch((error) => say(error.message)),
  }, FORMATS[format])));
}

export function empty(title, ...text) {
  return h('div.empty', h('h2', title), h('p', text));
}

/** What went wrong, and a way to try again. */
export function trouble(error, again) {
  return h('div.trouble', { role: 'alert' }, h('p', h('strong', 'That did not work. '), visible(error.message ?? String(error))),
    error.status === 401 ? keyForm(again) : again && h('p', h('button', { type: 'button', click: again }, 'Try again')));
}

function keyForm(again) {
  const field = h('input', { type: 'password', 'aria-label': 'Key', placeholder: 'Key', autocomplete: 'off' });
  return h('form.row', {
    submit: (event) => {
      event.preventDefault();
      token.set(field.value.trim());
      if (again) again();
      else location.reload();
    },
  }, field, h('button', { type: 'submit' }, 'Use this key'));
}

/**
 * A list that grows on demand. `load(offset)` gives {total, items}; `row` makes an item of the list.
 */
export function growing(load, row, none) {
  const list = h('ul.list');
  const told = h('p.small.faint', { role: 'status' });
  const more = h('button', { type: 'button', click: () => grow(list.children.length).catch(fail) }, 'Show more');
  const foot = h('p.more', more);
  const element = h('div', told, list, foot);
  let asked = 0;
  async function grow(offset) {
    const mine = ++asked;
    more.disabled = true;
    const page = await load(offset);
    if (mine !== asked) return;
    if (offset === 0) list.replaceChildren();
    const before = list.children.length;
    list.append(...page.items.map(row));
    if (offset > 0) list.children[before]?.querySelector('a, button')?.focus();
    list.hidden = list.children.length === 0;
    fill(told, page.total > list.children.length ? `${number(list.children.length)} of ${number(page.total)}` : '',
      page.total === 0 && none);
    more.disabled = false;
    foot.hidden = list.children.length >= page.total;
  }
  function fail(error) {
    fill(told, trouble(error));
    more.disabled = false;
  }
  return { element, begin: () => grow(0) };
}

/** A choice among few, as a list of options. */
export function choice(label, options, value, change) {
  const select = h('select', { change: () => change(select.value) },
    options.map(([id, name]) => h('option', { value: id, selected: id === value }, name)));
  return h('label', label, select);
}

/** A field that filters what is below it. */
export function filter(label, value, change) {
  let timer = 0;
  return h('input', {
    type: 'search',
    placeholder: label,
    'aria-label': label,
    value,
    input: (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => change(event.target.value.trim()), 150);
    },
  });
}

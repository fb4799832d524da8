// One family: which state was made from which, how alike they are, and who they are.

import { api } from '../api.js';
import { heat } from '../family/heat.js';
import { layOut } from '../family/layout.js';
import { timeStrip, tree } from '../family/tree.js';
import { fill, h } from '../dom.js';
import { choice, doc, head, saved, trouble } from '../parts.js';
import { counted, day, parted, percent, size, visible } from '../words.js';

const TIMES = [['auto', 'if they tell anything'], ['yes', 'always'], ['no', 'never']];

export async function show({ room, rest: [name], query }) {
  const times = query.get('times') ?? 'auto';
  const [family, alike] = await Promise.all([api.family(name, times), api.heatmap(name)]);
  const stands = family.documents.find((one) => one.path === family.representative);
  const title = stands.title || parted(stands.path).name;
  const ends = [];
  const bytes = family.documents.reduce((sum, one) => sum + one.size, 0);
  room.append(
    h('a.back', { href: '#/families' }, '\u2190 All families'),
    head(h('bdi', visible(title)), `${counted(family.size, 'document')}, ${percent(family.cohesion)} alike, ${size(bytes)} in all`,
      h('a.button', { href: `#/pairs?q=${encodeURIComponent(parted(stands.path).name)}` }, 'Its pairs')),
    h('div.stack', lineageCard(name, times, family, ends), heatCard(name, alike, ends), memberCard(name, family)));
  return () => ends.forEach((end) => end());
}

function lineageCard(name, times, family, ends) {
  const card = h('section.card', h('h2', 'Which came from which'));
  if (!family.first) return fill(card, h('h2', 'Which came from which'), h('p.lead', visible(family.lineageNote ?? 'No lineage is known.')));
  const laid = layOut(family);
  const rows = tree(family, laid);
  ends.push(rows.end);
  card.append(h('p.lead', family.byTimes
    ? 'Read from the texts, and from the times at which the files were written.'
    : 'Read from texts and names: all files were written at about the same time, as after a download, so their times tell nothing.'));
  const spread = new Set(laid.rows.map((state) => state.document.modified)).size > 1;
  if (family.byTimes && spread && laid.rows.length > 2) {
    const strip = timeStrip(laid);
    ends.push(strip.end);
    card.append(strip.element);
  }
  card.append(rows.element,
    h('div.tools.foot', saved('lineage', { family: name, times }), choice('Use times of files', TIMES, times, (value) => { location.hash = `#/family/${encodeURIComponent(name)}?times=${value}`; })));
  return card;
}

function heatCard(name, alike, ends) {
  const card = h('section.card', h('h2', 'How alike they are'));
  try {
    const map = heat(alike);
    ends.push(map.end);
    card.append(h('p.lead', 'Each cell stands for two documents, near-copies side by side. The stronger its colour, the more they share.'), map.element,
      h('div.tools.foot', saved('heatmap', { family: name })));
  } catch (error) {
    card.append(trouble(error));
  }
  return card;
}

function memberCard(name, family) {
  return h('section.card', h('h2', 'Its documents'),
    h('ul.list', family.documents.map((one) => h('li.openable', h('div.item',
      h('div.grow', doc(one, { link: true, main: true })),
      one.path === family.representative && h('span.badge.strong', 'stands for most'),
      h('span.faint.small', counted(one.words, 'word')), h('span.faint.small', size(one.size)), h('span.faint.small', day(one.modified)))))),
    h('div.tools.foot', saved('documents', { family: name })));
}

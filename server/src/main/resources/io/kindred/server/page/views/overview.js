// What was found, in one look.

import { api } from '../api.js';
import { histogram, joined, joinedBins, kindBars } from '../charts.js';
import { h } from '../dom.js';
import { empty, familyRow, head, legend, pairRow, saved, trouble } from '../parts.js';
import { startScan } from '../scanning.js';
import { counted, number, size, visible } from '../words.js';

export async function show({ room }) {
  const [found, largest] = await Promise.all([api.statistics(), api.families({ limit: 5 })]);
  const said = h('div');
  const scan = h('button', {
    type: 'button',
    disabled: found.scanning,
    click: () => startScan().then(() => { scan.disabled = true; }, (error) => said.replaceChildren(trouble(error))),
  }, 'Scan again');
  room.append(head(['What is in ', h('bdi', visible(found.folder))], summary(found), scan), said);
  if (!found.documents) {
    room.append(empty('Nothing here yet', 'A scan reads the documents of the folder and finds which are kin.'));
    return;
  }
  room.append(h('div.stack', figures(found),
    !found.complete && h('p.trouble', 'The last scan was broken off, so some kin may be missing. Scan again to go on from there.'),
    h('div.columns', familyCard(largest), strongestCard(found)),
    h('div.columns', kindCard(found), scoreCard(found)),
    h('p.row.small', saved('report', {}, ['html']), h('span.faint', 'with all that was found, for people without Kindred')),
    h('p.row.small', saved('overview', {}, ['csv', 'json']), h('span.faint', 'the figures above'))));
}

function summary(found) {
  return `${counted(found.documents, 'document')}, ${size(found.bytes)}, ${counted(found.words, 'word')}. ${
    found.pairs ? `${counted(found.pairs, 'pair')} of kin among them.` : 'No two of them are kin.'}`;
}

function figures(found) {
  const figure = (href, value, name, note) => h('a.figure', { href }, h('b', value), h('span', name), h('small', note));
  return h('div.figures',
    figure('#/documents', number(found.documents), 'documents', `${number(found.related)} have kin`),
    figure('#/families', number(found.families), found.families === 1 ? 'family' : 'families', `with ${counted(found.familyDocuments, 'document')}`),
    figure('#/pairs?kind=identical', number(found.copies), found.copies === 1 ? 'copy' : 'copies', `could go: ${size(found.reclaimableBytes)}`),
    figure('#/pairs', number(found.pairs), 'pairs', 'copies, versions, quotations, related'),
    figure('#/review', number(found.review), 'to review', 'pairs that are hard to tell'),
    figure('#/problems', number(found.problems), found.problems === 1 ? 'problem' : 'problems',
      found.passedOver ? `${counted(found.passedOver, 'other file')} passed over` : 'files that could not be read'));
}

function kindCard(found) {
  return h('section.card', h('h2', 'Kinds of kin'), h('p.lead', 'How many pairs of documents are what to each other.'),
    found.pairs ? kindBars(joined(found.kinds)) : h('p.faint', 'None.'));
}

function scoreCard(found) {
  const chart = histogram(joinedBins(found.histogram.kinds), `How many pairs have which score; ${counted(found.pairs, 'pair')} in all`);
  return h('section.card', h('h2', 'How strong'), h('p.lead', '1.00 is the same text; from 0.50 up two documents are versions of one.'),
    h('a', { href: '#/pairs', 'aria-label': 'All pairs by score' }, chart.chart), legend(chart.kinds));
}

function familyCard(page) {
  return h('section.card', h('h2', 'Largest families'), h('p.lead', 'One document in several states. Open one to see which was made from which.'),
    page.total ? h('ul.list', page.items.map(familyRow)) : h('p.faint', 'No two documents are states of one.'),
    page.total > page.items.length && h('p.more', h('a', { href: '#/families' }, `All ${number(page.total)} families`)));
}

function strongestCard(found) {
  return h('section.card', h('h2', 'Strongest pairs'), h('p.lead', 'Open one to see both documents side by side.'),
    found.strongest.length
      ? h('ul.list', found.strongest.map((row) => pairRow({
        ...row, left: { id: row.leftId, path: row.left }, right: { id: row.rightId, path: row.right },
      })))
      : h('p.faint', 'None.'));
}

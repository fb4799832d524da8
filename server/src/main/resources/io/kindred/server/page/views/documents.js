// All documents.

import { api } from '../api.js';
import { h } from '../dom.js';
import { choice, doc, empty, filter, growing, head, saved } from '../parts.js';
import { counted, day, size } from '../words.js';

const ORDERS = [['path', 'folder'], ['title', 'name'], ['kin', 'most kin'], ['size', 'largest'], ['words', 'longest'], ['modified', 'latest']];
const KIN = [['', 'all'], ['some', 'with kin'], ['none', 'without kin']];

export async function show({ room, query }) {
  const asked = { q: query.get('q') ?? '', sort: query.get('sort') ?? 'path', kin: query.get('kin') ?? '' };
  const list = growing((offset) => api.documents({ ...asked, offset, limit: 50 }), row, empty('No document', 'None is called so.'));
  const links = h('span');
  const again = async () => {
    links.replaceChildren(saved('documents', asked));
    await list.begin();
  };
  room.append(
    head('Documents', 'All that was read. Open one to see its kin.', links),
    h('div.tools',
      filter('Find a document', asked.q, (text) => { asked.q = text; again(); }),
      choice('Show', KIN, asked.kin, (kin) => { asked.kin = kin; again(); }),
      choice('Order by', ORDERS, asked.sort, (sort) => { asked.sort = sort; again(); })),
    list.element);
  await again();
}

function row(one) {
  return h('li.openable', h('div.item', h('div.grow', doc(one, { link: true, main: true })),
    h('span', one.kin ? `${one.kin} kin` : h('span.faint', 'no kin')),
    h('span.faint.small', counted(one.words, 'word')), h('span.faint.small', size(one.size)), h('span.faint.small', day(one.modified))));
}

// All families: one document in several states each.

import { api } from '../api.js';
import { h } from '../dom.js';
import { choice, empty, familyRow, filter, growing, head, saved } from '../parts.js';

const ORDERS = [['size', 'most documents'], ['cohesion', 'most alike'], ['latest', 'latest change'], ['bytes', 'most space'], ['title', 'name']];

export async function show({ room, query }) {
  const asked = { q: query.get('q') ?? '', sort: query.get('sort') ?? 'size' };
  const list = growing((offset) => api.families({ ...asked, offset, limit: 50 }), familyRow,
    empty('No family', asked.q ? 'None has a document of that name.' : 'No two documents are states of one.'));
  const links = h('span');
  const again = async () => {
    links.replaceChildren(saved('families', asked));
    await list.begin();
  };
  room.append(
    head('Families', 'Documents that are one document in several states: drafts, versions, formats. Open a family to see which state was made from which.', links),
    h('div.tools',
      filter('Find a family', asked.q, (text) => { asked.q = text; again(); }),
      choice('Order by', ORDERS, asked.sort, (sort) => { asked.sort = sort; again(); })),
    list.element);
  await again();
}

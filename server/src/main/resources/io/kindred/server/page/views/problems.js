// Files that could not be read, and why.

import { api } from '../api.js';
import { h } from '../dom.js';
import { doc, empty, filter, growing, head, saved } from '../parts.js';
import { size, visible } from '../words.js';

export async function show({ room, query }) {
  const asked = { q: query.get('q') ?? '', all: query.get('all') === 'true' ? true : '' };
  const list = growing((offset) => api.problems({ ...asked, offset, limit: 100 }), row,
    empty('No problems', 'Every document could be read.'));
  const links = h('span');
  const again = async () => {
    links.replaceChildren(saved('problems', asked));
    await list.begin();
  };
  room.append(
    head('Problems', 'Files that could not be read, and why. They are left out of everything else; a later scan tries them again.', links),
    h('div.tools',
      filter('Find a file', asked.q, (text) => { asked.q = text; again(); }),
      h('label', h('input', { type: 'checkbox', checked: asked.all === true, change: (event) => { asked.all = event.target.checked || ''; again(); } }),
        'also files that are no documents')),
    list.element);
  await again();
}

function row(problem) {
  return h('li', h('div.item', h('div.grow', doc(problem), h('p.small', visible(problem.reason))),
    !problem.failure && h('span.badge', 'no document'), h('span.faint.small', size(problem.size))));
}

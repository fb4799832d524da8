// Groups of documents that are about the same.

import { api } from '../api.js';
import { h } from '../dom.js';
import { doc, empty, filter, growing, head, saved } from '../parts.js';
import { counted, visible } from '../words.js';

const FEW = 5;

export async function show({ room, query }) {
  const asked = { q: query.get('q') ?? '' };
  const first = await api.topics({ ...asked, offset: 0, limit: 30 });
  const links = h('span');
  const title = head('Topics', 'Documents that are about the same thing, whether or not they share a sentence.', links);
  if (!first.available) {
    room.append(title, empty('No topics yet', visible(first.reason ?? 'The catalog holds no topics.')));
    return;
  }
  const list = growing((offset) => api.topics({ ...asked, offset, limit: 30 }), row, empty('No topic', 'None was found.'));
  const again = async () => {
    links.replaceChildren(saved('topics', asked));
    await list.begin();
  };
  room.append(title, h('div.tools', filter('Find a topic', asked.q, (text) => { asked.q = text; again(); })), list.element);
  await again();
}

function row(topic) {
  return h('li', h('div.item', h('h2.grow', name(topic)), h('span', counted(topic.size, 'document'))), documents(topic),
    topic.parts.length > 0 && h('ul.plainlist', topic.parts.map((part) => h('li', h('details',
      h('summary', name(part), ' ', h('span.faint.small', counted(part.size, 'document'))), documents(part))))));
}

function name(topic) {
  return topic.label.length ? visible(topic.label.join(', ')) : 'without a name';
}

/** The first documents of a topic, and the others on demand. */
function documents(topic) {
  const one = (document) => h('li', doc(document, { link: true }));
  const list = h('ul.plainlist', topic.documents.slice(0, FEW).map(one));
  const rest = topic.documents.slice(FEW);
  const more = rest.length > 0 && h('button', {
    type: 'button',
    click: () => {
      list.append(...rest.map(one));
      more.remove();
    },
  }, `${rest.length} more`);
  return h('div', list, more);
}

// One document: what is known of it, its kin, and its text.

import { api, save } from '../api.js';
import { fill, h, say } from '../dom.js';
import { compareLink, doc, empty, growing, head, kind, meter, saved } from '../parts.js';
import { counted, day, parted, size, visible } from '../words.js';

const PARAGRAPHS = 40;

export async function show({ room, rest: [id] }) {
  const one = await api.document(id);
  const { name, folder } = parted(one.path);
  const kin = growing((offset) => api.kin(id, { offset, limit: 50 }), (relation) => row(one, relation),
    empty('No kin', 'No other document has anything of this one.'));
  const download = h('button', {
    type: 'button', click: () => save(api.original(id), name).catch((error) => say(error.message)),
  }, 'Save the file');
  room.append(
    head(h('bdi', visible(name)), about(one, folder), one.bytesAreThere && download),
    h('div.stack',
      one.family && h('p', 'It is one of several states of a document. ', h('a', { href: `#/family/${encodeURIComponent(one.family)}` }, 'See which came from which')),
      h('section', h('div.head', h('h2', 'Kin'), saved('relations', { document: id })), kin.element),
      one.chunks > 0 && text(one)));
  await kin.begin();
}

function about(one, folder) {
  const title = one.title && !one.path.endsWith(one.title) ? `\u201c${visible(one.title)}\u201d, ` : '';
  const by = one.author ? `by ${visible(one.author)}, ` : '';
  return [folder && [h('bdi', visible(folder)), ' \u00b7 '], title, by, `${counted(one.words, 'word')}, ${size(one.size)}, written ${day(one.modified)}`];
}

function row(one, relation) {
  return h('li.openable', h('div.item',
    h('div.grow', doc(relation.right), h('p.small.faint', relation.reason)),
    h('a.main', { href: compareLink(one.id, relation.right.id) }, 'compare'),
    kind(relation.kind), meter(relation.score, relation.kind)));
}

function text(one) {
  const holder = h('div.card.text');
  const button = h('button', { type: 'button' }, `Show the text, ${counted(one.chunks, 'paragraph')}`);
  let shown = 0;
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const page = await api.text(one.id, { offset: shown, limit: PARAGRAPHS });
      if (!shown) fill(holder);
      holder.append(...page.items.map((chunk) => h('p.prose', { dir: 'auto' }, visible(chunk.text))));
      shown += page.items.length;
      button.textContent = 'Show more';
      button.hidden = shown >= page.total;
    } catch (error) {
      say(error.message);
    }
    button.disabled = false;
  });
  return h('section', h('h2', 'Text'), fill(holder, h('p.faint', 'As Kindred read it, without layout.')), h('p.more', button));
}

// Do we have this already? A file or a text is asked about, and stored only if that is asked for, too.

import { api } from '../api.js';
import { fill, h, say } from '../dom.js';
import { about, doc, empty, head, kind, meter, savedAnswer, trouble } from '../parts.js';
import { counted, visible } from '../words.js';

let waiting = null;
let last = null;

/** A file to ask about as soon as the view is shown. */
export function askAbout(file) {
  waiting = file;
}

/** What was asked about last, for a comparison with one of its kin. */
export function lastAsked() {
  return last;
}

export async function show({ room, isHere }) {
  const answer = h('div', { id: 'answer', 'aria-live': 'polite' });
  const input = h('input', { type: 'file', id: 'file', class: 'hiddenfile', change: () => input.files[0] && ask(input.files[0], input.files[0].name) });
  const text = h('textarea', { id: 'text', placeholder: 'Paste some text', 'aria-label': 'Text to ask about' });
  const drop = h('div.drop', {
    dragover: (event) => { event.preventDefault(); drop.classList.add('over'); },
    dragleave: () => drop.classList.remove('over'),
    drop: (event) => {
      event.preventDefault();
      drop.classList.remove('over');
      const [file] = event.dataTransfer.files;
      if (file) ask(file, file.name);
      else {
        text.value = event.dataTransfer.getData('text/plain');
        askText();
      }
    },
  },
  h('h2', 'Drop a file here'),
  h('p.faint', 'any common format; it is looked at and not stored'),
  h('label.button.primary', { for: 'file' }, 'Choose a file'), input);

  function askText() {
    if (text.value.trim()) ask(new Blob([text.value], { type: 'text/plain' }), 'text.txt', 'The text');
  }

  async function ask(file, name, called = name) {
    fill(answer, h('p.waiting', 'Looking \u2026'));
    try {
      const told = await api.check(file, name);
      if (!isHere()) return;
      last = { file, name, called, told };
      draw(answer, last);
    } catch (error) {
      fill(answer, trouble(error));
    }
  }

  room.append(
    head('Ask', 'Do we have this already? Drop a file or paste some text to see its kin. Nothing is stored unless you say so.'),
    h('div.two', drop, h('form.stack', { submit: (event) => { event.preventDefault(); askText(); } }, text,
      h('button', { type: 'submit' }, 'Ask about this text'))),
    answer);
  if (waiting) {
    const file = waiting;
    waiting = null;
    ask(file, file.name);
  } else if (last) draw(answer, last);
}

function draw(answer, asked) {
  const { told, called } = asked;
  const title = told.total ? `${counted(told.total, 'document is', 'documents are')} kin to it` : 'Nothing like it is here';
  const add = h('button', { type: 'button', click: () => store(answer, asked, add) }, 'Add it to the collection');
  fill(answer,
    h('div.head', h('div', h('h2', title),
      h('p.lead', h('bdi', visible(called)), `, ${counted(told.words, 'word')}${told.known ? '; the very same file is here already' : ''}`)), h('div.row', told.kin.length > 0 && savedAnswer(asked.file, asked.name), add)),
    told.kin.length ? h('ul.list', told.kin.map(row)) : empty('No kin', 'No document of the collection has anything of it.'));
  say(title);
}

function row(kin) {
  return h('li.openable', h('div.item',
    h('div.grow', doc({ id: kin.rightId, path: kin.right }, { link: false }), kin.kind === 'related' ? about(kin) : h('p.small.faint', kin.reason,
      kin.alike > 0 && `; ${counted(kin.alike, 'more document is', 'more documents are')} nearly the same as this one`)),
    h('a.main', { href: `#/compare/asked/${kin.rightId}` }, 'compare'),
    kin.family && h('a.other', { href: `#/family/${encodeURIComponent(kin.family)}` }, 'family'),
    kind(kin.kind), meter(kin.score, kin.kind)));
}

async function store(answer, asked, button) {
  button.disabled = true;
  try {
    const { added, document: stored } = await api.add(asked.file, asked.name);
    const told = added ? 'It was added.' : 'The very same file is there already; nothing was added.';
    say(told);
    button.replaceWith(h('p', told, ' ', stored && h('a', { href: `#/document/${stored.id}` }, 'Show it')));
  } catch (error) {
    answer.prepend(trouble(error));
    button.disabled = false;
  }
}

// The frame: which view is shown, the bar on top, finding a document, and a scan that is running.

import { api, takeToken } from './api.js';
import { fill, h, say, settled } from './dom.js';
import { doc, trouble } from './parts.js';
import { watchScan } from './scanning.js';
import { FATES } from './words.js';

const VIEWS = [
  { path: '', name: 'Overview', load: () => import('./views/overview.js') },
  { path: 'families', name: 'Families', load: () => import('./views/families.js') },
  { path: 'pairs', name: 'Pairs', load: () => import('./views/pairs.js') },
  { path: 'map', name: 'Map', load: () => import('./views/map.js') },
  { path: 'ask', name: 'Ask', load: () => import('./views/ask.js') },
  { path: 'review', name: 'Review', load: () => import('./views/review.js') },
  { path: 'topics', name: 'Topics', load: () => import('./views/topics.js') },
  { path: 'problems', name: 'Problems', load: () => import('./views/problems.js') },
];
const HIDDEN_VIEWS = [
  { path: 'family', name: 'Family', under: 'families', load: () => import('./views/family.js') },
  { path: 'compare', name: 'Compare', under: 'pairs', load: () => import('./views/compare.js') },
  { path: 'document', name: 'Document', under: 'documents', load: () => import('./views/document.js') },
  { path: 'documents', name: 'Documents', load: () => import('./views/documents.js') },
];

/** Views that are drawn anew when a scan has ended; others hold what a person is at. */
const LISTS = ['', 'families', 'pairs', 'map', 'topics', 'problems', 'documents'];

const main = document.getElementById('main');
const nav = document.getElementById('nav');
let leave = null;
let visit = 0;

/** Where the address points: a view, what follows its name, and what was asked for. */
function place() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [name, ...rest] = path.split('/').map(decodeURIComponent);
  const view = [...VIEWS, ...HIDDEN_VIEWS].find((each) => each.path === name);
  return { view: view ?? VIEWS[0], rest, query: new URLSearchParams(query) };
}

async function show() {
  const { view, rest, query } = place();
  const mine = ++visit;
  leave?.();
  leave = null;
  for (const link of nav.children) {
    if (link.dataset.path === (view.under ?? view.path)) {
      link.setAttribute('aria-current', 'page');
      nav.scrollLeft = link.offsetLeft - nav.offsetLeft - nav.clientWidth / 3;
    } else link.removeAttribute('aria-current');
  }
  const started = performance.now();
  main.className = '';
  main.setAttribute('aria-busy', 'true');
  try {
    const { show: draw } = await view.load();
    const room = document.createElement('div');
    room.className = 'room';
    const end = await draw({ room, main, rest, query, isHere: () => mine === visit });
    if (mine !== visit) {
      end?.();
      return;
    }
    leave = end ?? null;
    main.className = room.dataset.main ?? '';
    fill(main, room);
    room.dispatchEvent(new Event('shown'));
  } catch (error) {
    if (mine !== visit) return;
    fill(main, trouble(error, show));
  }
  main.removeAttribute('aria-busy');
  const title = main.querySelector('h1');
  document.title = title ? `${title.textContent} · Kindred` : 'Kindred';
  title?.setAttribute('tabindex', '-1');
  if (visit > 1) title?.focus({ preventScroll: true });
  scrollTo(0, 0);
  performance.measure(`view ${view.name}`, { start: started, end: performance.now() });
}

for (const view of VIEWS) {
  nav.append(h('a', { href: `#/${view.path}`, data: { path: view.path } }, view.name));
}

// Light, dark, or what the system says.
const themeButton = document.getElementById('theme');
const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};
function nameTheme() {
  themeButton.textContent = isDark() ? '\u2600' : '\u263e';
  themeButton.setAttribute('aria-label', isDark() ? 'Use light colours' : 'Use dark colours');
}
themeButton.addEventListener('click', () => {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem('kindred.theme', next);
  } catch {
    // Where nothing may be remembered, the choice holds until the page is left.
  }
  nameTheme();
  dispatchEvent(new Event('themechange'));
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  nameTheme();
  dispatchEvent(new Event('themechange'));
});
nameTheme();

// Finding a document by a part of its name.
const findText = document.getElementById('find-text');
const findList = document.getElementById('find-list');
let found = [];
let chosen = -1;

function closeFind() {
  findList.hidden = true;
  findText.setAttribute('aria-expanded', 'false');
  findText.removeAttribute('aria-activedescendant');
  chosen = -1;
}

function choose(at) {
  chosen = at;
  [...findList.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === at)));
  findList.children[at]?.scrollIntoView({ block: 'nearest' });
  if (at >= 0) findText.setAttribute('aria-activedescendant', `found-${at}`);
}

function openFound(at) {
  if (!found[at]) return;
  location.hash = `#/document/${encodeURIComponent(found[at].id)}`;
  findText.value = '';
  closeFind();
}

const find = settled(120, async () => {
  const text = findText.value.trim();
  if (!text) return closeFind();
  try {
    found = (await api.documents({ q: text, limit: 12 })).items;
  } catch {
    found = [];
  }
  if (findText.value.trim() !== text) return;
  fill(findList, found.length
    ? found.map((one, i) => h('li', { role: 'option', id: `found-${i}`, 'aria-selected': 'false', mousedown: (event) => { event.preventDefault(); openFound(i); } }, doc(one)))
    : h('li', { role: 'option', 'aria-disabled': 'true', class: 'faint' }, 'No document is called so'));
  findList.hidden = false;
  findText.setAttribute('aria-expanded', 'true');
  choose(found.length ? 0 : -1);
});
findText.addEventListener('input', find);
findText.addEventListener('blur', () => setTimeout(closeFind, 150));
findText.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' && found.length) choose((chosen + 1) % found.length);
  else if (event.key === 'ArrowUp' && found.length) choose((chosen + found.length - 1) % found.length);
  else if (event.key === 'Escape') { findText.value = ''; closeFind(); } else return;
  event.preventDefault();
});
document.getElementById('find').addEventListener('submit', (event) => {
  event.preventDefault();
  openFound(Math.max(chosen, 0));
});

// Keys that work everywhere.
function showKeys() {
  const known = [['/', 'find a document'], ['1 \u2026 8', 'the views, from left to right'], ['?', 'these keys'],
    ['n  p', 'Compare: next and previous change'], ['s', 'Compare: scroll together or not'],
    [Object.values(FATES).map((fate) => fate.key).filter(Boolean).join('  '),
      `Compare: next paragraph that was ${Object.keys(FATES).filter((fate) => FATES[fate].key).join(', ')}; with shift the one before`],
    ['y  n  u  z', 'Review: same, different, not sure, take it back'], ['arrows  +  \u2212  0', 'Map: move, zoom, see all'],
    ['arrows  enter', 'Heat map: go from pair to pair, compare']];
  const dialog = h('dialog', { 'aria-label': 'Keys' }, h('h2', 'Keys'),
    h('dl', known.map(([key, does]) => [h('dt', key.split('  ').map((one) => [h('kbd', one), ' '])), h('dd', does)])),
    h('button.primary', { type: 'button', click: () => dialog.close() }, 'Close'));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest?.('input, textarea, select, dialog')) return;
  if (event.key === '/') findText.focus();
  else if (event.key === '?') showKeys();
  else if (VIEWS[Number(event.key) - 1]) location.hash = `#/${VIEWS[Number(event.key) - 1].path}`;
  else return;
  event.preventDefault();
});

// A file that is dropped anywhere is a question.
addEventListener('dragover', (event) => {
  if ([...event.dataTransfer.types].includes('Files')) event.preventDefault();
});
addEventListener('drop', async (event) => {
  if (event.defaultPrevented || !event.dataTransfer.files.length) return;
  event.preventDefault();
  const { askAbout } = await import('./views/ask.js');
  askAbout(event.dataTransfer.files[0]);
  if (location.hash === '#/ask') show();
  else location.hash = '#/ask';
});

addEventListener('hashchange', () => {
  takeToken();
  show();
});
takeToken();
watchScan(document.getElementById('scanning'), (state) => {
  say(state.state === 'failed' ? `The scan failed: ${state.message ?? ''}` : 'The scan has ended');
  api.forget();
  if (LISTS.includes(place().view.path)) show();
});
await show();
performance.mark('first view');

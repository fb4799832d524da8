// What the service answers, as the views want it: a pair holds its two documents, and lists come as {total, items}.

const BASE = 'api/v1/';
const KEY = 'kindred.token';
const remembered = new Map();

/** What went wrong, in words for people. */
export class Trouble extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * Takes the token out of the address. It comes behind the #, which browsers send to nobody; they write four signs otherwise there.
 */
export function takeToken() {
  if (!location.hash.startsWith('#token=')) return;
  sessionStorage.setItem(KEY, location.hash.slice(7).replace(/%(22|3C|3E|60)/g, decodeURIComponent));
  history.replaceState(null, '', `${location.pathname}#/`);
}

export const token = {
  get: () => sessionStorage.getItem(KEY),
  set: (value) => sessionStorage.setItem(KEY, value),
};

function headers(more = {}) {
  return token.get() ? { Authorization: `Bearer ${token.get()}`, ...more } : more;
}

async function call(method, path, { query = {}, body, type, signal } = {}) {
  const address = `${BASE}${path}${asked(query)}`;
  let response;
  try {
    response = await fetch(address, { method, body, signal, headers: headers(type ? { 'Content-Type': type } : {}) });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Trouble('Kindred does not answer. Is "kindred serve" still running?', 0);
  }
  if (response.ok) return response.status === 204 ? null : response.json();
  throw await troubleOf(response);
}

async function troubleOf(response) {
  if (response.status === 401) {
    return new Trouble('This needs the key: open the address that "kindred serve" printed, or give the part of it behind "token=" here.', 401);
  }
  const problem = await response.json().catch(() => ({}));
  return new Trouble(problem.detail || problem.title || `The service answered ${response.status}.`, response.status);
}

function asked(query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

/** Answers that hold until something changes are asked for once. */
function once(path, query = {}) {
  const key = path + asked(query);
  if (!remembered.has(key)) {
    const answer = call('GET', path, { query });
    remembered.set(key, answer);
    answer.catch(() => remembered.delete(key));
    if (remembered.size > 60) remembered.delete(remembered.keys().next().value);
  }
  return remembered.get(key);
}

function pair(row) {
  return { ...row, left: { id: row.leftId, path: row.left }, right: { id: row.rightId, path: row.right } };
}

function pairs(page) {
  return { ...page, items: page.items.map(pair) };
}

/** A comparison as the view of two documents draws it. */
function comparison(found) {
  const side = (name) => {
    const text = found.texts[name];
    return {
      ...text,
      paragraphs: text.chunks.map((chunk) => ({ ...chunk, words: countWords(chunk.text) })),
    };
  };
  // What the scan says holds: it knows which text is common to many documents and tells little.
  const told = found.relation ?? found;
  return {
    ...found,
    kind: told.kind,
    concepts: found.concepts ?? told.concepts,
    meaning: found.meaning ?? told.meaning,
    score: told.score,
    aloneScore: found.score,
    left: side('left'),
    right: side('right'),
    shares: { leftInRight: told.leftInRight, rightInLeft: told.rightInLeft, order: told.order },
    steps: found.steps.map((step, number) => ({
      ...step, number, edits: step.match === null ? [] : found.matches[step.match].edits,
    })),
  };
}

function countWords(text) {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

export const api = {
  /** Forgets answers, because something changed. */
  forget: () => remembered.clear(),
  statistics: () => once('statistics'),
  threshold: (min, signal) => call('GET', 'threshold', { query: { min }, signal }),
  documents: (query) => once('documents', query),
  document: (id) => once(`documents/${id}`),
  text: (id, query) => once(`documents/${id}/text`, query),
  kin: async (id, query) => pairs(await once(`documents/${id}/kin`, query)),
  relations: async (query) => pairs(await once('relations', query)),
  families: (query) => once('families', query),
  family: (name, times) => once(`families/${encodeURIComponent(name)}`, { times }),
  heatmap: (name) => once(`families/${encodeURIComponent(name)}/heatmap`),
  topics: (query) => once('topics', query),
  problems: (query) => once('problems', query),
  map: (query) => once('map', query),
  compare: async (left, right) => comparison(await once('compare', { left, right, brief: true })),
  review: async (query) => pairs(await call('GET', 'review', { query })),
  decisions: async (query) => pairs(await call('GET', 'decisions', { query })),
  check: (file, name) => call('POST', 'check', { query: { name, limit: 50 }, body: file, type: 'application/octet-stream' }),
  compareFile: async (file, name, id) => comparison(
    await call('POST', `compare/${id}`, { query: { name, brief: true }, body: file, type: 'application/octet-stream' })),
  async add(file, name) {
    const added = await call('POST', 'documents', { query: { name }, body: file, type: 'application/octet-stream' });
    remembered.clear();
    return added;
  },
  async decide(left, right, verdict) {
    const path = `decisions/${left}/${right}`;
    const decided = verdict
      ? await call('PUT', path, { body: JSON.stringify({ verdict }), type: 'application/json' })
      : await call('DELETE', path);
    remembered.clear();
    return decided;
  },
  scan: () => call('GET', 'scan'),
  startScan: () => call('POST', 'scan', { body: '{}', type: 'application/json' }),
  stopScan: () => call('DELETE', 'scan'),
  original: (id) => `${BASE}documents/${id}/original`,
  exportLink: (what, query = {}) => `${BASE}export/${what}${asked(query)}`,

  /** Calls a function with each state of the scan, until it ends or is called off. */
  async scanStates(signal, each) {
    const response = await fetch(`${BASE}scan/events`, { signal, headers: headers({ Accept: 'text/event-stream' }) });
    if (!response.ok) throw await troubleOf(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop();
      for (const event of events) {
        const data = event.split('\n').filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trim()).join('\n');
        if (data) each(JSON.parse(data));
      }
    }
  },
};

/**
 * Saves what an address gives, to whom a file may be sent for it. A link alone would not do where the service wants its token for
 * everything.
 */
export async function save(address, name, file) {
  const response = await fetch(address, file
    ? { method: 'POST', body: file, headers: headers({ 'Content-Type': 'application/octet-stream' }) }
    : { headers: headers() });
  if (!response.ok) throw await troubleOf(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

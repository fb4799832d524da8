// All pairs of kin from a score up. The slider changes what is counted, not what is stored.

import { api } from '../api.js';
import { histogram, joined, joinedBins } from '../charts.js';
import { fill, h, say, settled } from '../dom.js';
import { choice, empty, filter, growing, head, legend, pairRow, saved } from '../parts.js';
import { KINDS, SHOWN_KINDS, counted, number, score } from '../words.js';

const DECISIONS = { confirmed: 'confirmed', rejected: 'rejected', unsure: 'not sure' };

export async function show({ room, query }) {
  const found = await api.statistics();
  const asked = { q: query.get('q') ?? '', kind: query.get('kind') ?? '', min: Number(query.get('min') ?? 0) };
  const kinds = joined(found.kinds);
  const list = growing((offset) => api.relations({ ...listed(asked), offset, limit: 50 }), row,
    empty('No pair', 'Nothing is as much alike as that. Move the slider to the left.'));
  const links = h('span');
  const begin = async () => {
    links.replaceChildren(saved('relations', listed(asked)));
    await list.begin();
  };
  const again = settled(120, begin);
  const options = [['', 'all kinds'], ...SHOWN_KINDS.filter((kind) => kinds[kind]).map((kind) => [kind, KINDS[kind].many])];
  room.append(
    head('Pairs', 'Any two documents that are kin, the strongest first.', links),
    threshold(found, asked, again),
    h('div.tools.below',
      filter('Find by name', asked.q, (text) => { asked.q = text; again(); }),
      choice('Show', options, asked.kind, (kind) => { asked.kind = kind; again(); })),
    list.element);
  await begin();
}

function listed({ q, kind, min }) {
  return { q, kind: kind === 'contains' ? 'contains,contained' : kind, min: min || '' };
}

function row(relation) {
  return pairRow(relation, relation.decision && h('span.badge', DECISIONS[relation.decision]));
}

/** The histogram with a slider below it, and what would be found from there up. */
function threshold(found, asked, changed) {
  const bins = joinedBins(found.histogram.kinds);
  const chart = histogram(bins, 'How many pairs have which score');
  const counts = h('p', { id: 'counts', role: 'status' });
  const slider = h('input', {
    type: 'range', min: 0, max: 1, step: 0.01, id: 'threshold', 'aria-label': 'Count pairs from this score up', 'aria-describedby': 'counts',
  });
  slider.value = asked.min;
  const value = h('output', { for: 'threshold' });
  let running = null;
  const ask = settled(60, async () => {
    running?.abort();
    running = new AbortController();
    try {
      tell(await api.threshold(asked.min, running.signal));
    } catch (error) {
      if (error.name !== 'AbortError') say(error.message);
    }
  });
  function tell(at) {
    fill(counts, h('strong', counted(at.pairs, 'pair')), ` of kin; ${counted(at.documents, 'document')} with kin; `,
      `${counted(at.families, 'family', 'families')} of ${counted(at.familyDocuments, 'document')}`);
  }
  function move() {
    asked.min = Number(slider.value);
    value.textContent = asked.min === 0 ? 'all' : `${score(asked.min)} and up`;
    chart.mark(asked.min);
    slider.setAttribute('aria-valuetext', value.textContent);
    // What the bins tell at once; the service tells the rest a moment later.
    fill(counts, h('strong', `${number(countFrom(bins, asked.min))} pairs`), ' of kin; counting documents and families \u2026');
    ask();
  }
  slider.addEventListener('input', () => {
    move();
    changed();
  });
  move();
  return h('section.card.threshold', h('div.item', h('h2.grow', 'How strong must it be?'), value),
    h('div.slider', chart.chart, slider), counts, legend(chart.kinds));
}

function countFrom(bins, min) {
  return Object.values(bins).reduce((sum, counts) => sum + counts.reduce(
    (part, count, i) => part + ((i + 1) / counts.length > min + 1e-9 || min === 0 ? count : 0), 0), 0);
}

// The map: families and lone documents with kin, as islands of what is linked. Families open on demand.

import { api } from '../api.js';
import { fill, h, say } from '../dom.js';
import { layOut, openAt } from '../map/layout.js';
import { picture } from '../map/canvas.js';
import { compareLink, empty, filter, head, legend, trouble } from '../parts.js';
import { KINDS, SHOWN_KINDS, counted, number, score, shownKind, visible } from '../words.js';

const NODES = 5000;
const EDGES = 12000;
const LISTED = 30;

export async function show({ room }) {
  const found = await api.map({ nodes: NODES, edges: EDGES });
  room.dataset.main = 'whole';
  const families = found.nodes.filter((node) => node.kind === 'family');
  const documents = found.nodes.reduce((sum, node) => sum + node.size, 0);
  room.append(head('Map', `${counted(documents, 'document')} with kin: ${counted(families.length, 'family', 'families')} and ${
    counted(found.nodes.length - families.length, 'single document')}. Lines join what shares text.${
    found.truncated ? ' The smallest are left out.' : ''}`));
  if (!found.nodes.length) {
    room.append(empty('An empty map', 'No document has kin.'));
    return;
  }
  const kindsOf = (edges) => SHOWN_KINDS.filter((kind) => edges.some((edge) => shownKind(edge.kind) === kind));
  const world = { nodes: found.nodes.map((node) => ({ ...node })), edges: found.edges.map((edge) => ({ ...edge })), circles: [] };
  layOut(world.nodes, world.edges);
  const key = h('div');
  const side = h('aside', { 'aria-label': 'What is chosen' });
  const map = picture(world, 'Map of families. Arrows move it, plus and minus zoom, zero shows all. The list beside it holds the largest families.', (node) => tell(node));
  // Tests and measurements move the map by this handle.
  map.canvas.map = map;

  async function open(node) {
    try {
      const opened = await api.map({ nodes: NODES, edges: EDGES, open: node.id });
      const members = opened.nodes.filter((each) => each.family === node.id).map((each) => ({ ...each, inside: node.id }));
      place(node, members, opened.edges);
      say(`${counted(members.length, 'document')} of ${node.label}`);
      fill(key, legend(kindsOf(world.edges)));
      map.show(node, 1.6);
      tell(node, true);
    } catch (error) {
      side.prepend(trouble(error));
    }
  }

  /** Puts the documents of a family where the family was. */
  function place(node, members, edges) {
    world.nodes = world.nodes.filter((each) => each !== node);
    node.closed = world.edges.filter((edge) => edge.from === node.id || edge.to === node.id);
    const size = openAt(node, members, [...world.nodes, ...world.circles]);
    world.circles.push({ x: node.x, y: node.y, r: size, node });
    world.nodes.push(...members);
    const byId = new Map(world.nodes.map((each) => [each.id, each]));
    const inside = new Set(members.map((each) => each.id));
    world.edges = [
      ...world.edges.filter((edge) => edge.from !== node.id && edge.to !== node.id),
      ...edges.filter((edge) => inside.has(edge.from) || inside.has(edge.to))
        .map((edge) => ({ ...edge, a: byId.get(edge.from), b: byId.get(edge.to) })).filter((edge) => edge.a && edge.b),
    ];
    for (const member of members) member.links = [];
  }

  /** Puts a family back in the place of its documents. */
  function shut(node) {
    world.nodes = [...world.nodes.filter((each) => each.inside !== node.id), node];
    world.circles = world.circles.filter((circle) => circle.node !== node);
    const byId = new Map(world.nodes.map((each) => [each.id, each]));
    world.edges = [...world.edges, ...node.closed].map((edge) => ({ ...edge, a: byId.get(edge.from), b: byId.get(edge.to) }))
      .filter((edge) => edge.a && edge.b);
    map.pick(node);
  }

  function tell(node, isOpen = false) {
    if (!node) return largest();
    const links = world.edges.filter((edge) => edge.a === node || edge.b === node).sort((a, b) => b.score - a.score);
    const isFamily = node.kind === 'family';
    fill(side, h('section.card',
      h('h2', h('bdi', visible(node.label))),
      h('p.faint', isFamily ? `a family of ${counted(node.size, 'document')}` : 'a document'),
      h('div.row',
        isFamily && (isOpen
          ? h('button', { type: 'button', click: () => shut(node) }, 'Close it again')
          : h('button', { type: 'button', click: () => open(node) }, 'Open it here')),
        h('a.button', { href: isFamily ? `#/family/${encodeURIComponent(node.id)}` : `#/document/${node.documentId}` }, isFamily ? 'Its lineage' : 'Show it')),
      links.length > 0 && [h('h3', 'Linked to'), h('ul.plainlist', links.slice(0, LISTED).map((edge) => {
        const other = edge.a === node ? edge.b : edge.a;
        return h('li', { class: `k-${shownKind(edge.kind)}` }, h('button.quiet.link', { type: 'button', click: () => map.centre(other) },
          h('i.swatch'), h('bdi', visible(other.label))),
        h('span.faint.small', ` ${KINDS[edge.kind].one}, ${score(edge.score)}${edge.pairs > 1 ? `, ${counted(edge.pairs, 'pair')}` : ''}`),
        node.documentId && other.documentId && [' ', h('a.small', { href: compareLink(node.documentId, other.documentId) }, 'compare')]);
      }))],
      h('p.more', h('button.quiet', { type: 'button', click: () => map.pick(null) }, 'Back to the largest'))));
  }

  function largest(text = '') {
    const wanted = text.toLowerCase();
    const shown = world.nodes.filter((node) => (wanted ? node.label.toLowerCase().includes(wanted) : node.kind === 'family'))
      .sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1));
    map.highlight(wanted ? shown.slice(0, 200) : null);
    const list = h('ul.plainlist', shown.slice(0, LISTED).map((node) => h('li',
      h('button.quiet.link', { type: 'button', click: () => map.centre(node) }, h('bdi', visible(node.label))),
      node.size > 1 && h('span.faint.small', ` ${number(node.size)}`))));
    const card = side.querySelector('.search');
    if (card) {
      card.querySelector('.hits').replaceChildren(list);
      return;
    }
    fill(side, h('section.card.search', h('h2', 'Find on the map'), filter('Name of a document', '', largest), h('div.hits', list)));
  }

  room.append(h('div.map',
    h('div.sea', map.canvas, map.tip, h('div.controls',
      h('button', { type: 'button', 'aria-label': 'Zoom in', click: () => map.zoom(1.4) }, '+'),
      h('button', { type: 'button', 'aria-label': 'Zoom out', click: () => map.zoom(1 / 1.4) }, '\u2212'),
      h('button', { type: 'button', 'aria-label': 'Show all', click: () => map.fit() }, '\u2922'))),
    side), fill(key, legend(kindsOf(world.edges))));
  largest();
  room.addEventListener('shown', () => map.fit(), { once: true });
  return () => map.end();
}

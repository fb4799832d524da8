// The map: families and lone documents with kin, as islands of what is linked. Families open on demand.

import { api } from '../api.js';
import { fill, h, say } from '../dom.js';
import { picture } from '../map/canvas.js';
import { World } from '../map/world.js';
import { compareLink, empty, filter, head, legend, saved, trouble } from '../parts.js';
import { KINDS, SHOWN_KINDS, counted, number, score, shownKind, visible } from '../words.js';

const NODES = 5000;
const EDGES = 12000;
const LISTED = 30;
const LABEL = 'Map of families. Arrows move it, plus and minus zoom, zero shows all. The list beside it holds the largest families.';

export async function show({ room }) {
  const found = await api.map({ nodes: NODES, edges: EDGES });
  room.append(head('Map', summary(found), found.nodes.length > 0 && saved('map', { nodes: NODES, edges: EDGES })));
  if (!found.nodes.length) {
    room.append(empty('An empty map', 'No document has kin.'));
    return null;
  }
  room.dataset.main = 'whole';
  const view = new MapView(new World(found));
  room.append(view.element, view.legend);
  room.addEventListener('shown', () => view.map.fit(), { once: true });
  return () => view.map.end();
}

function summary(found) {
  const families = found.nodes.filter((node) => node.kind === 'family').length;
  const documents = found.nodes.reduce((sum, node) => sum + node.size, 0);
  return `${counted(documents, 'document')} with kin: ${counted(families, 'family', 'families')} and ${
    counted(found.nodes.length - families, 'single document')}. Lines join what shares text.${
    found.truncated ? ' The smallest are left out.' : ''}`;
}

/** The map, and beside it what is chosen or the largest families. */
class MapView {
  constructor(world) {
    this.world = world;
    this.map = picture(world, LABEL, (node) => this.tell(node));
    // Tests and measurements move the map by this handle.
    this.map.canvas.map = this.map;
    this.side = h('aside', { 'aria-label': 'What is chosen' });
    this.legend = h('div');
    const button = (label, sign, click) => h('button', { type: 'button', 'aria-label': label, click }, sign);
    this.element = h('div.map',
      h('div.sea', this.map.canvas, this.map.tip, h('div.controls',
        button('Zoom in', '+', () => this.map.zoom(1.4)),
        button('Zoom out', '\u2212', () => this.map.zoom(1 / 1.4)),
        button('Show all', '\u2922', () => this.map.fit()))),
      this.side);
    this.tellKinds();
    this.tellLargest();
  }

  tellKinds() {
    fill(this.legend, legend(SHOWN_KINDS.filter((kind) => this.world.edges.some((edge) => shownKind(edge.kind) === kind))));
  }

  async open(family) {
    try {
      const found = await api.map({ nodes: NODES, edges: EDGES, open: [...this.world.opened, family.id].join() });
      say(`${counted(this.world.open(family, found), 'document')} of ${family.label}`);
      this.tellKinds();
      this.map.show(family, 1.6);
      this.tell(family, true);
    } catch (error) {
      this.side.prepend(trouble(error));
    }
  }

  shut(family) {
    this.world.shut(family);
    this.tellKinds();
    this.map.pick(family);
  }

  tell(node, isOpen = false) {
    if (!node) {
      this.side.replaceChildren();
      this.tellLargest();
      return;
    }
    const isFamily = node.kind === 'family';
    const links = this.world.linksOf(node).slice(0, LISTED);
    fill(this.side, h('section.card',
      h('h2', h('bdi', visible(node.label))),
      h('p.faint', isFamily ? `a family of ${counted(node.size, 'document')}` : 'a document'),
      h('div.row',
        isFamily && (isOpen
          ? h('button', { type: 'button', click: () => this.shut(node) }, 'Close it again')
          : h('button', { type: 'button', click: () => this.open(node) }, 'Open it here')),
        h('a.button', { href: isFamily ? `#/family/${encodeURIComponent(node.id)}` : `#/document/${node.documentId}` }, isFamily ? 'Its lineage' : 'Show it')),
      links.length > 0 && [h('h3', 'Linked to'), h('ul.plainlist', links.map((edge) => this.link(node, edge)))],
      h('p.more', h('button.quiet', { type: 'button', click: () => this.map.pick(null) }, 'Back to the largest'))));
  }

  link(node, edge) {
    const other = edge.a === node ? edge.b : edge.a;
    return h('li', { class: `k-${shownKind(edge.kind)}` },
      h('button.quiet.link', { type: 'button', click: () => this.map.centre(other) }, h('i.swatch'), h('bdi', visible(other.label))),
      h('span.faint.small', ` ${KINDS[edge.kind].one}, ${score(edge.score)}${edge.pairs > 1 ? `, ${counted(edge.pairs, 'pair')}` : ''}`),
      node.documentId && other.documentId && [' ', h('a.small', { href: compareLink(node.documentId, other.documentId) }, 'compare')]);
  }

  /** The largest families, or what bears a name. */
  tellLargest(name = '') {
    const wanted = name.toLowerCase();
    const found = this.world.nodes.filter((node) => (wanted ? node.label.toLowerCase().includes(wanted) : node.kind === 'family'))
      .sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1));
    this.map.highlight(wanted ? found.slice(0, 200) : null);
    const list = h('ul.plainlist', found.slice(0, LISTED).map((node) => h('li',
      h('button.quiet.link', { type: 'button', click: () => this.map.centre(node) }, h('bdi', visible(node.label))),
      node.size > 1 && h('span.faint.small', ` ${number(node.size)}`))));
    const hits = this.side.querySelector('.hits');
    if (hits) hits.replaceChildren(list);
    else fill(this.side, h('section.card', h('h2', 'Find on the map'), filter('Name of a document', '', (text) => this.tellLargest(text)), h('div.hits', list)));
  }
}

// Where families and lone documents lie on the map. Same graph, same map: nothing is left to chance.

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const ROOM = 10;

/** The length of a way; Math.hypot minds overflow, and is slow for it. */
export function length(dx, dy) {
  return Math.sqrt(dx * dx + dy * dy);
}

/** How large a node is drawn, in units of the map. */
export function radius(node) {
  return node.kind === 'family' ? 6 + 3.2 * Math.sqrt(node.size) : 4;
}

/**
 * Gives each node x, y and r. Nodes that are linked form islands; each island is laid out by springs, and the islands are
 * packed around the largest.
 */
export function layOut(nodes, edges) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    node.r = radius(node);
    node.links = [];
  }
  for (const edge of edges) {
    edge.a = byId.get(edge.from);
    edge.b = byId.get(edge.to);
    edge.a?.links.push(edge.b);
    edge.b?.links.push(edge.a);
  }
  const islands = islandsOf(nodes);
  islands.forEach(settle);
  pack(islands);
  return byId;
}

function islandsOf(nodes) {
  const seen = new Set();
  const islands = [];
  for (const start of nodes) {
    if (seen.has(start)) continue;
    seen.add(start);
    const island = [start];
    for (let i = 0; i < island.length; i++) {
      for (const next of island[i].links) {
        if (next && !seen.has(next)) {
          seen.add(next);
          island.push(next);
        }
      }
    }
    islands.push({ nodes: island });
  }
  return islands;
}

/** Springs pull linked nodes together, and near ones push each other away; the rounds are fewer the more nodes there are. */
function settle(island) {
  const { nodes } = island;
  nodes.forEach((node, i) => {
    const far = 34 * Math.sqrt(i);
    node.x = far * Math.cos(i * GOLDEN);
    node.y = far * Math.sin(i * GOLDEN);
  });
  const rounds = nodes.length === 1 ? 0 : Math.max(30, Math.min(220, Math.round(40000 / nodes.length)));
  for (let round = 0; round < rounds; round++) relax(nodes, 1 - round / rounds, true);
  for (let round = 0; round < Math.min(rounds, 16); round++) relax(nodes, 0.4, false);
  const x = nodes.reduce((sum, node) => sum + node.x, 0) / nodes.length;
  const y = nodes.reduce((sum, node) => sum + node.y, 0) / nodes.length;
  island.r = 0;
  for (const node of nodes) {
    node.x -= x;
    node.y -= y;
    island.r = Math.max(island.r, length(node.x, node.y) + node.r + ROOM);
  }
}

/** One round: everything pushes, links pull and all is drawn to the middle; or only what overlaps moves apart. */
function relax(nodes, heat, isSpringy) {
  const reach = isSpringy ? 110 : 60;
  const cells = new Map();
  const key = (x, y) => x * 100003 + y;
  for (const node of nodes) {
    const far = length(node.x, node.y) || 1;
    const drawn = isSpringy ? Math.min(1.6, far * 0.012) : 0;
    node.fx = (-node.x / far) * drawn;
    node.fy = (-node.y / far) * drawn;
    const at = key(Math.floor(node.x / reach), Math.floor(node.y / reach));
    if (cells.has(at)) cells.get(at).push(node);
    else cells.set(at, [node]);
  }
  for (const node of nodes) {
    const cx = Math.floor(node.x / reach);
    const cy = Math.floor(node.y / reach);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const near of cells.get(key(cx + dx, cy + dy)) ?? []) push(node, near, isSpringy ? reach : 0);
      }
    }
    if (isSpringy) for (const link of node.links) if (link) pull(node, link);
  }
  for (const node of nodes) {
    const force = length(node.fx, node.fy) || 1;
    const step = Math.min(force, 1 + 24 * heat);
    node.x += (node.fx / force) * step;
    node.y += (node.fy / force) * step;
  }
}

function push(node, near, reach) {
  if (node === near) return;
  const dx = node.x - near.x;
  const dy = node.y - near.y;
  const far = length(dx, dy) || 0.01;
  const wanted = node.r + near.r + 14;
  if (far > reach && far > wanted) return;
  const force = far < wanted ? (wanted - far) * 0.9 : 90 / far;
  node.fx += (dx / far) * force;
  node.fy += (dy / far) * force;
}

function pull(node, link) {
  const dx = link.x - node.x;
  const dy = link.y - node.y;
  const far = length(dx, dy) || 0.01;
  const force = (far - (node.r + link.r + 34)) * (0.12 / Math.sqrt(node.links.length));
  node.fx += (dx / far) * force;
  node.fy += (dy / far) * force;
}

/** Islands on a spiral, the largest in the middle, each at the first place where it touches no other. */
function pack(islands) {
  islands.sort((a, b) => b.r - a.r || b.nodes.length - a.nodes.length);
  const cell = Math.max(24, 2 * (islands.at(Math.floor(islands.length / 2))?.r ?? 24));
  const grid = new Map();
  const key = (x, y) => x * 100003 + y;
  const cellsOf = (x, y, r) => {
    const keys = [];
    for (let i = Math.floor((x - r) / cell); i <= Math.floor((x + r) / cell); i++) {
      for (let j = Math.floor((y - r) / cell); j <= Math.floor((y + r) / cell); j++) keys.push(key(i, j));
    }
    return keys;
  };
  const isFree = (x, y, r) => cellsOf(x, y, r).every((at) => !grid.get(at)?.some((other) => length(other.x - x, other.y - y) < other.r + r));
  let turn = 0;
  let lastRadius = Infinity;
  for (const island of islands) {
    // A smaller one may fit nearer to the middle; one of the same size would not.
    if (island.r < lastRadius * 0.75) {
      turn *= 0.6;
      lastRadius = island.r;
    }
    for (;; turn += 6 / (6 + turn * 0.35)) {
      const far = turn * 5.5;
      island.x = far * Math.cos(turn) * 1.25;
      island.y = far * Math.sin(turn) * 0.85;
      if (isFree(island.x, island.y, island.r)) break;
    }
    for (const at of cellsOf(island.x, island.y, island.r)) {
      if (grid.has(at)) grid.get(at).push(island);
      else grid.set(at, [island]);
    }
    for (const node of island.nodes) {
      node.x += island.x;
      node.y += island.y;
    }
  }
}

/** Makes room for the documents of a family around the place where it lay: all else moves outward. */
export function openAt(family, documents, nodes) {
  const spread = 26;
  const size = spread * Math.sqrt(documents.length) + 12;
  for (const node of nodes) {
    const dx = node.x - family.x;
    const dy = node.y - family.y;
    const far = length(dx, dy) || 1;
    const further = Math.sqrt(far * far + size * size);
    node.x = family.x + (dx / far) * further;
    node.y = family.y + (dy / far) * further;
  }
  documents.forEach((node, i) => {
    node.r = radius(node) + 1;
    node.x = family.x + spread * Math.sqrt(i + 0.3) * Math.cos(i * GOLDEN);
    node.y = family.y + spread * Math.sqrt(i + 0.3) * Math.sin(i * GOLDEN);
  });
  return size;
}

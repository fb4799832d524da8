// What lies on the map: families and lone documents, what links them, and circles where families were opened.

import { layOut, openAt } from './layout.js';

export class World {
  /** The world of a graph as the service tells it. */
  constructor(found) {
    this.nodes = found.nodes.map((node) => ({ ...node }));
    this.edges = found.edges.map((edge) => ({ ...edge }));
    this.circles = [];
    layOut(this.nodes, this.edges);
  }

  /** The names of the families that are open. */
  get opened() {
    return this.circles.map((circle) => circle.family.id);
  }

  linksOf(node) {
    return this.edges.filter((edge) => edge.a === node || edge.b === node).sort((a, b) => b.score - a.score);
  }

  /**
   * Puts the documents of a family where the family was.
   *
   * @param found the graph in which this family is open, too
   * @returns how many documents there are
   */
  open(family, found) {
    const members = found.nodes.filter((node) => node.family === family.id).map((node) => ({ ...node, links: [] }));
    const inside = new Set(members.map((node) => node.id));
    family.closedEdges = this.linksOf(family);
    this.nodes = this.nodes.filter((node) => node !== family);
    const r = openAt(family, members, [...this.nodes, ...this.circles]);
    this.circles.push({ x: family.x, y: family.y, r, family });
    this.nodes.push(...members);
    this.join([...this.edges, ...found.edges.filter((edge) => inside.has(edge.from) || inside.has(edge.to))]);
    return members.length;
  }

  /** Puts a family back in the place of its documents. */
  shut(family) {
    this.circles = this.circles.filter((circle) => circle.family !== family);
    this.nodes = [...this.nodes.filter((node) => node.family !== family.id), family];
    this.join([...this.edges, ...family.closedEdges]);
  }

  /** Joins edges to nodes; an edge that lacks one of its ends is dropped. */
  join(edges) {
    const byId = new Map(this.nodes.map((node) => [node.id, node]));
    this.edges = edges.map((edge) => ({ ...edge, a: byId.get(edge.from), b: byId.get(edge.to) })).filter((edge) => edge.a && edge.b);
  }
}

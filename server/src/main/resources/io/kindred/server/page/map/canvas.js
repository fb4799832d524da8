// The map as a picture that is moved and zoomed. What lies outside the window is not drawn, and marks of one colour are
// drawn as one, so that a frame takes a few milliseconds however many documents there are.

import { colour, h, nextFrame } from '../dom.js';
import { SHOWN_KINDS, shownKind, visible } from '../words.js';
import { length } from './layout.js';

const LABELS = 28;

/** A picture of `world` {nodes, edges, circles}. `choose(node)` is called with what is clicked, or null. */
export function picture(world, label, choose) {
  const canvas = h('canvas', { tabindex: 0, role: 'application', 'aria-roledescription': 'map', 'aria-label': label });
  const tip = h('div.tip', { hidden: true });
  const view = { x: 0, y: 0, scale: 1 };
  const state = { chosen: null, hover: null, found: null, frames: 0 };
  let colours = readColours();

  function draw() {
    const ratio = devicePixelRatio || 1;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const pen = canvas.getContext('2d');
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.translate(width / 2, height / 2);
    pen.scale(view.scale, view.scale);
    pen.translate(-view.x, -view.y);
    const box = { left: view.x - width / 2 / view.scale, right: view.x + width / 2 / view.scale, top: view.y - height / 2 / view.scale, bottom: view.y + height / 2 / view.scale };
    drawCircles(pen);
    drawEdges(pen, box);
    const seen = drawNodes(pen, box);
    drawLabels(pen, seen);
    state.frames++;
  }

  function drawCircles(pen) {
    pen.fillStyle = colours.tint;
    pen.strokeStyle = colours.line;
    pen.lineWidth = 1 / view.scale;
    for (const circle of world.circles) {
      pen.beginPath();
      pen.arc(circle.x, circle.y, circle.r, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    }
  }

  function drawEdges(pen, box) {
    const near = state.chosen;
    for (const kind of SHOWN_KINDS) {
      pen.beginPath();
      let any = false;
      for (const { a, b, kind: own } of world.edges) {
        if (!a || !b || shownKind(own) !== kind) continue;
        if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right || Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) continue;
        pen.moveTo(a.x, a.y);
        pen.lineTo(b.x, b.y);
        any = true;
      }
      if (!any) continue;
      pen.strokeStyle = colours[kind];
      pen.globalAlpha = near ? 0.25 : 0.55;
      pen.lineWidth = 1.4 / Math.max(view.scale, 0.35);
      pen.stroke();
    }
    if (near) {
      pen.globalAlpha = 1;
      pen.lineWidth = 2.4 / view.scale;
      for (const edge of world.edges) {
        if ((edge.a !== near && edge.b !== near) || !edge.a || !edge.b) continue;
        pen.strokeStyle = colours[shownKind(edge.kind)];
        pen.beginPath();
        pen.moveTo(edge.a.x, edge.a.y);
        pen.lineTo(edge.b.x, edge.b.y);
        pen.stroke();
      }
    }
    pen.globalAlpha = 1;
  }

  function drawNodes(pen, box) {
    const seen = world.nodes.filter((node) => node.x + node.r > box.left && node.x - node.r < box.right && node.y + node.r > box.top && node.y - node.r < box.bottom);
    const least = 1.2 / view.scale;
    for (const kind of ['document', 'family']) {
      pen.beginPath();
      for (const node of seen) {
        if (node.kind !== kind) continue;
        const r = Math.max(node.r, least);
        pen.moveTo(node.x + r, node.y);
        pen.arc(node.x, node.y, r, 0, 2 * Math.PI);
      }
      pen.fillStyle = kind === 'family' ? colours.accent : colours.faint;
      pen.fill();
      if (view.scale > 0.5) {
        pen.strokeStyle = colours.paper;
        pen.lineWidth = 1.2;
        pen.stroke();
      }
    }
    for (const node of [state.hover, state.chosen, ...(state.found ?? [])]) {
      if (!node) continue;
      pen.beginPath();
      pen.arc(node.x, node.y, node.r + 4 / view.scale, 0, 2 * Math.PI);
      pen.strokeStyle = colours.ink;
      pen.lineWidth = (node === state.chosen ? 3 : 2) / view.scale;
      pen.stroke();
    }
    return seen;
  }

  // Names of the largest in view, where they do not cover one another.
  function drawLabels(pen, seen) {
    const shown = seen.filter((node) => node.r * view.scale > 9 || node === state.chosen || view.scale > 2.2 || (node.kind === 'document' && node.family && view.scale > 1.2)).sort((a, b) => b.r - a.r).slice(0, 3 * LABELS);
    if (state.chosen && seen.includes(state.chosen)) shown.unshift(state.chosen);
    const taken = [];
    const size = 12 / view.scale;
    pen.font = `${size}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'top';
    pen.lineJoin = 'round';
    for (const node of shown) {
      if (taken.length >= LABELS) break;
      const text = short(node);
      const half = (text.length * size * 0.29);
      const box = { left: node.x - half, right: node.x + half, top: node.y + node.r + 2 / view.scale, bottom: node.y + node.r + 2 / view.scale + size * 1.2 };
      if (taken.some((other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom)) continue;
      taken.push(box);
      pen.strokeStyle = colours.paper;
      pen.lineWidth = 3 / view.scale;
      pen.strokeText(text, node.x, box.top);
      pen.fillStyle = colours.ink;
      pen.fillText(text, node.x, box.top);
    }
  }

  function readColours() {
    return Object.fromEntries([...SHOWN_KINDS.map((kind) => [kind, colour(kind)]), ['accent', colour('accent')], ['ink', colour('ink')],
      ['faint', colour('faint')], ['paper', colour('paper')], ['line', colour('line')], ['tint', colour('accent-tint')]]);
  }

  const redraw = nextFrame(draw);

  function fit() {
    if (!world.nodes.length) return;
    const xs = world.nodes.map((node) => node.x);
    const ys = world.nodes.map((node) => node.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    view.x = (left + right) / 2;
    view.y = (top + bottom) / 2;
    view.scale = Math.min(2, 0.92 * Math.min(canvas.clientWidth / (right - left + 80), canvas.clientHeight / (bottom - top + 80)));
    redraw();
  }

  function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
    const before = toWorld(x, y);
    view.scale = Math.max(0.02, Math.min(8, view.scale * factor));
    const after = toWorld(x, y);
    view.x += before.x - after.x;
    view.y += before.y - after.y;
    redraw();
  }

  function toWorld(x, y) {
    return { x: view.x + (x - canvas.clientWidth / 2) / view.scale, y: view.y + (y - canvas.clientHeight / 2) / view.scale };
  }

  function hit(event) {
    const box = canvas.getBoundingClientRect();
    const at = toWorld(event.clientX - box.left, event.clientY - box.top);
    const slack = 5 / view.scale;
    let best = null;
    let nearest = Infinity;
    for (const node of world.nodes) {
      const far = length(node.x - at.x, node.y - at.y) - node.r - slack;
      if (far < 0 && far < nearest) {
        best = node;
        nearest = far;
      }
    }
    return best;
  }

  // One finger or the mouse moves the map, two fingers zoom it.
  const fingers = new Map();
  let moved = 0;
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      hoverAt(event);
      return;
    }
    fingers.set(event.pointerId, event);
    moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
    if (fingers.size === 1) {
      view.x -= (event.clientX - before.clientX) / view.scale;
      view.y -= (event.clientY - before.clientY) / view.scale;
      redraw();
    } else pinch(event, before);
  });
  function pinch(event, before) {
    const other = [...fingers.values()].find((each) => each.pointerId !== event.pointerId);
    const apart = (a) => length(a.clientX - other.clientX, a.clientY - other.clientY) || 1;
    const box = canvas.getBoundingClientRect();
    zoom(apart(event) / apart(before), (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
  }
  for (const end of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(end, (event) => {
      if (end === 'pointerup' && moved < 6 && fingers.size === 1) pick(hit(event));
      fingers.delete(event.pointerId);
    });
  }
  canvas.addEventListener('pointerleave', () => { tip.hidden = true; });
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = canvas.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  canvas.addEventListener('keydown', (event) => {
    const step = 60 / view.scale;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    if (moves[event.key]) {
      view.x += moves[event.key][0];
      view.y += moves[event.key][1];
      redraw();
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  function hoverAt(event) {
    const node = hit(event);
    canvas.style.cursor = node ? 'pointer' : 'grab';
    tip.hidden = !node;
    if (node) {
      tip.textContent = node.kind === 'family' ? `${visible(node.label)}, ${node.size} documents` : visible(node.label);
      const box = canvas.getBoundingClientRect();
      tip.style.left = `${Math.min(event.clientX - box.left + 14, box.width - 200)}px`;
      tip.style.top = `${event.clientY - box.top + 14}px`;
    }
    if (state.hover !== node) {
      state.hover = node;
      redraw();
    }
  }

  function pick(node) {
    state.chosen = node;
    redraw();
    choose(node);
  }

  const resized = new ResizeObserver(redraw);
  resized.observe(canvas);
  const recolour = () => {
    colours = readColours();
    redraw();
  };
  addEventListener('themechange', recolour);
  return {
    canvas,
    tip,
    fit,
    zoom,
    redraw,
    draw,
    view,
    state,
    pick,
    /** Brings a place to the middle, large enough to be read; nothing is chosen. */
    show(node, scale) {
      view.x = node.x;
      view.y = node.y;
      view.scale = Math.max(view.scale, scale);
      state.chosen = null;
      redraw();
    },
    centre(node) {
      this.show(node, 0.9);
      pick(node);
    },
    highlight(nodes) {
      state.found = nodes;
      redraw();
    },
    end() {
      resized.disconnect();
      removeEventListener('themechange', recolour);
    },
  };
}

function short(node) {
  const name = visible(node.label);
  return name.length > 28 ? `${name.slice(0, 27)}\u2026` : name;
}

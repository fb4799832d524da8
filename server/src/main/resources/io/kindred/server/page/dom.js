// Elements made by hand. Whatever a document says goes in as text; there is no way here to put in markup.

const SVG = 'http://www.w3.org/2000/svg';
const SAFE_LINK = /^(#|\.\/|api\/|blob:)/;

/**
 * An element: h('p.note', {id: 'a'}, 'some text', child). Functions become listeners; null and false are left out.
 */
export function h(name, ...rest) {
  return make((tag) => document.createElement(tag), name, rest);
}

/** The same for drawings. */
export function s(name, ...rest) {
  return make((tag) => document.createElementNS(SVG, tag), name, rest);
}

function make(create, name, rest) {
  const [tag, ...classes] = name.split('.');
  const element = create(tag);
  if (classes.length) element.setAttribute('class', classes.join(' '));
  const [first] = rest;
  const hasAttributes = first && typeof first === 'object' && !(first instanceof Node) && !Array.isArray(first);
  if (hasAttributes) setAll(element, rest.shift());
  add(element, rest);
  return element;
}

function setAll(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (key === 'class') element.setAttribute('class', `${element.getAttribute('class') ?? ''} ${value}`.trim());
    else if (key === 'data') Object.assign(element.dataset, value);
    else if (key === 'css') for (const [property, to] of Object.entries(value)) element.style.setProperty(property, to);
    else if (key === 'value' || key === 'checked') element[key] = value;
    else if (/^(on|style|src)/i.test(key)) throw new Error(`no ${key} here`);
    else if (key === 'href' && !SAFE_LINK.test(value)) throw new Error('a link leads out');
    else element.setAttribute(key, value === true ? '' : String(value));
  }
}

/** Adds children; strings and numbers become text. */
export function add(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

/** Puts children in the place of what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

/** Tells those who listen rather than look. */
export function say(text) {
  document.getElementById('said').textContent = text;
}

/** Calls a function once things have been quiet for a while. */
export function settled(wait, action) {
  let timer = 0;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...given), wait);
  };
}

/** Calls a function at the next frame, once however often it was asked for. */
export function nextFrame(action) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      action();
    });
  };
}

/** The value of a colour of the style sheet. */
export function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

'use strict';
(() => {
  const sides = { left: document.getElementById('left'), right: document.getElementById('right') };
  const svg = document.getElementById('ribbons');
  const status = document.getElementById('status');
  const together = document.getElementById('together');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const UNCHANGED = ['kept', 'aside'];
  const FATES = ['kept', 'edited', 'moved', 'merged', 'split', 'inserted', 'deleted', 'aside'];

  // Every step of the story: its fate and its blocks on either side.
  const steps = new Map();
  for (const side of ['left', 'right']) {
    for (const element of sides[side].querySelectorAll('[data-m]')) {
      const id = element.dataset.m;
      if (!steps.has(id)) {
        const fate = FATES.find((name) => element.classList.contains(name));
        steps.set(id, { id, fate, left: [], right: [], place: {} });
      }
      steps.get(id)[side].push(element);
    }
  }
  const matched = [...steps.values()].filter((step) => step.left.length && step.right.length);
  const changes = [...steps.values()]
    .filter((step) => !UNCHANGED.includes(step.fate) && !step.id.startsWith('f'))
    .sort((a, b) => Number(a.id) - Number(b.id));

  // What is folded away is not asked for its place, because the browser would have to lay it out.
  function isSeen(element) {
    const fold = element.parentElement;
    return fold.tagName !== 'DETAILS' || fold.open;
  }

  // Where blocks stand within their pane, and which heights of the two panes go together.
  let anchors = [];
  let heads = 0;

  function measure() {
    for (const side of ['left', 'right']) {
      const pane = sides[side];
      const base = pane.getBoundingClientRect().top - pane.scrollTop;
      for (const step of steps.values()) {
        const seen = step[side].filter(isSeen);
        if (!seen.length) {
          step.place[side] = null;
          continue;
        }
        const first = seen[0].getBoundingClientRect();
        const last = seen[seen.length - 1].getBoundingClientRect();
        step.place[side] = { top: first.top - base, bottom: last.bottom - base };
      }
    }
    heads = sides.left.querySelector('.head').offsetHeight;
    anchors = [{ left: 0, right: 0 }];
    for (const step of matched.filter((s) => s.fate !== 'moved' && s.place.left && s.place.right)
      .sort((a, b) => a.place.left.top - b.place.left.top)) {
      for (const edge of ['top', 'bottom']) {
        const last = anchors[anchors.length - 1];
        const anchor = { left: step.place.left[edge], right: step.place.right[edge] };
        if (anchor.left >= last.left && anchor.right >= last.right) anchors.push(anchor);
      }
    }
    anchors.push({
      left: Math.max(sides.left.scrollHeight, anchors[anchors.length - 1].left + 1),
      right: Math.max(sides.right.scrollHeight, anchors[anchors.length - 1].right + 1),
    });
    draw();
  }

  // Ribbons between what is in view.
  const paths = [];
  let here = null;

  function draw() {
    const width = svg.clientWidth;
    const height = svg.clientHeight;
    let used = 0;
    for (const step of matched) {
      const { left, right } = step.place;
      if (!left || !right) continue;
      const a = left.top - sides.left.scrollTop;
      const b = left.bottom - sides.left.scrollTop;
      const c = right.top - sides.right.scrollTop;
      const d = right.bottom - sides.right.scrollTop;
      if (Math.max(b, d) < heads || Math.min(a, c) > height || ((b < heads || a > height) && (d < heads || c > height))) continue;
      if (used === paths.length) {
        paths.push(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
        svg.appendChild(paths[used]);
      }
      const path = paths[used++];
      const middle = width / 2;
      path.setAttribute('class', step.fate + (step === here ? ' here' : ''));
      path.setAttribute('d', `M0,${a} C${middle},${a} ${middle},${c} ${width},${c} L${width},${d} C${middle},${d} ${middle},${b} 0,${b} Z`);
    }
    while (paths.length > used) paths.pop().remove();
  }

  let asked = false;
  function drawSoon() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => { asked = false; draw(); });
  }

  // Scrolling together: the pane that the user is in leads.
  let leader = null;
  for (const side of ['left', 'right']) {
    const pane = sides[side];
    for (const event of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
      pane.addEventListener(event, () => { leader = side; }, { passive: true });
    }
    pane.addEventListener('scroll', () => {
      if (together.checked && leader === side) follow(side);
      drawSoon();
    }, { passive: true });
    pane.addEventListener('click', (event) => {
      const block = event.target.closest('.block');
      if (block && getSelection().isCollapsed) bringPartner(side, block);
    });
    pane.addEventListener('toggle', (event) => {
      const step = steps.get(event.target.dataset.m);
      for (const twin of step ? step[side === 'left' ? 'right' : 'left'] : []) twin.open = event.target.open;
      measure();
    }, true);
  }

  function across(height, from) {
    const to = from === 'left' ? 'right' : 'left';
    let low = 0;
    let high = anchors.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (anchors[middle][from] <= height) low = middle; else high = middle;
    }
    const length = anchors[high][from] - anchors[low][from];
    const part = length > 0 ? Math.min(1, (height - anchors[low][from]) / length) : 0;
    return anchors[low][to] + part * (anchors[high][to] - anchors[low][to]);
  }

  function follow(side) {
    const other = side === 'left' ? 'right' : 'left';
    const line = sides[side].clientHeight / 3;
    sides[other].scrollTop = across(sides[side].scrollTop + line, side) - line;
  }

  // Jumping from change to change.
  function scroll(side, top) {
    sides[side].scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
  }

  function mark(step) {
    for (const element of document.querySelectorAll('.block.here')) element.classList.remove('here');
    here = step;
    for (const element of [...step.left, ...step.right]) element.classList.add('here');
    const at = changes.indexOf(step);
    status.textContent = at < 0 ? step.fate : `change ${at + 1} of ${changes.length}: ${step.fate}`;
    drawSoon();
  }

  function show(step) {
    const folds = [...step.left, ...step.right].filter((element) => !isSeen(element)).map((element) => element.parentElement);
    for (const fold of folds) fold.open = true;
    if (folds.length) measure();
    leader = null;
    mark(step);
    const line = sides.left.clientHeight / 4;
    for (const side of ['left', 'right']) {
      const other = side === 'left' ? 'right' : 'left';
      const top = step.place[side] ? step.place[side].top : across(step.place[other].top, other);
      scroll(side, top - line);
    }
  }

  function bringPartner(side, block) {
    const step = steps.get(block.dataset.m);
    const other = side === 'left' ? 'right' : 'left';
    mark(step);
    leader = null;
    const own = step.place[side].top - sides[side].scrollTop;
    const top = step.place[other] ? step.place[other].top : across(step.place[side].top, side);
    scroll(other, top - own);
  }

  function go(way, fate) {
    const stops = fate ? [...steps.values()].filter((s) => s.fate === fate && !s.id.startsWith('f')).sort((a, b) => a.id - b.id) : changes;
    if (!stops.length) return;
    const now = here ? Number(here.id) : -1;
    let next = way > 0 ? stops.find((s) => Number(s.id) > now) : [...stops].reverse().find((s) => Number(s.id) < now);
    show(next || (way > 0 ? stops[0] : stops[stops.length - 1]));
  }

  document.getElementById('next').addEventListener('click', () => go(1));
  document.getElementById('previous').addEventListener('click', () => go(-1));
  for (const chip of document.querySelectorAll('[data-fate]')) {
    chip.addEventListener('click', () => go(1, chip.dataset.fate));
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (['j', 'n', 'ArrowRight'].includes(event.key)) go(1);
    else if (['k', 'p', 'ArrowLeft'].includes(event.key)) go(-1);
    else if (event.key === 's') together.checked = !together.checked;
    else return;
    event.preventDefault();
  });
  status.textContent = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  addEventListener('resize', measure);
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  new ResizeObserver(measure).observe(document.querySelector('main'));
  measure();
})();

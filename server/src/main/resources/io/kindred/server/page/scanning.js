// A scan that is running shows itself on every view.

import { api } from './api.js';
import { fill, h } from './dom.js';
import { counted, number } from './words.js';

const STAGES = { looking: 'Looking for files', reading: 'Reading', relating: 'Finding kin', understanding: 'Finding what is related' };
const RESTING = 15000;

let wake = () => {};

/** Begins a scan and shows it. */
export async function startScan() {
  await api.startScan();
  wake();
}

/** Shows the scan in a bar while one runs; `whenDone` is called when it ends. */
export async function watchScan(bar, whenDone) {
  let wasRunning = false;
  let known = null;
  const take = (state) => {
    const runs = state.state === 'running' || state.state === 'cancelling';
    bar.hidden = !runs;
    if (runs) draw(bar, state);
    // A short scan may be over before it was ever seen to run; its number tells.
    const isOver = !runs && (wasRunning || (known !== null && state.scan !== known));
    wasRunning = runs;
    if (!runs) known = state.scan;
    if (isOver) whenDone(state);
  };
  for (;;) {
    try {
      const state = await api.scan();
      take(state);
      if (wasRunning) await follow(take);
    } catch {
      bar.hidden = true;
    }
    if (!wasRunning) await rest();
    else await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

// Follows the events of one scan, and leaves when it is over, so that no connection is held for nothing.
async function follow(take) {
  const leave = new AbortController();
  try {
    await api.scanStates(leave.signal, (state) => {
      take(state);
      if (state.state !== 'running' && state.state !== 'cancelling') leave.abort();
    });
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
  }
}

function rest() {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RESTING);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

function draw(bar, state) {
  const [done, all] = {
    reading: [state.read, state.toRead], understanding: [state.told, state.toTell],
  }[state.stage] ?? [state.related, state.toRelate];
  const known = state.stage !== 'looking' && all > 0;
  const told = state.stage === 'looking' ? counted(state.files, 'file')
    : `${number(done)} of ${number(all)}${state.comparisons && state.stage === 'relating' ? `, ${counted(state.comparisons, 'comparison')}` : ''}`;
  fill(bar, h('strong', STAGES[state.stage] ?? 'Scanning'), h('span', told),
    h('progress', { 'aria-label': 'How far the scan is', max: 1, value: known ? done / all : undefined }),
    state.problems > 0 && h('span', counted(state.problems, 'problem')),
    h('button', { type: 'button', disabled: state.state === 'cancelling', click: () => api.stopScan().catch(() => {}) },
      state.state === 'cancelling' ? 'Stopping \u2026' : 'Stop'));
}

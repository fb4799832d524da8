// Where the states of a lineage go: one row each, from first to latest, and lanes for branches.

/**
 * The states in rows.
 *
 * A chain is a state followed by its largest line of descent. Each chain has one lane from the row of the state it left to
 * its own last row, the first that is free there, so that lines of descent cross as little as may be.
 *
 * @param family as the service tells it
 * @returns {{rows: Array, lanes: number}}
 */
export function layOut(family) {
  const states = statesOf(family);
  const rows = inOrder(states, family);
  rows.forEach((state, row) => { state.row = row; });
  return { rows, lanes: giveLanes(rows, states.get(family.first)) };
}

function statesOf(family) {
  const documents = new Map(family.documents.map((one) => [one.path, one]));
  const state = (path) => ({ document: documents.get(path), path, parent: null, descent: null, children: [], copies: [], merges: [] });
  const states = new Map([[family.first, state(family.first)]]);
  for (const descent of family.lineage) {
    const child = state(descent.child);
    child.descent = descent;
    child.parent = states.get(descent.parent);
    child.parent?.children.push(child);
    states.set(descent.child, child);
  }
  for (const copy of family.copies) states.get(copy.of)?.copies.push({ ...copy, document: documents.get(copy.copy) });
  for (const merge of family.merges) states.get(merge.child)?.merges.push({ ...merge, from: states.get(merge.parent) });
  return states;
}

/** By time where times are trusted, never a child before its parent; else branch after branch. */
function inOrder(states, family) {
  for (const state of states.values()) state.size = 0;
  for (const state of [...states.values()].reverse()) {
    state.size += 1;
    if (state.parent) state.parent.size += state.size;
  }
  for (const state of states.values()) state.children.sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1));
  const rows = [];
  const open = [states.get(family.first)];
  const time = (state) => Date.parse(state.document?.modified ?? 0);
  while (open.length) {
    let next = open.length - 1;
    if (family.byTimes) open.forEach((state, i) => { if (time(state) < time(open[next])) next = i; });
    const [state] = open.splice(next, 1);
    rows.push(state);
    // The main line last, because the last is taken first.
    open.push(...[...state.children].reverse());
  }
  return rows;
}

function giveLanes(rows, first) {
  const chains = [];
  const begin = (state) => {
    const chain = [state];
    while (chain.at(-1).children.length) chain.push(chain.at(-1).children[0]);
    chains.push({ from: state.parent ? state.parent.row : 0, to: chain.at(-1).row, chain });
    for (const member of chain) member.children.slice(1).forEach(begin);
  };
  begin(first);
  chains.sort((a, b) => a.from - b.from || b.to - a.to);
  const busy = [];
  for (const { from, to, chain } of chains) {
    let lane = chain[0] === first ? 0 : 1;
    while (busy[lane]?.some((taken) => from < taken.to && taken.from < to)) lane++;
    (busy[lane] ??= []).push({ from, to });
    for (const state of chain) state.lane = lane;
  }
  return busy.length;
}

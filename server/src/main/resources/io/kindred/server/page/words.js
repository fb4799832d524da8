// How things are called and told.

const NUMBER = new Intl.NumberFormat('en');
const DAY = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const MINUTE = new Intl.DateTimeFormat('en', {
  year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit',
});

/**
 * The kinds of relation, the nearest first: what a pair is called, what many are called, what it means, and what left is
 * to right.
 */
export const KINDS = {
  identical: { one: 'copy', many: 'Copies', means: 'the same file, byte for byte', is: 'is a copy of' },
  'same-text': { one: 'same text', many: 'Same text', means: 'the same words; layout or format differs', is: 'has the same text as' },
  version: { one: 'version', many: 'Versions', means: 'two states of one document', is: 'is a version of' },
  contains: { one: 'contains', many: 'Contained', means: 'one has nearly all of the other, and much more', is: 'contains' },
  contained: { one: 'contained', many: 'Contained', means: 'one has nearly all of the other, and much more', is: 'is contained in' },
  shares: { one: 'shared passage', many: 'Shared passages', means: 'a passage stands in both', is: 'shares a passage with' },
  template: { one: 'same form', many: 'Same form', means: 'both were filled into one form', is: 'was filled into the same form as' },
  related: { one: 'related', many: 'Related', means: 'about the same thing, in other words', is: 'is about the same as' },
};

/** The kinds as charts show them: contains and contained are one. */
export const SHOWN_KINDS = ['identical', 'same-text', 'version', 'contains', 'shares', 'template', 'related'];

export function shownKind(kind) {
  return kind === 'contained' ? 'contains' : kind;
}

/** What became of paragraphs: a sign that tells them apart without colour, the key that goes to the next, and what it means. */
export const FATES = {
  kept: { sign: '=', key: 'k', means: 'the same words at the same place' },
  edited: { sign: '~', key: 'e', means: 'words changed inside' },
  moved: { sign: '>', key: 'm', means: 'stands at another place' },
  merged: { sign: '&', key: 'g', means: 'several paragraphs became fewer' },
  split: { sign: '/', key: 'l', means: 'one paragraph became several' },
  inserted: { sign: '+', key: 'i', means: 'only in the right document' },
  deleted: { sign: '\u2212', key: 'd', means: 'only in the left document' },
  aside: { sign: '\u00b7', means: 'page furniture; not compared' },
};

export function number(value) {
  return NUMBER.format(value);
}

export function counted(count, one, many = `${one}s`) {
  return `${number(count)} ${count === 1 ? one : many}`;
}

export function percent(share) {
  const whole = Math.round(share * 100);
  if (share > 0 && whole === 0) return 'under 1 %';
  return `${share < 1 && whole === 100 ? 99 : whole} %`;
}

/** A score with two digits; only what is the same shows as 1.00. */
export function score(value) {
  return (value < 1 ? Math.min(value, 0.99) : value).toFixed(2);
}

export function size(bytes) {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let unit = 0;
  let value = bytes;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return unit === 0 ? counted(bytes, 'byte') : `${value.toFixed(1)} ${units[unit]}`;
}

export function day(time) {
  return DAY.format(new Date(time));
}

export function minute(time) {
  return MINUTE.format(new Date(time));
}

/** How long after one moment another came, roughly: "3 weeks". */
export function apart(from, to) {
  const minutes = Math.abs(new Date(to) - new Date(from)) / 60000;
  const steps = [[525960, 'year'], [43830, 'month'], [10080, 'week'], [1440, 'day'], [60, 'hour'], [1, 'minute']];
  for (const [length, name] of steps) {
    if (minutes >= length) return counted(Math.round(minutes / length), name);
  }
  return 'moments';
}

/** The name of a file without its folders, and the folders. */
export function parted(path) {
  const at = path.lastIndexOf('/');
  return { name: path.slice(at + 1), folder: at < 0 ? '' : path.slice(0, at) };
}

const HIDDEN = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text in which nothing hides: control characters, and those that turn the direction of writing, are shown as signs.
 * Each is one character before and after, so that offsets stay what they are.
 */
export function visible(text) {
  return text.replace(HIDDEN, (sign) => (sign < ' ' ? String.fromCharCode(0x2400 + sign.charCodeAt(0)) : '\u2426'));
}

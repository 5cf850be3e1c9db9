// @ts-check
const colours = /\u001b\[[\d;]*m/g; // eslint-disable-line no-control-regex -- that is what begins a colour
/** What moves a terminal's cursor, or shows words in another order than they are written in; lines stay. */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody else said, as a terminal may be shown it. @param {string} text */
export const printable = (text) => text.replace(colours, '').replace(unprintable, ' ');

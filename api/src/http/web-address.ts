import { tlds } from '@hapi/tlds';
import { domainToASCII } from 'node:url';

/** Invisible characters that could hide an address. */
const hidden = /\p{Default_Ignorable_Code_Point}/gu;
/** Words of letters, digits and hyphens joined by dots, with an optional slash after them. */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:[.\u3002][\p{L}\p{M}\p{N}-]+)+\/?/gu;

/** Abbreviations before a dot in names of people and companies: "Dr.Li", "St.Love", "Foods Co.Ltd". */
const abbreviations = new Set('co corp dr fr hon lt mr mrs ms mx prof rev sr st'.split(' '));
/** Degrees after a dot that are top-level domains too: "Smith.PhD". */
const degrees = new Set(['dds', 'esq', 'phd']);

/** Whether dotted words are a domain: the last one is a top-level domain, and the others are no initials. */
function isDomain(words: string): boolean {
  const labels = words
    .replace('/', '')
    .toLowerCase()
    .split(/[.\u3002]/);
  const last = labels.pop() ?? '';
  if (!tlds.has(domainToASCII(last))) return false;
  if (words.endsWith('/')) return true;
  if (labels.every((label) => [...label].length === 1)) return false;
  return labels.length > 1 || !(degrees.has(last) || abbreviations.has(labels[0] ?? ''));
}

/**
 * Whether a text contains something that mail programs turn into a link, with or without its scheme; full-width letters
 * count as normal ones.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.replace(hidden, '').normalize('NFKC');
  return /:\/\/|www\./i.test(plain) || (plain.match(dotted) ?? []).some(isDomain);
}

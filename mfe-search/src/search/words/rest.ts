import { nouns, ties } from './small-words';
import { type Token } from './tokens';

/**
 * What is left of a text without the tokens that were understood, piece by piece as it was typed: without the small words
 * at the edges of a piece, and without a piece that only names what is searched for anyway. What is firm stays, and all of it
 * where nothing is to be trimmed.
 */
export function restOf(
  source: string,
  tokens: readonly Token[],
  covered: readonly boolean[],
  firm: readonly boolean[],
  trims = true,
): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (covered[at]) continue;
    let end = at;
    while (end < tokens.length && !covered[end] && (end === at || !trims || !tokens[end]?.fresh)) end++;
    const piece = trims
      ? trimmed(tokens, at, end, firm, at > 0 && covered[at - 1] === true)
      : { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
    if (piece) pieces.push(source.slice(piece.start, piece.end));
    at = end - 1;
  }
  return pieces;
}

function trimmed(
  tokens: readonly Token[],
  from: number,
  to: number,
  firm: readonly boolean[],
  isBehind: boolean,
) {
  const stays = (at: number, small: ReadonlySet<string>) =>
    firm[at] === true || !small.has(tokens[at]?.text ?? '');
  let first = from;
  let last = to - 1;
  // 'thai food at …': the food is that of what was understood.
  if (isBehind && !tokens[first]?.fresh) while (first <= last && !stays(first, nouns)) first++;
  while (first <= last && !stays(first, ties)) first++;
  while (last >= first && !stays(last, ties)) last--;
  const says = tokens
    .slice(first, last + 1)
    .some((_, step) => stays(first + step, ties) && stays(first + step, nouns));
  return says ? { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 } : null;
}

import { nouns, ties } from './small-words';
import { type Token } from './tokens';

/**
 * The text without the understood tokens, in pieces as typed: without small words at a piece's edges and
 * without generic nouns alone. Firm tokens stay; untrimmed if asked.
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
  // In 'thai food at …', 'food' belongs to the understood words.
  if (isBehind && !tokens[first]?.fresh) while (first <= last && !stays(first, nouns)) first++;
  while (first <= last && !stays(first, ties)) first++;
  while (last >= first && !stays(last, ties)) last--;
  const says = tokens
    .slice(first, last + 1)
    .some((_, step) => stays(first + step, ties) && stays(first + step, nouns));
  return says ? { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 } : null;
}

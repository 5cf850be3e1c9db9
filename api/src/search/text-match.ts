/**
 * How well each word of a text ($2) is found, from 0 to 1: as it stands in a name, or as a word much like one there, so
 * that two letters may be changed round in a long word and one be wrong in a short one. Every word must be found
 * somewhere. The weights put a package's own name before the name of a dish in it.
 */
export const likenessIn = (names: readonly (readonly [column: string, weight: number])[]) => `
  (select case when min(best) > 0 then avg(best) else 0 end from (
    select greatest(${names
      .map(
        ([column, weight]) => `
        case when position(plain_text(word) in plain_text(${column})) > 0 then ${weight}
          when strict_word_similarity(plain_text(word), plain_text(${column})) >= case when length(word) > 5 then 0.37 else 0.5 end
          then ${weight} * strict_word_similarity(plain_text(word), plain_text(${column})) else 0 end`,
      )
      .join()}) as best
    from unnest($2::text[]) word) each)`;

const emptyWords = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);
const mostWords = 8;

/** The words of a text that are looked for; the text itself where it has none; null for no text. */
export function wordsOf(text: string | null): string[] | null {
  if (!text) return null;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word && !emptyWords.has(word));
  return words.length > 0 ? words.slice(0, mostWords) : [text];
}

/** The text score, word by word over every weighted name, without vocabulary or index. */
export function referenceTextScore(
  text: string,
  names: readonly (readonly [name: string, weight: number])[],
): number {
  const wanted = words(text);
  const telling = wanted.filter(
    (word) => !['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'].includes(word),
  );
  const asked = (telling.length > 0 ? telling : wanted).slice(0, 8);
  let sum = 0;
  for (const word of asked) {
    let best = 0;
    for (const [name, weight] of names) {
      for (const other of words(name)) {
        const alike = similarity(word, other);
        const likeness = alike >= (word.length > 5 ? 0.37 : 0.5) ? alike : 0;
        const score = other.startsWith(word) ? 1 : other.includes(word) ? 0.85 : likeness;
        best = Math.max(best, weight * score);
      }
    }
    if (best === 0) return 0;
    sum += best;
  }
  return asked.length === 0 ? 0 : sum / asked.length;
}

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function pieces(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set([...padded].slice(2).map((_, at) => padded.slice(at, at + 3)));
}

function similarity(one: string, other: string): number {
  const [a, b] = [pieces(one), pieces(other)];
  const both = [...a].filter((piece) => b.has(piece)).length;
  return both / new Set([...a, ...b]).size;
}

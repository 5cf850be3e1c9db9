const tones = ['copper', 'leaf', 'aubergine', 'honey'] as const;

/** One or two letters: of the first and the last word of a name, or of what stands before the @ of an address. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toUpperCase() || '?';
}

/** A colour that stays with the name. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return tones[sum % tones.length]!;
}

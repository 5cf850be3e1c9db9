import { LRUCache } from 'lru-cache';

const marks = /\p{M}+/gu;
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const plainAlready = /^[\0-\x7f]*$/;

/** A text in lower case without accents. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (plainAlready.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (sign) => letters[sign] ?? sign);
}

/** The normalized words of a text. */
export const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The trigrams of a word as in pg_trgm: padded by two blanks before and one after. */
export function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3));
  return pieces;
}

/** The share of common trigrams, from 0 to 1: pg_trgm's `similarity`. */
const shareOfPieces = (shared: number, one: number, other: number) => shared / (one + other - shared);

/** The score of a match inside another word, above a dish's weight. */
const inside = 0.85;

/** Vocabulary words with their scores for a searched word. */
export interface WordMatches {
  ids: number[];
  /** From 0 to 1. */
  scores: number[];
}

/** Numbers every distinct word of the catalog and finds those that a typed word may mean. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly pieceCounts: number[] = [];
  private readonly byPiece = new Map<string, number[]>();
  private readonly cache = new LRUCache<string, WordMatches>({
    max: 2_000,
    memoMethod: (word) => this.find(word),
  });

  get size(): number {
    return this.words.length;
  }

  /** The ids of a text's distinct words. */
  idsOf(text: string): number[] {
    return [...new Set(wordsIn(text).map((word) => this.idOf(word)))];
  }

  private idOf(word: string): number {
    const old = this.ids.get(word);
    if (old !== undefined) return old;
    const id = this.words.length;
    this.ids.set(word, id);
    this.words.push(word);
    const pieces = trigramsOf(word);
    this.pieceCounts.push(pieces.size);
    for (const piece of pieces) {
      const list = this.byPiece.get(piece);
      if (list) list.push(id);
      else this.byPiece.set(piece, [id]);
    }
    // Cached matches may lack the new word.
    this.cache.clear();
    return id;
  }

  /**
   * The words that a normalized word may mean: 1 for a prefix, less inside another word (eggplant for "plant"), else
   * the trigram similarity above a threshold that allows two swapped letters in a long word and one wrong letter in a
   * short one.
   */
  match = (word: string): WordMatches => this.cache.memo(word);

  private find(word: string): WordMatches {
    const least = word.length > 5 ? 0.37 : 0.5;
    const pieces = trigramsOf(word);
    const shared = new Map<number, number>();
    for (const piece of pieces) {
      for (const id of this.byPiece.get(piece) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const scores = new Map<number, number>();
    for (const [id, count] of shared) {
      const similarity = shareOfPieces(count, pieces.size, this.pieceCounts[id]!);
      if (similarity >= least) scores.set(id, similarity);
    }
    for (const id of this.withPart(word)) {
      const at = this.words[id]!.indexOf(word);
      if (at >= 0) scores.set(id, at === 0 ? 1 : inside);
    }
    return { ids: [...scores.keys()], scores: [...scores.values()] };
  }

  /** Words that may contain a part: those with its rarest trigram, or all if it is too short to have one. */
  private withPart(part: string): Iterable<number> {
    let rarest: number[] | undefined;
    for (let at = 0; at + 3 <= part.length; at++) {
      const list = this.byPiece.get(part.slice(at, at + 3)) ?? [];
      if (!rarest || list.length < rarest.length) rarest = list;
    }
    return rarest ?? this.words.keys();
  }
}

import type { Catalogue } from '../columns/catalogue';
import { wordsIn } from './words';

const emptyWords = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);
const mostWords = 8;
/** A package's own name weighs most, then the brand's name, category, diets, and dishes. */
const weights = { brand: 0.95, category: 0.9, diet: 0.9, dish: 0.8 };

/** The normalized words of a text; none without letters and digits. */
export function wordsWanted(text: string): string[] {
  const words = wordsIn(text);
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Scores a text against the vocabulary once, so that scoring a package or brand only needs lookups. */
export class TextQuery {
  /** For each word, the score of every vocabulary word, and the best score of every category. */
  private readonly scores: Float64Array[];
  private readonly byCategory: Float64Array[];
  /** The scores of the last brand's name. */
  private readonly byBrand: Float64Array;

  constructor(
    text: string,
    private readonly catalogue: Catalogue,
  ) {
    const { vocabulary, categoryWords } = catalogue;
    this.scores = wordsWanted(text).map((word) => {
      const scores = new Float64Array(vocabulary.size);
      const { ids, scores: found } = vocabulary.match(word);
      for (let at = 0; at < ids.length; at++) scores[ids[at]!] = found[at]!;
      return scores;
    });
    this.byCategory = this.scores.map((scores) =>
      Float64Array.from(categoryWords, (words) => best(scores, words, 0, words.length)),
    );
    this.byBrand = new Float64Array(this.scores.length);
  }

  /** A brand's score by its name and menu dishes, from 0 to 1; call it before scoring the brand's packages. */
  ofBrand(brand: number): number {
    const { words, nameWords, menuWords, wordsEnd } = this.catalogue;
    const menu = menuWords[brand]!;
    let sum = 0;
    let missing = false;
    for (let word = 0; word < this.scores.length; word++) {
      const scores = this.scores[word]!;
      const byName = best(scores, words, nameWords[brand]!, menu);
      this.byBrand[word] = byName;
      const own = Math.max(byName, weights.dish * best(scores, words, menu, wordsEnd[brand]!));
      missing ||= own === 0;
      sum += own;
    }
    return missing || sum === 0 ? 0 : sum / this.scores.length;
  }

  /** The score of a package of the last brand; every word must match somewhere. */
  ofPackage(slot: number): number {
    const { words, packages } = this.catalogue;
    const { nameWords, dietWords, dishWords, wordsEnd, category } = packages;
    const diets = dietWords[slot]!;
    const dishes = dishWords[slot]!;
    let sum = 0;
    for (let word = 0; word < this.scores.length; word++) {
      const scores = this.scores[word]!;
      const byCategory = weights.category * this.byCategory[word]![category[slot]!]!;
      let own = Math.max(
        weights.brand * this.byBrand[word]!,
        byCategory,
        best(scores, words, nameWords[slot]!, diets),
        weights.diet * best(scores, words, diets, dishes),
      );
      if (own < weights.dish)
        own = Math.max(own, weights.dish * best(scores, words, dishes, wordsEnd[slot]!));
      if (own === 0) return 0;
      sum += own;
    }
    return sum === 0 ? 0 : sum / this.scores.length;
  }
}

/** The best score of the words in a range. */
function best(scores: Float64Array, words: Int32Array, from: number, to: number): number {
  let most = 0;
  for (let at = from; at < to; at++) {
    const score = scores[words[at]!]!;
    if (score > most) most = score;
  }
  return most;
}

import { wordsIn, type Vocabulary } from './words';

const emptyWords = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);
const mostWords = 8;
/** A package's own name comes before its restaurant's, its category and the name of a dish in it. */
const weights = { brand: 0.95, category: 0.9, dish: 0.8 };

/** The words that a text asks for, plain; none where it has no letter and no digit. */
export function wordsWanted(text: string): string[] {
  const words = wordsIn(text);
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** A text weighed against the vocabulary once; after that, how well a package or brand fits it is a matter of look-ups. */
export class TextQuery {
  /** For each word wanted, the score of each word of the vocabulary. */
  private readonly scores: Float64Array[];
  private readonly byCategory: number[][];
  private brandScores: number[] = [];

  constructor(text: string, vocabulary: Vocabulary, categoryWords: readonly (readonly number[])[]) {
    this.scores = wordsWanted(text).map((word) => {
      const scores = new Float64Array(vocabulary.size);
      const { ids, scores: found } = vocabulary.match(word);
      for (let at = 0; at < ids.length; at++) scores[ids[at]!] = found[at]!;
      return scores;
    });
    this.byCategory = categoryWords.map((words) => this.best(words));
  }

  private best(words: readonly number[]): number[] {
    return this.scores.map((scores) => {
      let best = 0;
      for (const word of words) if (scores[word]! > best) best = scores[word]!;
      return best;
    });
  }

  /** How well a brand fits by its name and the dishes on its menus, from 0 to 1; its packages are asked about after it. */
  ofBrand(name: readonly number[], dishes: readonly number[]): number {
    this.brandScores = this.best(name);
    const byDish = dishes.length > 0 ? this.best(dishes) : undefined;
    return this.mean((word) => Math.max(this.brandScores[word]!, weights.dish * (byDish?.[word] ?? 0)));
  }

  /** How well a package of the brand last asked about fits; its words are those of `words` from `name` to `end`. */
  ofPackage(words: Int32Array, name: number, dishes: number, end: number, category: number): number {
    const inCategory = this.byCategory[category]!;
    return this.mean((word) => {
      const scores = this.scores[word]!;
      let best = Math.max(weights.brand * this.brandScores[word]!, weights.category * inCategory[word]!);
      for (let at = name; at < dishes; at++) if (scores[words[at]!]! > best) best = scores[words[at]!]!;
      if (best >= weights.dish) return best;
      for (let at = dishes; at < end; at++) {
        const score = weights.dish * scores[words[at]!]!;
        if (score > best) best = score;
      }
      return best;
    });
  }

  /** Every word must be found somewhere. */
  private mean(bestOf: (word: number) => number): number {
    let sum = 0;
    for (let word = 0; word < this.scores.length; word++) {
      const best = bestOf(word);
      if (best === 0) return 0;
      sum += best;
    }
    return this.scores.length > 0 ? sum / this.scores.length : 0;
  }
}

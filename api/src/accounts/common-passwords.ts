import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words that guessers of this site's passwords would add to their lists. */
const ownWords = ['coppercarrot', 'copper', 'carrot', 'catering', 'lunch', 'passwort'];
/** Fewer guesses than a hundred million: nobody needs more than moments, slow hashes or not. */
const leastScore = 3;
/** What a password begins with decides; longer ones take a process long to think about. */
const readTo = 40;

let guesser: Promise<ZxcvbnFactory> | undefined;

async function makeGuesser(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: readTo, l33tMaxSubstitutions: 10 });
}

/** Thirty thousand passwords and the ways to type them: megabytes, which only those load who choose a password. */
const loadGuesser = () =>
  (guesser ??= makeGuesser().catch((error: unknown) => {
    // What failed once is loaded by the next who asks.
    guesser = undefined;
    throw error;
  }));

/**
 * Whether a password is among those that guessers try first: common ones, disguised or not, runs, repeats, dates, and a
 * common word with a year and marks after it. It is read as its hash is made: letters of another width are the same.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const guess = await loadGuesser();
  const text = password.normalize('NFKC');
  if (guess.check(text, ownWords).score < leastScore) return true;
  const root = text.replace(/[\d\W_]+$/u, '');
  const [only, ...others] = root ? guess.check(root, ownWords).sequence : [];
  return others.length === 0 && only?.pattern === 'dictionary';
}

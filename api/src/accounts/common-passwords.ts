import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words that guessers of this site's passwords would add to their lists. */
const ownWords = ['coppercarrot', 'copper', 'carrot', 'catering', 'lunch', 'passwort'];
/** Fewer guesses than a hundred million: nobody needs more than moments, slow hashes or not. */
const leastScore = 3;
/** What a password begins with decides; longer ones take a process long to think about. */
const readTo = 40;

let guesser: Promise<ZxcvbnFactory> | undefined;

/** Thirty thousand passwords and the ways to type them: megabytes, which only those load who choose a password. */
const loadGuesser = () =>
  (guesser ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs, maxLength: readTo, l33tMaxSubstitutions: 10 }),
  ));

/** Whether a password is among those that guessers try first: common ones, disguised or not, runs, repeats, dates. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await loadGuesser()).check(password, ownWords).score < leastScore;
}

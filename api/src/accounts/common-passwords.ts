/** Words that most guessed passwords are made of. */
const roots = (
  'password passwort passw0rd p@ssword p@ssw0rd qwerty qwertyuiop qwertyuiop[] asdfghjkl asdfghjkl; zxcvbnm azerty azertyuiop ' +
  'letmein welcome monkey dragon sunshine princess football baseball basketball iloveyou trustno1 superman batman master ' +
  'shadow michael jordan jennifer charlie whatever starwars computer internet login admin administrator default changeme ' +
  'secret hello freedom samsung google facebook abc abcd abcde abcdef abcdefg abcdefgh abcdefghij liverpool chocolate ' +
  'butterfly summer winter spring autumn january february december catering lunch coppercarrot copper-carrot1 1q2w3e4r5t ' +
  '1qaz2wsx 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx !qaz2wsx passpass testtest test'
).split(' ');

const decoration = /^[\d!@#$%^&*().,_+=?-]*|[\d!@#$%^&*().,_+=?-]*$/g;

const isRun = (text: string) => {
  const steps = new Set(
    [...text]
      .slice(1)
      .map((letter, index) => (letter.codePointAt(0) ?? 0) - ([...text][index]?.codePointAt(0) ?? 0)),
  );
  return steps.size <= 1;
};

/** Digits counting up or down, past nine too, as in 1234567890. */
const isCount = (text: string) =>
  '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);

const isRepeat = (text: string) => /^(.{1,5}?)\1+.?$/u.test(text);

/** Whether a small-lettered password is among those that guessers try first: common words with digits around, runs, repeats. */
export function isCommonPassword(password: string): boolean {
  const core = password.replace(decoration, '');
  return (
    isRun(password) ||
    isCount(password) ||
    isRepeat(password) ||
    /^\d+$/.test(password) ||
    roots.includes(password) ||
    roots.includes(core) ||
    roots.some((root) => root.length >= 4 && core === root + root)
  );
}

import fc from 'fast-check';
import { sql } from '../../../database';
import { useDatabase } from '../../../testing';
import { Vocabulary, plainText, trigramsOf, wordsIn } from './words';

useDatabase();

const letter = fc.constantFrom(...'abcdeé2');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 });

it("[SEA-58] tells how alike words are as PostgreSQL's pg_trgm does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, async (names, typed) => {
      const vocabulary = new Vocabulary();
      const asked = plainText(typed);
      const found = new Map<string, number>();
      const plain = [...new Set(names.flatMap(wordsIn))];
      const ids = plain.map((name) => vocabulary.idsOf(name)[0]);
      const { ids: matched, scores } = vocabulary.match(asked);
      matched.forEach((id, at) => found.set(plain[ids.indexOf(id)] ?? '', scores[at] ?? 0));
      const rows = await sql.rows<{ name: string; similarity: number; strict: number; pieces: string[] }>(
        `select name, similarity($1, name) as similarity, strict_word_similarity($1, name) as strict, show_trgm(name) as pieces
         from unnest($2::text[]) name`,
        [asked, plain],
      );
      for (const { name, similarity, strict, pieces } of rows) {
        expect([...trigramsOf(name)].sort()).toEqual([...pieces].sort());
        expect(strict).toBeCloseTo(similarity, 6);
        const least = asked.length > 5 ? 0.37 : 0.5;
        // PostgreSQL uses four-byte floats, so results on the threshold may differ.
        if (Math.abs(similarity - least) < 1e-6) continue;
        const at = name.indexOf(asked);
        const wanted = at === 0 ? 1 : at > 0 ? 0.85 : similarity >= least ? similarity : 0;
        expect(found.get(name) ?? 0).toBeCloseTo(wanted, 6);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('reads words without accents and signs', () => {
  expect(wordsIn("Jalapeño's  SMØRREBRØD & Crème-brûlée (x2)")).toEqual([
    'jalapeno',
    's',
    'smorrebrod',
    'creme',
    'brulee',
    'x2',
  ]);
  expect(wordsIn('%_\\ -- ;')).toEqual([]);
});

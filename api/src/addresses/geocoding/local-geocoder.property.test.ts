import fc from 'fast-check';
import { useDatabase } from '../../testing';
import { suggestAddresses } from './geocode';

useDatabase();

const oneOf = (line: string) => fc.constantFrom(...line.split(' / '));
const street = oneOf(
  '350 5th Ave / 20 West 34th Street / One Penn Plaza / 35-12 35th Ave / 12½ Fifth Ave / 1600 K St NW / 500 Broadway',
);
const unit = oneOf(
  'Floor 3 / 3rd Floor / Suite 300 / Ste. 400 / Apt 4B / #400 / Room 210A / Bldg 4 / Tower B / Penthouse / Fl 12 / Lobby',
);
const company = oneOf('Northwind Labs / Acme / Curry & Sons LLP / Plaza / Street / Floral Works');
const town = oneOf(', New York / , New York, NY / , Brooklyn / , NYC /  New York /  Brooklyn NY / ');
const zip = oneOf(' 10001 / , 10001 /  11201-1234 / ');
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}½]+/gu) ?? [];

it('loses no word of a street, a unit or a company, wherever it is written', async () => {
  const address = fc.record({
    parts: fc.tuple(street, unit, company).chain((parts) => fc.shuffledSubarray(parts, { minLength: 1 })),
    comma: fc.boolean(),
    town,
    zip,
    behind: fc.option(unit, { nil: null }),
    placeId: fc.constantFrom(1, 2, 5),
  });
  await fc.assert(
    fc.asyncProperty(address, async ({ parts, comma, town, zip, behind, placeId }) => {
      const written = [...parts, ...(behind ? [behind] : [])];
      const text = parts.join(comma ? ', ' : ' ') + town + zip + (behind ? `, ${behind}` : '');
      for (const { formattedAddress } of await suggestAddresses(text, { placeId })) {
        const kept = words(formattedAddress);
        expect(written.flatMap(words).filter((word) => !kept.includes(word))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('reads its own form as the same address again, whatever place is chosen', async () => {
  const text = fc
    .tuple(street, fc.option(unit, { nil: null }), fc.option(company, { nil: null }), town, zip)
    .map(
      ([street, unit, company, town, zip]) => [company, street, unit].filter(Boolean).join(', ') + town + zip,
    );
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(1, 2, 5, null), async (text, placeId) => {
      const [first] = await suggestAddresses(text, { placeId: 1 });
      if (!first) return;
      const again = await suggestAddresses(first.formattedAddress, { placeId });
      expect(again).toEqual([first]);
    }),
    { numRuns: 200 },
  );
}, 60_000);

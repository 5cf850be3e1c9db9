import fc from 'fast-check';
import parsePhoneNumber, {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { canBeDialed, formatPhone, telHref } from './phone';

/** libphonenumber's verdict on a text that is a number only, dialed from the United States. */
const isPossible = (phone: string) =>
  parsePhoneNumber(phone.replace(/\p{Cf}/gu, '').trim(), {
    defaultCountry: 'US',
    extract: false,
  })?.isPossible() ?? false;

it.each([
  ['+12125550199', '(212) 555-0199', 'tel:+12125550199'],
  ['2125550199', '(212) 555-0199', 'tel:+12125550199'],
  ['1 212.555.0199', '(212) 555-0199', 'tel:+12125550199'],
  ['(212) 555-0199', '(212) 555-0199', 'tel:+12125550199'],
  ['212/555/0199', '(212) 555-0199', 'tel:+12125550199'],
  ['\u202A(212)\u00A0555\u20110199\u202C', '(212) 555-0199', 'tel:+12125550199'],
  ['２１２－５５５－０１９９', '(212) 555-0199', 'tel:+12125550199'],
  [' 212-555-0199 x12 ', '(212) 555-0199 ext. 12', 'tel:+12125550199;ext=12'],
  ['212-555-0199 extn 12', '(212) 555-0199 ext. 12', 'tel:+12125550199;ext=12'],
  ['212-555-0199 ext: 12', '(212) 555-0199 ext. 12', 'tel:+12125550199;ext=12'],
  ['212-555-0199,,12', '(212) 555-0199 ext. 12', 'tel:+12125550199;ext=12'],
  ['+1 212 555 0199, ext. 7', '(212) 555-0199 ext. 7', 'tel:+12125550199;ext=7'],
])('writes %s as people here do, and dials it from anywhere', (phone, written, dialed) => {
  expect(formatPhone(phone)).toBe(written);
  expect(formatPhone(written)).toBe(written);
  expect(telHref(phone)).toBe(dialed);
  expect([canBeDialed(phone), isPossible(phone)]).toEqual([true, true]);
});

it.each([
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+44 20 7946 0958 ext. 12', 'tel:+442079460958;ext=12'],
  ['011 44 20 7946 0958', 'tel:+442079460958'],
  ['+49 30 2345 6789', 'tel:+493023456789'],
])('dials %s abroad, and leaves it as it was written', (phone, dialed) => {
  expect(formatPhone(phone)).toBe(phone);
  expect(telHref(phone)).toBe(dialed);
  expect([canBeDialed(phone), isPossible(phone)]).toEqual([true, true]);
});

it.each([
  '555-0101',
  '555-0101 ext. 123',
  '555-0101 x 12345',
  '555-0101 #123456',
  '555-0101, 123',
  '12 555 0101 x 99',
  '(212) 555-010',
  '(212) 555-01011',
  '212 555 0100 / 646 555 0101',
  '+2125550199',
  '+44 1234',
  '+999 12345678',
  '+44 20 7946 0958 1234 5678',
  'front desk, 212 555 0199',
  'call me',
  '0000000000',
  '1111111111',
  '+11255501990',
  '0171 5550199',
  '',
])('can not dial %j, and leaves it as it is', (phone) => {
  expect(canBeDialed(phone)).toBe(false);
  expect(formatPhone(phone)).toBe(phone);
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const written = fc
  .tuple(
    fc.constantFrom('', '1 ', '+1 ', '+1-'),
    fc.integer({ min: 6, max: 12 }).chain(digits),
    fc.constantFrom('', ' x', ' ext. ', ', extension ', '#'),
    fc.integer({ min: 1, max: 6 }).chain(digits),
  )
  .map(([before, number, word, extension]) => ({ before, number, end: word && word + extension }));

it('takes a number of the United States where libphonenumber does and its codes can be, whatever its extension', () => {
  fc.assert(
    fc.property(written, ({ before, number, end }) => {
      const phone = before + number + end;
      const hasCodes = /^1?[2-9]\d\d[2-9]\d{6}$/.test((before + number).replace(/\D/g, ''));
      expect(canBeDialed(phone)).toBe(isPossible(phone) && hasCodes);
      expect(canBeDialed(phone)).toBe(canBeDialed(before + number));
    }),
    { numRuns: 2_000 },
  );
});

it('takes a number of every country, and none that is shorter than all of its code', () => {
  const metadata = new Metadata();
  const shortest = new Map<string, number>();
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    if (code === '1') continue;
    const example = getExampleNumber(country, examples)?.number ?? '';
    expect([example, canBeDialed(example)]).toEqual([example, true]);
    metadata.selectNumberingPlan(country);
    const lengths = metadata.numberingPlan?.possibleLengths() ?? [];
    shortest.set(code, Math.min(shortest.get(code) ?? Infinity, ...lengths));
  }
  for (const [code, length] of shortest) {
    const [short, full] = [length - 1, length].map((count) => `+${code}${'2'.repeat(count)}`);
    expect([full, canBeDialed(full ?? '')]).toEqual([full, true]);
    expect([short, canBeDialed(short ?? '')]).toEqual([short, false]);
  }
});

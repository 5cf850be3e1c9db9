/** What a typed address is made of, as far as it can be told without asking anybody. */
export interface AddressParts {
  street: string | null;
  city: string | null;
  state: string | null;
  /** Five digits, or fewer where only the beginning of a ZIP code was typed. */
  zip: string | null;
}

// Maps, not objects: nobody's `__proto__` or `constructor` is in them.
// prettier-ignore
const stateCodes = new Map(Object.entries({
  alabama: 'AL', alaska: 'AK', arizona: 'AZ', arkansas: 'AR', california: 'CA', colorado: 'CO', connecticut: 'CT', delaware: 'DE',
  'district of columbia': 'DC', florida: 'FL', georgia: 'GA', hawaii: 'HI', idaho: 'ID', illinois: 'IL', indiana: 'IN', iowa: 'IA',
  kansas: 'KS', kentucky: 'KY', louisiana: 'LA', maine: 'ME', maryland: 'MD', massachusetts: 'MA', michigan: 'MI', minnesota: 'MN',
  mississippi: 'MS', missouri: 'MO', montana: 'MT', nebraska: 'NE', nevada: 'NV', 'new hampshire': 'NH', 'new jersey': 'NJ',
  'new mexico': 'NM', 'new york': 'NY', 'north carolina': 'NC', 'north dakota': 'ND', ohio: 'OH', oklahoma: 'OK', oregon: 'OR',
  pennsylvania: 'PA', 'rhode island': 'RI', 'south carolina': 'SC', 'south dakota': 'SD', tennessee: 'TN', texas: 'TX', utah: 'UT',
  vermont: 'VT', virginia: 'VA', washington: 'WA', 'west virginia': 'WV', wisconsin: 'WI', wyoming: 'WY',
}));
const codes = new Set(stateCodes.values());
const shortNames = new Map(
  Object.entries({
    nyc: 'New York',
    'new york city': 'New York',
    manhattan: 'New York',
    sf: 'San Francisco',
    'washington dc': 'Washington',
    dc: 'Washington',
  }),
);

/** Takes "350 5th Ave, New York, NY 10118" apart; what stands in no clear place is the city, or the street after a number. */
export function readAddress(text: string): AddressParts {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(,? *(USA|United States))\.? *$/i, '')
    .trim();
  const zip = /(?:^|[ ,])(\d{5})(?:-\d{4})?$/.exec(plain)?.[1] ?? /^\d{2,4}$/.exec(plain)?.[0] ?? null;
  const rest = zip ? plain.replace(/(?:^|[ ,]+)\d{2,5}(?:-\d{4})?$/, '') : plain;
  const segments = rest
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean);
  const state = takeState(segments);
  const last = segments.at(-1);
  if (last === undefined) return { street: null, city: null, state, zip };
  if (segments.length === 1 && startsLikeStreet(last)) return { street: last, city: null, state, zip };
  const street = segments.slice(0, -1).join(', ') || null;
  return { street, city: shortNames.get(last.toLowerCase()) ?? last, state, zip };
}

/** "350 5th Ave" is the beginning of an address, "29 Palms" hardly ever. */
const startsLikeStreet = (text: string) => /^\d+[a-z]?(-\d+)? \S/i.test(text);

function takeState(segments: string[]): string | null {
  const last = segments.at(-1);
  if (last === undefined) return null;
  const whole = last.toUpperCase();
  const named = stateCodes.get(last.toLowerCase());
  // "New York" and "Washington" alone are the cities.
  if (
    segments.length > 1 &&
    (codes.has(whole) || (named && !isCityToo(last)) || (named && segments.length > 2))
  ) {
    segments.pop();
    return named ?? whole;
  }
  const ending = / ([A-Z]{2})$/.exec(whole)?.[1];
  if (ending && codes.has(ending) && /^[^\d]|\d.* \S+ /.test(last)) {
    segments[segments.length - 1] = last.slice(0, -3).trim();
    return ending;
  }
  return null;
}

const isCityToo = (name: string) => ['new york', 'washington'].includes(name.toLowerCase());

import { useDatabase } from '../../testing';
import { readAddress } from './address-text';
import { geocode, suggestAddresses } from './geocode';

useDatabase();

describe('cutting an address into its pieces', () => {
  it.each([
    ['350 5th Ave, New York, NY 10118', ['350 5th Ave', 'New York', 'NY'], '10118'],
    ['350 5th Ave Floor 3 New York', ['350 5th Ave', 'unit Floor 3', 'New York'], null],
    ['3rd Floor 350 5th Ave', ['unit 3rd Floor', '350 5th Ave'], null],
    ['100 W 34th Floor 3', ['100 W 34th', 'unit Floor 3'], null],
    ['480 Gate 5 Road', ['480 Gate 5 Road'], null],
    ['350 5th Ave, Suite 10118', ['350 5th Ave', 'unit Suite 10118'], null],
    ['1200 Highway 12345', ['1200 Highway 12345'], null],
    ['PO Box 10118', ['box PO Box 10118'], null],
    ['c/o Maya Chen, 350 5th Ave', ['note c/o Maya Chen', '350 5th Ave'], null],
    ['Miami, FL 33132', ['Miami', 'FL'], '33132'],
    ['10001', [], '10001'],
    ['100', [], '100'],
    ['__proto__', ['__proto__'], null],
    ['5 Main St, constructor, toString', ['5 Main St', 'constructor', 'toString'], null],
    ['', [], null],
  ])('%s', (text, pieces, zip) => {
    const read = readAddress(text);
    const written = read.pieces.map(({ kind, text }) => (kind === 'words' ? text : `${kind} ${text}`));
    expect({ pieces: written, zip: read.zip }).toEqual({ pieces, zip });
  });

  it('keeps what stands behind the ZIP code apart from what may be a town', () => {
    const { pieces, trailing } = readAddress(
      '350 5th Ave, New York, NY 10118-0110, Northwind Labs, Floor 3, USA',
    );
    expect(pieces.at(-1)).toEqual({ kind: 'words', text: 'NY' });
    expect(trailing.map(({ text }) => text)).toEqual(['Northwind Labs', 'Floor 3']);
  });
});

describe('suggestions without a Google key', () => {
  it('keeps a street line before city and ZIP code', async () => {
    const [first, ...others] = await suggestAddresses('350 5th Ave, New York');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      city: 'New York',
      state: 'NY',
      placeId: 1,
      approximate: true,
      timeZone: 'America/New_York',
    });
    expect(first?.formattedAddress).toMatch(/^350 5th Ave, New York, NY 1\d{4}$/);
  });

  it('finds a ZIP code', async () => {
    const found = await suggestAddresses('10001');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      formattedAddress: 'New York, NY 10001',
      googlePlaceId: 'local:10001',
      placeId: 1,
    });
  });

  it('keeps a ZIP code of one building as it was typed, and offers no other in the place of one that cannot be', async () => {
    const [building, ...others] = await suggestAddresses('350 5th Ave, New York, NY 10118');
    expect(others).toEqual([]);
    expect(building).toMatchObject({
      ...{ formattedAddress: '350 5th Ave, New York, NY 10118', zip: '10118', placeId: 1 },
      approximate: true,
    });
    expect(await geocode({ googlePlaceId: building?.googlePlaceId })).toEqual(building);
    expect((await suggestAddresses('10118'))[0]?.formattedAddress).toBe('New York, NY 10118');
    expect(await suggestAddresses('350 5th Ave, New York, NY 99999')).toEqual([]);
    expect(await suggestAddresses('350 5th Ave, New York 99999')).toEqual([]);
    expect(await suggestAddresses('350 5th Ave New York 99999')).toEqual([]);
    expect(await suggestAddresses('500 Market St San Francisco 95105')).toEqual([]);
    expect(await suggestAddresses('350 5th Ave, New York, NY 00000')).toEqual([]);
  });

  it('offers ZIP codes that begin with what was typed', async () => {
    const found = await suggestAddresses('981', { placeId: 8 });
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ zip, placeId }) => zip.startsWith('981') && placeId === 8)).toBe(true);
  });

  it('puts the well-known Seattle first', async () => {
    const [first] = await suggestAddresses('Seattle');
    expect(first).toMatchObject({
      city: 'Seattle',
      state: 'WA',
      placeId: 8,
      timeZone: 'America/Los_Angeles',
    });
  });

  it('puts cities of other places below those of the own one, whatever their names', async () => {
    const own = (await suggestAddresses('Glen', { placeId: 1, limit: 20 })).map(
      ({ placeId }) => placeId === 1,
    );
    expect(own[0]).toBe(true);
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
  });

  it('forgives a typo in a city', async () => {
    const [first] = await suggestAddresses('Minneaplis');
    expect(first).toMatchObject({ city: 'Minneapolis', placeId: 11 });
  });

  it('tells Portlands apart by state', async () => {
    expect((await suggestAddresses('Portland, ME'))[0]).toMatchObject({ state: 'ME', placeId: null });
  });

  it('finds the city at the end of a line without commas', async () => {
    expect((await suggestAddresses('1 Market St San Francisco'))[0]?.city).toBe('San Francisco');
  });

  it('takes an open street line for the preferred place', async () => {
    const [first] = await suggestAddresses('12 Zebra Crossing', { placeId: 3 });
    expect(first).toMatchObject({ city: 'Chicago', placeId: 3 });
    expect(await suggestAddresses('12 Zebra Crossing')).toEqual([]);
  });

  it.each(['%', '_____', "'; drop table zip_codes", '\\', '🙂'])('takes %s for text', async (text) => {
    expect(await suggestAddresses(text)).toEqual([]);
  });
});

describe('geocoding', () => {
  it('gives the same address back for its id alone', async () => {
    const [address] = await suggestAddresses('350 5th Ave, New York, NY 10001');
    expect(await geocode({ googlePlaceId: address?.googlePlaceId })).toEqual(address);
  });

  it('reads the text where the id is unknown', async () => {
    expect(await geocode({ googlePlaceId: 'ChIJ-unknown', formattedAddress: 'Austin, TX' })).toMatchObject({
      placeId: 6,
    });
    expect(await geocode({ googlePlaceId: 'local:00000' })).toBeNull();
    // The cached result of an invalid id must not be used for the valid one.
    const formattedAddress = 'Austin, TX';
    expect(await geocode({ googlePlaceId: ' local:10001', formattedAddress })).toMatchObject({
      city: 'Austin',
    });
    expect(await geocode({ googlePlaceId: 'local:10001', formattedAddress })).toMatchObject({ zip: '10001' });
    expect(await geocode({})).toBeNull();
  });

  it('leaves control characters of a made-up id out of the address', async () => {
    const street = Buffer.from('1 A\u0000B St').toString('base64url');
    expect((await geocode({ googlePlaceId: `local:10001:${street}` }))?.formattedAddress).toBe(
      '1 AB St, New York, NY 10001',
    );
  });
});

import { useDatabase } from '../../testing';
import { suggestAddresses } from './geocode';

/** Google's answer, reduced to the requested fields. */
const mockPlace = (id: string, street: string, city: string, state: string, at: [number, number]) => ({
  id,
  formattedAddress: `${street}, ${city}, ${state}, USA`,
  location: { latitude: at[0], longitude: at[1] },
  addressComponents: [
    { types: ['locality'], longText: city },
    { types: ['administrative_area_level_1'], shortText: state },
    { types: ['country'], shortText: 'US' },
  ],
});
jest.mock('../../env', () => {
  const { env } = jest.requireActual<{ env: object }>('../../env');
  return {
    env: new Proxy(env, {
      get: (own, name): unknown => (name === 'GOOGLE_MAPS_KEY' ? 'a key' : Reflect.get(own, name)),
    }),
  };
});
jest.mock('@googlemaps/places', () => ({
  PlacesClient: class {
    searchText = () =>
      Promise.resolve([
        {
          places: [
            mockPlace('seattle', '1 Pine St', 'Seattle', 'WA', [47.61, -122.33]),
            mockPlace('pine', '1 Pine St', 'New York', 'NY', [40.707, -74.01]),
            mockPlace('chicago', '1 Pine St', 'Chicago', 'IL', [41.88, -87.63]),
            mockPlace('pines', '1 Pines St', 'New York', 'NY', [40.75, -73.99]),
          ],
        },
      ]);
  },
}));

useDatabase();

const suggested = async (placeId: number | null) =>
  (await suggestAddresses('1 Pine St', { placeId })).map(({ googlePlaceId }) => googlePlaceId);

it('puts what Google finds in other places below what it finds in the own one, each in its order', async () => {
  expect(await suggested(1)).toEqual(['pine', 'pines', 'seattle', 'chicago']);
  expect(await suggested(3)).toEqual(['chicago', 'seattle', 'pine', 'pines']);
});

it('keeps the floor that Google leaves out', async () => {
  const written = '1 Pine St, Floor 3, Suite 301';
  const found = await suggestAddresses(written, { placeId: 1 });
  expect(found[0]?.formattedAddress).toBe('1 Pine St, Floor 3, Suite 301, New York, NY');
});

it('leaves the order to Google where no place is known', async () => {
  expect(await suggested(null)).toEqual(['seattle', 'pine', 'chicago', 'pines']);
});

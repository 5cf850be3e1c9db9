import { placeOfBrand } from '../../delivery';
import { asList, listAnswer, networkOf, routes } from '../../http';
import { addressSuggestion, suggestionsQuery } from './geocoder.schemas';
import { suggestAddresses } from './geocode';
import { presentAddress } from './geocoded-address';
import { lookUpLimit } from './look-up-limit';

const suggestionsLimit = lookUpLimit('address_suggestions');

export const addressRoutes = routes({ tag: 'Addresses', base: '/cpi/v1/public' });

addressRoutes.get(
  '/addresses/suggestions',
  {
    summary: 'Addresses that a typed text may mean',
    spec: '1 §3',
    description:
      'An address is `approximate` where its position is only that of its ZIP code. `place_id` decides where a text without a town lies, else the place of the kitchens of `brand_id`.',
    who: 'anyone',
    query: suggestionsQuery,
    answer: listAnswer(addressSuggestion),
  },
  async ({ query, request }) => {
    await suggestionsLimit.spend(networkOf(request));
    const { place_id: chosen, brand_id: brandId, limit } = query;
    const placeId = chosen ?? (brandId === undefined ? null : await placeOfBrand(brandId));
    const found = await suggestAddresses(query.query, { placeId, limit });
    return asList(found.map(presentAddress));
  },
);

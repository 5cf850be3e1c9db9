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
      'An address is `approximate` where its position is only that of its ZIP code. `place_id` prefers a place where the text leaves it open.',
    who: 'anyone',
    query: suggestionsQuery,
    answer: listAnswer(addressSuggestion),
  },
  async ({ query, request }) => {
    await suggestionsLimit.spend(networkOf(request));
    const found = await suggestAddresses(query.query, {
      placeId: query.place_id ?? null,
      limit: query.limit,
    });
    return asList(found.map(presentAddress));
  },
);

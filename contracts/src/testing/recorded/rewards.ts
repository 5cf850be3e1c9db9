// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const rewards = {
  'get /cpi/v1/orderer/award_redemptions/redeemable_coins': {
    '200': {
      coins: 9702,
      amount: 97,
      coins_per_dollar: 100,
      next_lapse: null,
    },
  },
  'get /cpi/v1/orderer/coins': {
    '200': {
      records: [
        {
          id: 1,
          coins: 240,
          reason: 'order',
          order_id: 12,
          brand_name: 'Saffron Street Kitchen',
          at: '2026-11-25T18:30:00.000Z',
          lapses_at: '2028-05-25T18:30:00.000Z',
        },
        {
          id: 2,
          coins: 1009,
          reason: 'order',
          order_id: 13,
          brand_name: 'Saffron Street Kitchen',
          at: '2026-11-23T18:45:00.000Z',
          lapses_at: '2028-05-23T18:45:00.000Z',
        },
        {
          id: 11,
          coins: 256,
          reason: 'order',
          order_id: 22,
          brand_name: 'Little Saffron Bakehouse',
          at: '2026-11-23T15:15:00.000Z',
          lapses_at: '2028-05-23T15:15:00.000Z',
        },
      ],
      count: 29,
    },
  },
} satisfies Recordings;

// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const creditCards = {
  'get /cpi/v1/orderer/credit_cards': {
    '200': {
      records: [
        {
          id: 15,
          user_id: 2,
          team_id: null,
          owner_name: 'Nadia Okafor',
          nickname: 'Travel',
          brand: 'visa',
          last4: '4242',
          exp_month: 11,
          exp_year: 2027,
          valid_stripe: true,
          is_default: true,
          promised_orders: [],
          can: {
            update: true,
            delete: true,
          },
        },
      ],
      count: 1,
    },
  },
  'get /cpi/v1/orderer/credit_cards/new': {
    '200': {
      own: true,
      teams: [
        {
          id: 4,
          name: 'Halyard Robotics',
        },
        {
          id: 1,
          name: 'Northwind Labs',
        },
      ],
    },
  },
  'get /cpi/v1/orderer/credit_cards/{id}': {
    '200': {
      id: 15,
      user_id: 2,
      team_id: null,
      owner_name: 'Nadia Okafor',
      nickname: 'Travel',
      brand: 'visa',
      last4: '4242',
      exp_month: 11,
      exp_year: 2027,
      valid_stripe: true,
      is_default: true,
      promised_orders: [],
      can: {
        update: true,
        delete: true,
      },
    },
  },
  'patch /cpi/v1/orderer/credit_cards/{id}': {
    '200': {
      id: 15,
      user_id: 2,
      team_id: null,
      owner_name: 'Nadia Okafor',
      nickname: 'Travel',
      brand: 'visa',
      last4: '4242',
      exp_month: 11,
      exp_year: 2027,
      valid_stripe: true,
      is_default: true,
      promised_orders: [],
      can: {
        update: true,
        delete: true,
      },
    },
  },
  'post /cpi/v1/orderer/credit_cards': {
    '201': {
      id: 15,
      user_id: 2,
      team_id: null,
      nickname: 'Travel',
      brand: 'visa',
      last4: '4242',
      exp_month: 11,
      exp_year: 2027,
      valid_stripe: true,
    },
  },
} satisfies Recordings;

// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const surveys = {
  'get /cpi/v2/orderer/orders/{id}/survey': {
    '200': {
      order_survey: {
        id: 1,
        code: '0b43d8970f',
        question: 'How was today’s meal?',
        opens_at: '2026-11-25T16:30:00.000Z',
        closes_at: '2026-11-30T01:24:07.000Z',
        is_open: true,
        response_count: 9,
        average_rating: 3.78,
        ratings: [
          {
            rating: 5,
            count: 3,
          },
          {
            rating: 4,
            count: 3,
          },
          {
            rating: 3,
            count: 1,
          },
          {
            rating: 2,
            count: 2,
          },
          {
            rating: 1,
            count: 0,
          },
        ],
      },
      can: {
        create: true,
        update: true,
        delete: true,
      },
    },
  },
  'get /cpi/v2/orderer/orders/{id}/survey/responses': {
    '200': {
      records: [
        {
          id: 47,
          rating: 4,
          comment: 'Plenty of it.',
          name: 'Ada',
          created_at: '2026-11-29T01:24:10.000Z',
        },
        {
          id: 8,
          rating: 4,
          comment: '',
          name: null,
          created_at: '2026-11-26T01:00:00.000Z',
        },
        {
          id: 7,
          rating: 5,
          comment: 'More of this, please.',
          name: null,
          created_at: '2026-11-26T00:00:00.000Z',
        },
      ],
      count: 9,
    },
  },
  'get /cpi/v2/public/order_surveys/{code}': {
    '200': {
      code: '0b43d8970f',
      question: 'How was today’s meal?',
      food: 'Falafel and pita table',
      brand_name: 'Saffron Street Kitchen',
      start_date: '2026-11-25',
      state: 'open',
      response: null,
    },
  },
  'patch /cpi/v2/orderer/orders/{id}/survey': {
    '200': {
      id: 1,
      code: '0b43d8970f',
      question: 'How was today’s meal?',
      opens_at: '2026-11-25T16:30:00.000Z',
      closes_at: '2026-11-30T01:24:07.000Z',
      is_open: true,
      response_count: 8,
      average_rating: 3.75,
      ratings: [
        {
          rating: 5,
          count: 3,
        },
        {
          rating: 4,
          count: 2,
        },
        {
          rating: 3,
          count: 1,
        },
        {
          rating: 2,
          count: 2,
        },
        {
          rating: 1,
          count: 0,
        },
      ],
    },
  },
  'post /cpi/v2/public/order_survey_responses': {
    '201': {
      id: 47,
      rating: 4,
      comment: 'Plenty of it.',
      name: 'Ada',
      created_at: '2026-11-29T01:24:10.000Z',
    },
  },
} satisfies Recordings;

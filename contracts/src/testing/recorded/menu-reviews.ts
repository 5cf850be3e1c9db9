// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const menuReviews = {
  'get /cpi/v2/caterer/menu_reviews': {
    '200': {
      records: [
        {
          id: 1,
          brand_id: 1,
          description: 'We added allergens to three dishes: are they right?',
          sent_at: '2026-11-28T01:22:00.000Z',
          finished_at: null,
          answer: null,
          answer_note: null,
          answered_by: null,
          can: {
            answer: true,
          },
        },
      ],
      count: 1,
    },
  },
  'get /cpi/v2/caterer/menu_reviews/{id}': {
    '200': {
      id: 1,
      brand_id: 1,
      description: 'We added allergens to three dishes: are they right?',
      sent_at: '2026-11-28T01:22:00.000Z',
      finished_at: null,
      answer: null,
      answer_note: null,
      answered_by: null,
      can: {
        answer: true,
      },
    },
  },
} satisfies Recordings;

// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const favorites = {
  'get /cpi/v2/orderer/rosters': {
    '200': {
      records: [
        {
          id: 1,
          team_id: 1,
          name: 'Caterers we trust',
          kind: 'allow',
          brands: [
            {
              id: 12,
              name: 'Casa Perihuete Kitchen',
              slug: 'casa-perihuete-kitchen',
              kitchen_count: 1,
            },
            {
              id: 7,
              name: 'Chia Street of Garment District',
              slug: 'chia-street-of-garment-district',
              kitchen_count: 1,
            },
            {
              id: 4,
              name: 'Doctor Bird',
              slug: 'doctor-bird',
              kitchen_count: 1,
            },
            {
              id: 14,
              name: 'Porch Light Kitchen',
              slug: 'porch-light-kitchen',
              kitchen_count: 1,
            },
            {
              id: 9,
              name: 'Sunday Gravy Supper',
              slug: 'sunday-gravy-supper',
              kitchen_count: 2,
            },
            {
              id: 8,
              name: 'Tall Cake Confectionery',
              slug: 'tall-cake-confectionery',
              kitchen_count: 2,
            },
            {
              id: 5,
              name: 'Tall Pines',
              slug: 'tall-pines',
              kitchen_count: 1,
            },
            {
              id: 11,
              name: 'The Press Room Lunch',
              slug: 'the-press-room-lunch',
              kitchen_count: 1,
            },
          ],
        },
        {
          id: 13,
          team_id: 1,
          name: 'Near the office',
          kind: 'allow',
          brands: [],
        },
        {
          id: 2,
          team_id: 1,
          name: 'Not for this office',
          kind: 'block',
          brands: [
            {
              id: 3,
              name: 'Little Gem Kitchen',
              slug: 'little-gem-kitchen',
              kitchen_count: 1,
            },
            {
              id: 5,
              name: 'Tall Pines',
              slug: 'tall-pines',
              kitchen_count: 1,
            },
          ],
        },
      ],
      count: 3,
    },
  },
  'post /cpi/v2/orderer/rosters': {
    '201': {
      id: 13,
      team_id: 1,
      name: 'Near the office',
      kind: 'allow',
      brands: [],
    },
  },
} satisfies Recordings;

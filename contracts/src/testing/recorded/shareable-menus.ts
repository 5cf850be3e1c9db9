// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const shareableMenus = {
  'get /cpi/v2/orderer/shareable_menus': {
    '200': {
      records: [
        {
          id: 6,
          order_id: 17,
          code: '893a2aec3cb7',
          name: 'Falafel and pita table',
          brand_name: 'Saffron Street Kitchen',
          start_date: '2026-11-09',
          dishes: [
            {
              name: 'Grilled salmon',
              note: '',
              dietary_tags: ['gluten_free', 'dairy_free'],
              allergens: [],
            },
            {
              name: 'Roasted cauliflower',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
              allergens: [],
            },
            {
              name: 'Falafel',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
              allergens: [],
            },
            {
              name: 'Halloumi skewers',
              note: '',
              dietary_tags: ['vegetarian', 'gluten_free'],
              allergens: [],
            },
            {
              name: 'Fattoush',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free'],
              allergens: [],
            },
            {
              name: 'Gluten-free pita',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
              allergens: [],
            },
          ],
          others: [],
          created_at: '2026-11-29T01:22:00.000Z',
          can: {
            update: true,
            delete: true,
          },
        },
        {
          id: 5,
          order_id: 16,
          code: 'f04a5297e0f5',
          name: 'Milestone petit four boxes',
          brand_name: 'Little Saffron Bakehouse',
          start_date: '2026-10-19',
          dishes: [
            {
              name: 'Carrot cake',
              note: '',
              dietary_tags: ['vegetarian', 'contains_nuts'],
              allergens: [],
            },
            {
              name: 'Flourless almond cake',
              note: '',
              dietary_tags: ['vegetarian', 'gluten_free', 'dairy_free', 'contains_nuts'],
              allergens: [],
            },
            {
              name: 'Red velvet cupcake',
              note: '',
              dietary_tags: ['vegetarian'],
              allergens: [],
            },
            {
              name: 'Tres leches square',
              note: '',
              dietary_tags: ['vegetarian'],
              allergens: [],
            },
            {
              name: 'Chocolate-dipped strawberries',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
              allergens: [],
            },
          ],
          others: [],
          created_at: '2026-11-29T01:22:00.000Z',
          can: {
            update: true,
            delete: true,
          },
        },
        {
          id: 4,
          order_id: 15,
          code: 'a56d0894a54c',
          name: 'Copenhagen bakery morning table',
          brand_name: 'Little Saffron Bakehouse',
          start_date: '2026-11-02',
          dishes: [
            {
              name: 'Almond croissant',
              note: '',
              dietary_tags: ['vegetarian', 'contains_nuts'],
              allergens: [],
            },
            {
              name: 'Cardamom bun',
              note: '',
              dietary_tags: ['vegetarian'],
              allergens: [],
            },
            {
              name: 'Honeydew and pineapple',
              note: '',
              dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
              allergens: [],
            },
            {
              name: 'Drip coffee tote',
              note: '',
              dietary_tags: ['vegetarian', 'gluten_free'],
              allergens: [],
            },
          ],
          others: [],
          created_at: '2026-11-29T01:22:00.000Z',
          can: {
            update: true,
            delete: true,
          },
        },
      ],
      count: 6,
    },
  },
  'get /cpi/v2/public/shareable_menus/{code}': {
    '200': {
      code: '88541cb4280a',
      name: 'Falafel and pita table',
      brand_name: 'Saffron Street Kitchen',
      start_date: '2026-11-25',
      dishes: [
        {
          name: 'Grilled salmon',
          note: '',
          dietary_tags: ['gluten_free', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Chicken with sumac and onion',
          note: '',
          dietary_tags: ['gluten_free', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Roasted cauliflower',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
          allergens: [],
        },
        {
          name: 'Halloumi skewers',
          note: '',
          dietary_tags: ['vegetarian', 'gluten_free'],
          allergens: [],
        },
        {
          name: 'Fattoush',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Lemon potatoes',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
          allergens: [],
        },
      ],
      others: [],
    },
    '404': {
      status: 404,
      code: 'not_found',
      message: 'This menu is not shared any more.',
      fields: {},
      field_errors: {},
      type: 'record_not_found',
      param: null,
      context: {},
    },
  },
  'post /cpi/v2/orderer/shareable_menus': {
    '200': {
      id: 1,
      order_id: 12,
      code: '88541cb4280a',
      name: 'Falafel and pita table',
      brand_name: 'Saffron Street Kitchen',
      start_date: '2026-11-25',
      dishes: [
        {
          name: 'Grilled salmon',
          note: '',
          dietary_tags: ['gluten_free', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Chicken with sumac and onion',
          note: '',
          dietary_tags: ['gluten_free', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Roasted cauliflower',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
          allergens: [],
        },
        {
          name: 'Halloumi skewers',
          note: '',
          dietary_tags: ['vegetarian', 'gluten_free'],
          allergens: [],
        },
        {
          name: 'Fattoush',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free'],
          allergens: [],
        },
        {
          name: 'Lemon potatoes',
          note: '',
          dietary_tags: ['vegetarian', 'vegan', 'dairy_free', 'gluten_free'],
          allergens: [],
        },
      ],
      others: [],
      created_at: '2026-11-29T01:22:00.000Z',
      can: {
        update: true,
        delete: true,
      },
    },
  },
} satisfies Recordings;

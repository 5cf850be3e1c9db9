// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const reviews = {
  'get /cpi/v1/orderer/reviews': {
    '200': {
      records: [
        {
          id: 16,
          order_id: 17,
          start_date: '2026-11-09',
          overall_rating: 5,
          body: 'Saffron Street Kitchen has become our Thursday. halloumi skewers is the reason.',
          feedback_for_caterer: '',
          customer_notes: '',
          would_reorder: true,
          positive_rating_reasons: ['communication', 'delivery', 'setup'],
          negative_rating_reasons: [],
          anonymous: false,
          reviewer_id: 2,
          reviewer_name: 'Nadia Okafor',
          brand: {
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          package: {
            name: 'Falafel and pita table',
            slug: 'saffron-street-kitchen-falafel-and-pita-table',
          },
          points_awarded: 400,
          created_at: '2026-11-11T23:50:08.339Z',
          editable_until: null,
          reply: {
            body: 'Thank you! We will tell the kitchen; they will be glad to cook for you again.',
            created_at: '2026-11-12T19:50:08.339Z',
          },
        },
        {
          id: 23,
          order_id: 15,
          start_date: '2026-11-02',
          overall_rating: 5,
          body: 'Our visiting team asked for the name of the place. That says it.',
          feedback_for_caterer:
            'Please have the driver use the freight entrance next time, reception was surprised.',
          customer_notes: 'Order 10% more for the Thursday crowd.',
          would_reorder: true,
          positive_rating_reasons: ['food_quantity'],
          negative_rating_reasons: ['accuracy'],
          anonymous: false,
          reviewer_id: 2,
          reviewer_name: 'Nadia Okafor',
          brand: {
            name: 'Little Saffron Bakehouse',
            avatar_url: '/pictures/brands/2.svg?v=u_7M_rKJQS',
          },
          package: {
            name: 'Copenhagen bakery morning table',
            slug: 'little-saffron-bakehouse-copenhagen-bakery-morning-table',
          },
          points_awarded: 372,
          created_at: '2026-11-04T10:24:18.386Z',
          editable_until: null,
          reply: null,
        },
      ],
      count: 12,
    },
  },
  'get /cpi/v1/orderer/reviews/awaited': {
    '200': {
      records: [
        {
          id: 12,
          status: 'fulfilled',
          status_label: 'Delivered',
          team_id: 1,
          brand_id: 1,
          user_id: 2,
          user_name: 'Nadia Okafor',
          start_at: '2026-11-25T16:30:00.000Z',
          start_date: '2026-11-25',
          start_time: '11:30',
          time_zone: 'America/New_York',
          headcount: 10,
          address: {
            company_name: 'Northwind Labs, Tribeca',
            formatted_address: '136 Rivington Street, New York, NY 10013',
          },
          package: {
            name: 'Falafel and pita table',
            slug: 'saffron-street-kitchen-falafel-and-pita-table',
            image: {
              url: '/pictures/packages/5.svg?v=OQdccUJjY3',
              alt: 'Falafel and pita table: serving trays on a laid table with falafel, paneer and cauliflower, garnished with lemon and herbs',
            },
            set_up_type: 'drop_off',
          },
          brand: {
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          pickup: false,
          courier_pickup_text: null,
          courier_label: null,
          pricing: {
            order_items_price: 159.5,
            customer_price: 240,
          },
          review: null,
          points_awarded: 240,
          saved_price: null,
          can: {
            reorder: true,
          },
        },
        {
          id: 13,
          status: 'fulfilled',
          status_label: 'Delivered',
          team_id: 1,
          brand_id: 1,
          user_id: 2,
          user_name: 'Nadia Okafor',
          start_at: '2026-11-23T16:45:00.000Z',
          start_date: '2026-11-23',
          start_time: '11:45',
          time_zone: 'America/New_York',
          headcount: 35,
          address: {
            company_name: 'Northwind Labs',
            formatted_address: '213 Crosby Street, New York, NY 10022',
          },
          package: {
            name: 'Punjabi chaat and curry table',
            slug: 'saffron-street-kitchen-punjabi-chaat-and-curry-table',
            image: {
              url: '/pictures/packages/1.svg?v=OES2YgwyJ_',
              alt: 'Punjabi chaat and curry table: serving trays on a laid table with a bowl of seafood curry, curry with rice and a bowl of chickpeas in sauce, garnished with lime and hot pepper',
            },
            set_up_type: 'set_up',
          },
          brand: {
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          pickup: false,
          courier_pickup_text: null,
          courier_label: null,
          pricing: {
            order_items_price: 672.5,
            customer_price: 863.39,
          },
          review: null,
          points_awarded: 1009,
          saved_price: null,
          can: {
            reorder: true,
          },
        },
      ],
      count: 4,
    },
  },
} satisfies Recordings;

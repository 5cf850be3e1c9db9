// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const cares = {
  'get /cpi/v1/public/cause_updates': {
    '200': {
      records: [
        {
          id: 1,
          title: 'The first hundred meals are out',
          body: 'Gochu & Grain Table carried the first trays up at one in the morning. The ward ate in two shifts and sent back clean dishes.',
          featured: true,
          published_at: '2026-10-20T01:22:00.000Z',
          campaign: {
            id: 1,
            slug: 'night-shift-suppers',
            campaign_type: 'covid_hospital',
            name: 'Night shift suppers',
            image: {
              url: '/pictures/campaigns/1.svg?v=7hzy889Am9',
              alt: 'Night shift suppers: a shared table with a pot of stew, bread and herbs, and a heart',
            },
          },
        },
        {
          id: 3,
          title: 'The first hundred meals are out',
          body: 'At the first changeover, Tiger Rice served eggs and coffee on both sides of the door, to those who left and those who came.',
          featured: true,
          published_at: '2026-10-19T01:22:00.000Z',
          campaign: {
            id: 2,
            slug: 'breakfast-at-the-changeover',
            campaign_type: 'covid_hospital',
            name: 'Breakfast at the changeover',
            image: {
              url: '/pictures/campaigns/2.svg?v=R7xABmOLe8',
              alt: 'Breakfast at the changeover: a shared table with sandwich, croissant and coffee, and a heart',
            },
          },
        },
        {
          id: 5,
          title: 'The first meals are out',
          body: 'Tea Horse left the first bowls in insulated boxes. The last one was still warm when its nurse sat down at four.',
          featured: true,
          published_at: '2026-10-18T01:22:00.000Z',
          campaign: {
            id: 3,
            slug: 'bowls-for-the-emergency-room',
            campaign_type: 'covid_hospital',
            name: 'Bowls for the emergency room',
            image: {
              url: '/pictures/campaigns/3.svg?v=5cxL7nHnu8',
              alt: 'Bowls for the emergency room: a shared table with curry with rice, noodle bowls and herbs, and a heart',
            },
          },
        },
        {
          id: 6,
          title: 'The first hundred meals are out',
          body: 'Nine families sat at the first Sunday table. Weathervane Kitchen cooked pasta, because the children were asked first.',
          featured: true,
          published_at: '2026-10-17T01:22:00.000Z',
          campaign: {
            id: 4,
            slug: 'sunday-lunch-on-the-childrens-floor',
            campaign_type: 'covid_hospital',
            name: 'Sunday lunch on the children’s floor',
            image: {
              url: '/pictures/campaigns/4.svg?v=RbRXO5Q4Rl',
              alt: 'Sunday lunch on the children’s floor: a shared table with green salad, chicken and strawberry, and a heart',
            },
          },
        },
      ],
      count: 4,
    },
  },
  'get /cpi/v1/public/charitable_causes': {
    '200': {
      records: [
        {
          id: 1,
          slug: 'night-shift-suppers',
          campaign_type: 'covid_hospital',
          name: 'Night shift suppers',
          summary: 'Hot suppers for the people who keep the wards going between midnight and six.',
          image: {
            url: '/pictures/campaigns/1.svg?v=7hzy889Am9',
            alt: 'Night shift suppers: a shared table with a pot of stew, bread and herbs, and a heart',
          },
          place: {
            id: 1,
            label: 'New York City',
          },
          hospital: {
            name: 'Gracechurch Hospital',
            formatted_address: '210 East 17th Street, New York, NY 10003',
          },
          caterer: null,
          goal: 3600,
          raised: 2960,
          donation_count: 36,
          meal_price: 8.5,
          meals_delivered: 240,
          ends_on: '2026-12-28',
        },
        {
          id: 5,
          slug: 'saffron-street-feeds-the-block',
          campaign_type: 'covid_caterer',
          name: 'Saffron Street feeds the block',
          summary:
            'Saffron Street Kitchen cooks two hundred extra plates a week for the shelters of its own block.',
          image: {
            url: '/pictures/campaigns/5.svg?v=cY9CmeaQDa',
            alt: 'Saffron Street feeds the block: a shared table with curry with rice, flatbread and falafel, and a heart',
          },
          place: {
            id: 1,
            label: 'New York City',
          },
          hospital: null,
          caterer: {
            id: 1,
            name: 'Saffron Street Kitchen',
            slug: 'saffron-street-kitchen',
            kitchen_count: 2,
          },
          goal: 1800,
          raised: 1330,
          donation_count: 13,
          meal_price: 10,
          meals_delivered: 100,
          ends_on: '2027-02-02',
        },
      ],
      count: 2,
      total_raised: 4290,
      delivery_headcounts: 340,
    },
  },
  'get /cpi/v1/public/charitable_causes/{id}': {
    '200': {
      id: 1,
      slug: 'night-shift-suppers',
      campaign_type: 'covid_hospital',
      name: 'Night shift suppers',
      summary: 'Hot suppers for the people who keep the wards going between midnight and six.',
      image: {
        url: '/pictures/campaigns/1.svg?v=7hzy889Am9',
        alt: 'Night shift suppers: a shared table with a pot of stew, bread and herbs, and a heart',
      },
      place: {
        id: 1,
        label: 'New York City',
      },
      hospital: {
        name: 'Gracechurch Hospital',
        formatted_address: '210 East 17th Street, New York, NY 10003',
      },
      caterer: null,
      goal: 3600,
      raised: 2960,
      donation_count: 36,
      meal_price: 8.5,
      meals_delivered: 240,
      ends_on: '2026-12-28',
      story:
        'Hot suppers for the people who keep the wards going between midnight and six. Every $8.50 is one meal, cooked by Gochu & Grain Table and brought by hand. Nothing is kept back for fees.',
      updates: [
        {
          id: 2,
          title: 'Halfway there',
          body: 'You carried this past the middle. The kitchen has ordered larger pots.',
          featured: false,
          published_at: '2026-11-09T01:22:00.000Z',
          campaign: {
            id: 1,
            slug: 'night-shift-suppers',
            campaign_type: 'covid_hospital',
            name: 'Night shift suppers',
            image: {
              url: '/pictures/campaigns/1.svg?v=7hzy889Am9',
              alt: 'Night shift suppers: a shared table with a pot of stew, bread and herbs, and a heart',
            },
          },
        },
        {
          id: 1,
          title: 'The first hundred meals are out',
          body: 'Gochu & Grain Table carried the first trays up at one in the morning. The ward ate in two shifts and sent back clean dishes.',
          featured: true,
          published_at: '2026-10-20T01:22:00.000Z',
          campaign: {
            id: 1,
            slug: 'night-shift-suppers',
            campaign_type: 'covid_hospital',
            name: 'Night shift suppers',
            image: {
              url: '/pictures/campaigns/1.svg?v=7hzy889Am9',
              alt: 'Night shift suppers: a shared table with a pot of stew, bread and herbs, and a heart',
            },
          },
        },
      ],
    },
    '404': {
      status: 404,
      code: 'not_found',
      message: 'This campaign could not be found.',
      fields: {},
      field_errors: {},
      type: 'record_not_found',
      param: null,
      context: {},
    },
  },
} satisfies Recordings;

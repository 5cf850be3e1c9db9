// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const messages = {
  'get /cpi/v2/messages': {
    '200': {
      records: [
        {
          id: 42,
          body: 'Thank you, everybody liked it.',
          from_caterer: false,
          own: true,
          sender_name: 'Nadia Okafor',
          sender_avatar_url: null,
          acting_as: null,
          attachments: [],
          created_at: '2026-11-29T01:23:58.000Z',
        },
        {
          id: 26,
          body: 'We bring them, with fuel and a lighter. Just leave them by the door afterwards.',
          from_caterer: true,
          own: false,
          sender_name: 'Farah Rahman',
          sender_avatar_url: null,
          acting_as: null,
          attachments: [],
          created_at: '2026-11-12T03:55:33.912Z',
        },
        {
          id: 25,
          body: 'Do you bring chafing dishes, or shall we borrow some?',
          from_caterer: false,
          own: true,
          sender_name: 'Nadia Okafor',
          sender_avatar_url: null,
          acting_as: null,
          attachments: [],
          created_at: '2026-11-12T03:49:33.912Z',
        },
      ],
      count: 3,
    },
  },
  'get /cpi/v2/messages/threads': {
    '200': {
      records: [
        {
          id: 13,
          order: {
            id: 12,
            start_date: '2026-11-25',
          },
          team: {
            id: 1,
            name: 'Northwind Labs',
          },
          brand: {
            id: 1,
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          last_message: {
            id: 42,
            body: 'Thank you, everybody liked it.',
            from_caterer: false,
            own: true,
            sender_name: 'Nadia Okafor',
            sender_avatar_url: null,
            acting_as: null,
            attachments: [],
            created_at: '2026-11-29T01:23:58.000Z',
          },
          unread_count: 0,
        },
        {
          id: 21,
          order: null,
          team: {
            id: 1,
            name: 'Northwind Labs',
          },
          brand: {
            id: 1,
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          last_message: {
            id: 41,
            body: 'Do you bring coffee as well?',
            from_caterer: false,
            own: true,
            sender_name: 'Nadia Okafor',
            sender_avatar_url: null,
            acting_as: null,
            attachments: [],
            created_at: '2026-11-29T01:23:57.000Z',
          },
          unread_count: 0,
        },
        {
          id: 1,
          order: {
            id: 1,
            start_date: '2026-12-02',
          },
          team: {
            id: 1,
            name: 'Northwind Labs',
          },
          brand: {
            id: 1,
            name: 'Saffron Street Kitchen',
            avatar_url: '/pictures/brands/1.svg?v=NSxCb88LAa',
          },
          last_message: {
            id: 2,
            body: 'No trouble, we will send two people.',
            from_caterer: true,
            own: false,
            sender_name: 'Farah Rahman',
            sender_avatar_url: null,
            acting_as: null,
            attachments: [],
            created_at: '2026-11-28T22:35:36.084Z',
          },
          unread_count: 1,
        },
      ],
      count: 15,
    },
  },
  'post /cpi/v2/messages': {
    '201': {
      id: 42,
      body: 'Thank you, everybody liked it.',
      from_caterer: false,
      own: true,
      sender_name: 'Nadia Okafor',
      sender_avatar_url: null,
      acting_as: null,
      attachments: [],
      created_at: '2026-11-29T01:23:58.000Z',
    },
    '422': {
      status: 422,
      code: 'record_invalid',
      message: "body can't be blank",
      fields: {
        body: ['blank'],
      },
      field_errors: {
        body: ["can't be blank"],
      },
      type: 'record_invalid',
      param: null,
      context: {},
    },
  },
} satisfies Recordings;

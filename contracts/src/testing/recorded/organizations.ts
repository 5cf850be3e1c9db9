// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const organizations = {
  'get /cpi/v2/orderer/memberships': {
    '200': {
      records: [
        {
          id: 1,
          team_id: 1,
          role: 'admin',
          role_label: 'Admin',
          team: {
            id: 1,
            name: 'Northwind Labs',
            access_code: 'northwind3056',
          },
        },
        {
          id: 17,
          team_id: 4,
          role: 'orderer',
          role_label: 'Orderer',
          team: {
            id: 4,
            name: 'Halyard Robotics',
            access_code: 'halyard2263',
          },
        },
      ],
      count: 2,
    },
  },
  'get /cpi/v2/orderer/teams/{id}': {
    '200': {
      id: 1,
      name: 'Northwind Labs',
      access_code: 'northwind3056',
      role_counts: {
        admin: 1,
        orderer: 1,
        staff: 1,
        guest: 2,
        external_attendant: 0,
      },
      can: {
        update: true,
        invite: true,
      },
    },
  },
  'get /cpi/v2/orderer/teams/{id}/contacts': {
    '200': {
      records: [
        {
          id: 3,
          team_id: 1,
          name: 'Front desk',
          entity: 'store',
          phone_number: '(212) 555-0161',
          email: null,
          contact_method_type: 'phone',
          contact_method_type_string: 'Phone',
          can: {
            update: true,
            delete: true,
          },
        },
        {
          id: 1,
          team_id: 1,
          name: 'Nadia Okafor, Legal',
          entity: 'person',
          phone_number: '(212) 555-0102',
          email: 'orderer@northwind.example',
          contact_method_type: 'phone',
          contact_method_type_string: 'Phone',
          can: {
            update: true,
            delete: true,
          },
        },
        {
          id: 2,
          team_id: 1,
          name: 'Theo Lindqvist, Platform',
          entity: 'person',
          phone_number: '(212) 555-0103',
          email: 'colleague@northwind.example',
          contact_method_type: 'phone',
          contact_method_type_string: 'Phone',
          can: {
            update: true,
            delete: true,
          },
        },
      ],
      count: 3,
    },
  },
  'get /cpi/v2/orderer/teams/{id}/contacts/{contactId}': {
    '200': {
      id: 3,
      team_id: 1,
      name: 'Front desk',
      entity: 'store',
      phone_number: '(212) 555-0161',
      email: null,
      contact_method_type: 'phone',
      contact_method_type_string: 'Phone',
      can: {
        update: true,
        delete: true,
      },
    },
  },
  'get /cpi/v2/orderer/teams/{id}/memberships': {
    '200': {
      records: [
        {
          id: 1,
          team_id: 1,
          user_id: 2,
          name: 'Nadia Okafor',
          email: 'orderer@northwind.example',
          role: 'admin',
          status: 'active',
          role_label: 'Admin',
        },
        {
          id: 2,
          team_id: 1,
          user_id: 3,
          name: 'Theo Lindqvist',
          email: 'colleague@northwind.example',
          role: 'orderer',
          status: 'active',
          role_label: 'Orderer',
        },
        {
          id: 3,
          team_id: 1,
          user_id: 4,
          name: 'Priya Shah',
          email: 'staff@northwind.example',
          role: 'staff',
          status: 'active',
          role_label: 'Staff',
        },
        {
          id: 1,
          team_id: 1,
          user_id: null,
          name: null,
          email: 'robin@northwind.example',
          role: 'staff',
          status: 'invited',
          role_label: 'Staff',
        },
        {
          id: 4,
          team_id: 1,
          user_id: 5,
          name: 'Jonah Reyes',
          email: 'guest@northwind.example',
          role: 'guest',
          status: 'active',
          role_label: 'Guest',
        },
        {
          id: 5,
          team_id: 1,
          user_id: 6,
          name: 'Mei Tanaka',
          email: 'attendee@northwind.example',
          role: 'guest',
          status: 'active',
          role_label: 'Guest',
        },
      ],
      count: 6,
    },
  },
  'get /cpi/v2/orderer/teams/{id}/memberships/{membershipId}': {
    '200': {
      id: 1,
      team_id: 1,
      user_id: 2,
      name: 'Nadia Okafor',
      email: 'orderer@northwind.example',
      role: 'admin',
      role_label: 'Admin',
      is_self: true,
      dependents: {
        upcoming_orders: 7,
        unpaid_orders: 4,
        carts: 6,
        open_polls: 3,
        cards: 3,
      },
      can: {
        update: true,
        remove: true,
      },
    },
  },
  'get /cpi/v2/orderer/teams/{id}/settings': {
    '200': {
      name: 'Northwind Labs',
      cost_centers: ['CC-120', 'CC-340', 'CC-560'],
      purchase_orders: ['PO-2201', 'PO-2202'],
      default_address_id: null,
      approval_over: null,
      budget_per_person: null,
      orders_from: null,
      orders_until: null,
      can: {
        update: true,
        confirm_tax: false,
      },
    },
  },
  'get /cpi/v2/orderer/teams/{id}/tax_exemptions': {
    '200': {
      records: [
        {
          state: 'NY',
          certificate_number: 'EX-100',
          expires_on: '2099-12-31',
          status: 'waiting',
        },
      ],
      count: 1,
    },
  },
  'get /cpi/v2/public/invitations/{token}': {
    '200': {
      id: 1,
      email: 'robin@northwind.example',
      team_id: 1,
      team_name: 'Northwind Labs',
      role: 'staff',
      inviter_name: 'Nadia Okafor',
      status: 'open',
      has_account: false,
      role_label: 'Staff',
    },
    '404': {
      status: 404,
      code: 'not_found',
      message: 'This invitation was withdrawn, or a newer one was sent.',
      fields: {},
      field_errors: {},
      type: 'record_not_found',
      param: null,
      context: {},
    },
  },
  'post /cpi/v2/memberships/{id}/claim': {
    '200': {
      team_id: 1,
    },
    '409': {
      status: 409,
      code: 'invitation_closed',
      message: 'This invitation is no longer open.',
      fields: {},
      field_errors: {},
      type: 'conflict',
      param: null,
      context: {},
    },
  },
  'post /cpi/v2/orderer/teams/{id}/memberships': {
    '201': {
      ids: [2],
    },
    '422': {
      status: 422,
      code: 'record_invalid',
      message: 'memberships.1 contains a duplicate value',
      fields: {
        'memberships.1': ['taken'],
      },
      field_errors: {
        'memberships.1': ['contains a duplicate value'],
      },
      type: 'record_invalid',
      param: null,
      context: {},
    },
  },
  'post /cpi/v2/orderer/teams/{id}/tax_exemptions': {
    '201': {
      state: 'NY',
      certificate_number: 'EX-100',
      expires_on: '2099-12-31',
      status: 'waiting',
    },
  },
} satisfies Recordings;

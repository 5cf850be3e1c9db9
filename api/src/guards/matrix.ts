/** Everybody whom a call may come from, by how they stand to the organization whose things are asked for. */
export const kinds = [
  'nobody',
  'stranger',
  'attendee',
  'guest',
  'staff',
  'external_attendant',
  'orderer',
  'admin',
  'removed admin',
  'admin elsewhere',
  'site admin',
  'site admin as staff',
] as const;
export type Kind = (typeof kinds)[number];
type Outcome = 'yes' | 'no';

const members = { A: 'admin', O: 'orderer', E: 'external_attendant', S: 'staff' } as const;
/**
 * Who may, as letters: A admin, O orderer, E external attendant, S staff. A site admin may whatever an admin may; acting as
 * somebody, what that person may.
 */
const may = (letters: string): Record<Kind, Outcome> => {
  const roles: Kind[] = [...letters].map((letter) => members[letter as keyof typeof members]);
  const allowed = new Set<Kind>([...roles, 'site admin']);
  if (roles.includes('staff')) allowed.add('site admin as staff');
  return Object.fromEntries(kinds.map((kind) => [kind, allowed.has(kind) ? 'yes' : 'no'])) as Record<
    Kind,
    Outcome
  >;
};

/** Orders are also for the site admin behind somebody: nobody else may skip their checks (1 §6). */
const mayOrder = (letters: string) => ({ ...may(letters), 'site admin as staff': 'yes' as const });

/** Who changes and cancels an order that was placed: who edits a cart. */
export const mayChangePlaced = mayOrder('A');

/** Who may do what with a poll: by the table, and whoever changes its order by that order as well. */
export const mayPoll = { read: may('AOE'), update: may('AO'), look: may('AO'), changeOrder: may('A') };

export interface World {
  teamId: number;
  membershipId: number;
  invitationId: number;
  contactId: number;
  /** In the book of the organization. */
  addressId: number;
  orderId: number;
  /** A choice of its package whose options count up to the headcount. */
  choiceId: number;
  optionIds: number[];
}
interface Row {
  /** Of the specification's table, or of 1 §6 for orders. */
  who: Record<Kind, Outcome>;
  path: (world: World) => string;
  body?: (world: World) => object;
}

const team = ({ teamId }: World) => `/cpi/v2/orderer/teams/${teamId}`;
export const order = ({ orderId }: World) => `/cpi/v1/orderer/orders/${orderId}`;
let counter = 0;
export const somebody = () => `somebody-${(counter += 1)}@example.com`;

/** The calls about an organization's things. Written out from the specification, and not read from the code under test. */
export const rows: Record<string, Row> = {
  'GET /cpi/v2/orderer/teams/:id': { who: may('AOES'), path: team },
  'PATCH /cpi/v2/orderer/teams/:id': {
    who: may('A'),
    path: team,
    body: () => ({ team: { name: 'Renamed' } }),
  },
  'GET /cpi/v2/orderer/teams/:id/memberships': {
    who: may('AOES'),
    path: (world) => `${team(world)}/memberships`,
  },
  'POST /cpi/v2/orderer/teams/:id/memberships': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships`,
    body: () => ({ memberships: [{ email: somebody(), role: 'guest' }] }),
  },
  'PATCH /cpi/v2/orderer/teams/:id/memberships/:membershipId': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.membershipId}`,
    body: () => ({ membership: { role: 'guest' } }),
  },
  'DELETE /cpi/v2/orderer/teams/:id/memberships/:membershipId': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.membershipId}`,
  },
  'POST /cpi/v2/orderer/teams/:id/memberships/:membershipId/resend_invitation': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.invitationId}/resend_invitation`,
  },
  'DELETE /cpi/v2/orderer/teams/:id/memberships/:membershipId/invitation': {
    who: may('A'),
    path: (world) => `${team(world)}/memberships/${world.invitationId}/invitation`,
  },
  'GET /cpi/v2/orderer/teams/:id/credit': { who: may('AO'), path: (world) => `${team(world)}/credit` },
  'GET /cpi/v2/orderer/teams/:id/credit/orders': {
    who: may('AO'),
    path: (world) => `${team(world)}/credit/orders`,
  },
  'GET /cpi/v2/orderer/teams/:id/contacts': { who: may('AOES'), path: (world) => `${team(world)}/contacts` },
  'POST /cpi/v2/orderer/teams/:id/contacts': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts`,
    body: () => ({
      contact: { name: 'Desk', entity: 'person', phone_number: '212-555-0101', contact_method_type: 'phone' },
    }),
  },
  'GET /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AOES'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
  },
  'PATCH /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
    body: () => ({ contact: { name: 'Front desk' } }),
  },
  'DELETE /cpi/v2/orderer/teams/:id/contacts/:contactId': {
    who: may('AO'),
    path: (world) => `${team(world)}/contacts/${world.contactId}`,
  },
  'GET /cpi/v1/orderer/addresses': {
    who: may('AOES'),
    path: ({ teamId }) => `/cpi/v1/orderer/addresses?team_id=${teamId}`,
  },
  'POST /cpi/v1/orderer/addresses': {
    who: may('A'),
    path: () => '/cpi/v1/orderer/addresses',
    body: ({ teamId }) => ({
      address: {
        team_id: teamId,
        label: `Office of ${somebody()}`,
        formatted_address: '350 5th Ave, New York, NY 10001',
      },
    }),
  },
  'PATCH /cpi/v1/orderer/addresses/:id': {
    who: may('A'),
    path: ({ addressId }) => `/cpi/v1/orderer/addresses/${addressId}`,
    body: () => ({ address: { suite: '9th floor' } }),
  },
  'DELETE /cpi/v1/orderer/addresses/:id': {
    who: may('A'),
    path: ({ addressId }) => `/cpi/v1/orderer/addresses/${addressId}`,
  },
  'GET /cpi/v1/orderer/orders': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/orders?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/orders/:id': { who: mayOrder('AO'), path: order },
  'GET /cpi/v1/orderer/orders/:id/package/items': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/package/items`,
  },
  'GET /cpi/v2/public/orders/:id/menu_items': {
    who: mayOrder('AO'),
    path: ({ orderId }) => `/cpi/v2/public/orders/${orderId}/menu_items`,
  },
  'GET /cpi/v2/public/orders/:id/restaurant_menus': {
    who: mayOrder('AO'),
    path: ({ orderId }) => `/cpi/v2/public/orders/${orderId}/restaurant_menus`,
  },
  'GET /cpi/v1/orderer/orders/:id/addresses': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/addresses`,
  },
  'GET /cpi/v1/orderer/orders/:id/credit_cards': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/credit_cards`,
  },
  'PATCH /cpi/v1/orderer/orders/:id': {
    who: mayOrder('A'),
    path: order,
    body: () => ({ order: { contact_name: 'Robin' } }),
  },
  'POST /cpi/v1/orderer/orders/:id/credit_cards': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/credit_cards`,
    body: ({ teamId }) => ({
      credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId },
    }),
  },
  'GET /cpi/v1/orderer/orders/:id/next_start': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/next_start`,
  },
  'POST /cpi/v1/orderer/orders/:id/check_validity': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/check_validity`,
    body: () => ({}),
  },
  'POST /cpi/v1/orderer/orders/:id/reset_choices': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/reset_choices`,
    body: () => ({ persist_changes: false }),
  },
  'POST /cpi/v1/orderer/orders/:id/package/items/:choiceId/options': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/package/items/${world.choiceId}/options`,
    body: ({ optionIds }) => ({ combo_of: optionIds }),
  },
  'GET /cpi/v1/orderer/orders/:id/coupons/:code/check_eligibility': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/coupons/NO-SUCH-CODE/check_eligibility`,
  },
  'POST /cpi/v1/orderer/orders/:id/submit': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/submit`,
    body: () => ({}),
  },
};

/** The other calls, each with the reason why it needs no row, or with the test that guards it. */
export const others: Record<string, string[]> = {
  'anyone may: it tells nothing of anybody': [
    'POST /cpi/v1/orderer/packages/:id/order/preview',
    'POST /cpi/v1/orderer/brands/:id/order/preview',
    'POST /cpi/v2/public/packages/:id/order/proposal',
    'POST /cpi/v2/public/brands/:id/order/proposal',
    'GET /cpi/v1/public/packages/search',
    'POST /cpi/v1/public/packages/search',
    'GET /cpi/v1/public/packages/search/next_date',
    'GET /cpi/v1/public/places',
    'GET /cpi/v2/public/brands/search',
    'GET /cpi/v2/public/brands/search/next_date',
    'GET /cpi/v2/public/brands/search/map',
    'GET /cpi/v1/public/search/suggestions',
    'GET /cpi/v1/public/search/unavailable',
    'GET /cpi/v1/public/packages/:id',
    'GET /cpi/v1/public/packages/:id/caterer',
    'GET /cpi/v1/public/collections',
    'GET /cpi/v2/public/brands/:slug',
    'GET /cpi/v2/public/brands/:slug/menu_items',
    'GET /cpi/v2/public/brands/:slug/restaurant_menus',
    'GET /cpi/v1/public/addresses/suggestions',
    'GET /cpi/v1/public/charitable_causes',
    'GET /cpi/v1/public/charitable_causes/:id',
    'GET /cpi/v1/public/cause_updates',
  ],
  'anyone may: it names whoever wrote a review as they wished to be named: reviews': [
    'GET /cpi/v1/public/packages/:id/reviews',
    'GET /cpi/v2/public/brands/:slug/reviews',
  ],
  'whoever proves who they are: guards/accounts, guards/guessing, guards/sessions, organizations': [
    'POST /cpi/v1/auth',
    'DELETE /cpi/v1/auth',
    'DELETE /cpi/v2/user',
    'POST /cpi/v1/sign_ups',
    'POST /cpi/v1/sign_ups/:id/confirm',
    'POST /cpi/v1/users',
    'POST /cpi/v1/password/forgot',
    'POST /cpi/v1/password/reset',
    'POST /cpi/v1/password/reset/check',
    'POST /cpi/v1/email_verification/confirm',
    'GET /cpi/v2/public/invitations/:token',
    'GET /users/:id/end_ghost_session',
  ],
  "about the caller's own things alone": [
    'GET /cpi/v2/user',
    'GET /cpi/v2/user/stats',
    'PATCH /cpi/v1/password',
    'POST /cpi/v1/email_verification',
    'GET /cpi/v2/orderer/teams',
    'POST /cpi/v2/orderer/teams',
    'POST /cpi/v2/memberships/:id/claim',
    'POST /cpi/v1/orderer/packages/:id/order',
    'POST /cpi/v1/orderer/brands/:id/order',
    'GET /cpi/v1/orderer/left_carts',
    'GET /cpi/v1/orderer/order_polls',
    'GET /cpi/v2/orderer/saved_searches',
    'POST /cpi/v2/orderer/saved_searches',
    'PATCH /cpi/v2/orderer/saved_searches/:id',
    'DELETE /cpi/v2/orderer/saved_searches/:id',
    'POST /cpi/v1/orderer/packages/:id/favorite',
    'DELETE /cpi/v1/orderer/packages/:id/favorite',
    'POST /cpi/v1/orderer/brands/:id/favorite',
    'DELETE /cpi/v1/orderer/brands/:id/favorite',
    'GET /cpi/v1/orderer/favorited_brands',
    'GET /cpi/v2/orderer/blocked_brands',
    'POST /cpi/v2/orderer/blocked_brands',
    'DELETE /cpi/v2/orderer/blocked_brands/:id',
    'GET /cpi/v1/orderer/addresses/filters',
  ],
  'an organization’s lists of restaurants, which this world has none of: favorites/blocked-brands': [
    'POST /cpi/v2/public/rosters/:id/brands/:brandId/add',
    'POST /cpi/v2/public/rosters/:id/brands/:brandId/remove',
  ],
  'about an order that was placed: asserted below': [
    'PATCH /cpi/v1/orderer/orders/:id/calculate_changes',
    'POST /cpi/v1/orderer/orders/:id/modify',
    'POST /cpi/v1/orderer/orders/:id/pay_changes',
    'POST /cpi/v1/orderer/orders/:id/withdraw_changes',
    'POST /cpi/v1/orderer/orders/:id/cancel',
    'GET /cpi/v1/orderer/orders/:id/reorder',
    'POST /cpi/v1/orderer/orders/:id/reorder',
  ],
  'site admins alone: asserted below': ['POST /cpi/v2/users/:id/ghost_session'],
  'signed by Stripe, and by nobody else: payments/webhooks': ['POST /cpi/v1/webhooks/stripe'],
  'by a deploy key, which no organization has: remotes, in the tests of each of its routes': [
    'DELETE /cpi/v1/platform/remotes/:name',
    'DELETE /cpi/v1/platform/remotes/:name/keys/:id',
    'GET /cpi/v1/platform/remotes',
    'GET /cpi/v1/platform/remotes/:name',
    'GET /cpi/v1/platform/remotes/:name/faults',
    'GET /cpi/v1/platform/remotes/:name/health',
    'GET /cpi/v1/platform/remotes/:name/keys',
    'GET /cpi/v1/platform/remotes/:name/log',
    'GET /cpi/v1/platform/remotes/:name/releases',
    'POST /cpi/v1/platform/remotes',
    'POST /cpi/v1/platform/remotes/:name/activate',
    'POST /cpi/v1/platform/remotes/:name/canary',
    'POST /cpi/v1/platform/remotes/:name/halt',
    'POST /cpi/v1/platform/remotes/:name/keys',
    'POST /cpi/v1/platform/remotes/:name/leave',
    'POST /cpi/v1/platform/remotes/:name/preview',
    'POST /cpi/v1/platform/remotes/:name/promote',
    'POST /cpi/v1/platform/remotes/:name/releases',
    'POST /cpi/v1/platform/remotes/:name/releases/:id/complete',
    'POST /cpi/v1/platform/remotes/:name/releases/:id/trace',
    'POST /cpi/v1/platform/remotes/:name/rollback',
    'POST /cpi/v1/platform/remotes/:name/smoke',
    'PUT /cpi/v1/platform/remotes/:name/releases/:id/files',
  ],
  'site admins alone, of an order whose refund failed: payments/refunds': [
    'POST /cpi/v1/orderer/orders/:id/refund',
  ],
  'between whoever asks for a payment and whoever is asked: orders/asking': [
    'GET /cpi/v1/orderer/orders/:id/payers',
    'POST /cpi/v1/orderer/orders/:id/payment_asks',
    'GET /cpi/v1/orderer/orders/:id/payment_asks/:askId',
    'DELETE /cpi/v1/orderer/orders/:id/payment_asks/:askId',
    'POST /cpi/v1/orderer/orders/:id/payment_asks/:askId/credit_cards',
    'POST /cpi/v1/orderer/orders/:id/payment_asks/:askId/pay',
    'POST /cpi/v1/orderer/orders/:id/payment_asks/:askId/decline',
  ],
  'of an order that stands, which this world has none of: orders/payment/another-card': [
    'PATCH /cpi/v1/orderer/orders/:id/payment',
  ],
  'of an order that was placed, or charged: order-papers': [
    'GET /cpi/v1/orderer/orders/:id/invoice',
    'GET /cpi/v1/orderer/orders/:id/receipt',
    'GET /cpi/v1/orderer/orders/:id/calendar',
    'GET /cpi/v1/caterer/orders/:id/labels',
  ],
  'of an order that was delivered: orders/tip': ['PATCH /cpi/v1/orderer/orders/:id/tip'],
  'of a poll, by the privileges on `order_polls`: asserted below': [
    'GET /cpi/v1/orderer/orders/:id/poll',
    'POST /cpi/v1/orderer/orders/:id/poll',
    'PATCH /cpi/v1/orderer/orders/:id/poll',
    'POST /cpi/v1/orderer/orders/:id/poll/apply_selections',
    'POST /cpi/v1/orderer/order_polls/:code/apply_selections',
    'DELETE /cpi/v1/orderer/order_polls/:code',
    'GET /cpi/v1/orderer/order_polls/:code/options',
    'POST /cpi/v1/orderer/order_polls/:code/invitees',
    'POST /cpi/v1/orderer/order_polls/:code/reminders',
    'POST /cpi/v1/orderer/order_polls/:code/renewals',
    'GET /cpi/v1/orderer/order_polls/:code/selections',
    'POST /cpi/v1/orderer/order_polls/:code/selections',
    'PATCH /cpi/v1/orderer/order_polls/:code/selections/:id',
    'DELETE /cpi/v1/orderer/order_polls/:code/selections/:id',
    'GET /cpi/v1/orderer/order_polls/:code/bills',
    'PATCH /cpi/v1/orderer/order_polls/:code/bills/:id',
  ],
  'whoever has the link of a poll, about their own answer: polls/public-poll.routes': [
    'GET /cpi/v1/public/order_polls/:code/calendar',
    'GET /cpi/v1/public/order_polls/:code/counts',
    'GET /cpi/v1/public/order_polls/:code/live',
    'GET /cpi/v1/public/poll_selections',
    'POST /cpi/v1/public/poll_selections',
    'PATCH /cpi/v1/public/poll_selections/:id',
    'DELETE /cpi/v1/public/poll_selections/:id',
    'GET /cpi/v2/public/poll_selection_bills',
  ],
  'of a cart, which is gone by it: orders/cart/remove-cart': ['DELETE /cpi/v1/orderer/orders/:id'],
  'the two sides of a direct order: orders/direct': [
    'POST /cpi/v2/caterer/orders/:id/direct_orders',
    'POST /cpi/v1/orderer/orders/:id/claim',
  ],
  "the brand's own people: asserted below": [
    'GET /cpi/v1/caterer/orders',
    'GET /cpi/v2/caterer/orders/:id',
    'POST /cpi/v1/caterer/orders/:id/accept',
    'POST /cpi/v1/caterer/orders/:id/decline',
    'POST /cpi/v1/caterer/orders/:id/approve_changes',
    'POST /cpi/v1/caterer/orders/:id/decline_changes',
  ],
};

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
  'GET /cpi/v2/orderer/teams/:id/memberships/:membershipId': {
    who: may('AOES'),
    path: (world) => `${team(world)}/memberships/${world.membershipId}`,
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
  'GET /cpi/v2/orderer/teams/:id/settings': { who: may('AOES'), path: (world) => `${team(world)}/settings` },
  'PATCH /cpi/v2/orderer/teams/:id/settings': {
    who: may('A'),
    path: (world) => `${team(world)}/settings`,
    body: () => ({ settings: { cost_centers: ['Marketing'] } }),
  },
  'GET /cpi/v2/orderer/teams/:id/tax_exemptions': {
    who: may('AOES'),
    path: (world) => `${team(world)}/tax_exemptions`,
  },
  'POST /cpi/v2/orderer/teams/:id/tax_exemptions': {
    who: may('A'),
    path: (world) => `${team(world)}/tax_exemptions`,
    body: () => ({
      tax_exemption: { state: 'NY', certificate_number: 'EX-1', expires_on: '2099-01-01' },
    }),
  },
  'GET /cpi/v2/orderer/teams/:id/credit': { who: may('AO'), path: (world) => `${team(world)}/credit` },
  'GET /cpi/v2/orderer/teams/:id/credit/orders': {
    who: may('AO'),
    path: (world) => `${team(world)}/credit/orders`,
  },
  'GET /cpi/v2/orderer/teams/:id/enterprise_settings': {
    who: may('A'),
    path: (world) => `${team(world)}/enterprise_settings`,
  },
  'PATCH /cpi/v2/orderer/teams/:id/enterprise_settings': {
    who: may('A'),
    path: (world) => `${team(world)}/enterprise_settings`,
    body: () => ({ enterprise_settings: { requires_email_verification: false } }),
  },
  'GET /cpi/v1/orderer/invoices': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/invoices?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/invoices/totals': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/invoices/totals?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/invoices/statements': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/invoices/statements?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/payments': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/payments?team_id=${teamId}`,
  },
  'GET /cpi/v2/orderer/documents': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v2/orderer/documents?team_id=${teamId}`,
  },
  'GET /cpi/v2/orderer/coupons': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v2/orderer/coupons?team_id=${teamId}`,
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
  'GET /cpi/v1/orderer/reviews': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/reviews?team_id=${teamId}`,
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
        label: `Office of ${somebody().split('@')[0]}`,
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
  'GET /cpi/v1/orderer/credit_cards': {
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/credit_cards?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/orders': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/orders?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/orders/export': {
    // Not while acting as another person.
    who: may('AO'),
    path: ({ teamId }) => `/cpi/v1/orderer/orders/export?team_id=${teamId}`,
  },
  'GET /cpi/v2/orderer/orders/year_counts': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v2/orderer/orders/year_counts?team_id=${teamId}`,
  },
  'GET /cpi/v2/orderer/shareable_menus': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v2/orderer/shareable_menus?team_id=${teamId}`,
  },
  'GET /cpi/v2/messages/threads': {
    who: mayOrder('AO'),
    path: ({ teamId }) => `/cpi/v2/messages/threads?team_id=${teamId}`,
  },
  'GET /cpi/v1/orderer/orders/:id/labels': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/labels`,
  },
  'GET /cpi/v2/orderer/orders/:id/survey': {
    who: mayOrder('AO'),
    path: ({ orderId }) => `/cpi/v2/orderer/orders/${orderId}/survey`,
  },
  'GET /cpi/v2/orderer/orders/:id/survey/responses': {
    who: mayOrder('AO'),
    path: ({ orderId }) => `/cpi/v2/orderer/orders/${orderId}/survey/responses`,
  },
  'PATCH /cpi/v1/orderer/orders/:id/safe_update': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/safe_update`,
    body: () => ({ order: { contact_name: 'Robin' } }),
  },
  'POST /cpi/v1/orderer/orders/:id/convert': {
    who: mayOrder('A'),
    path: (world) => `${order(world)}/convert`,
    body: () => ({}),
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
  'GET /cpi/v1/orderer/orders/:id/approval': {
    who: mayOrder('AO'),
    path: (world) => `${order(world)}/approval`,
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
    'POST /cpi/v1/orderer/orders/preview',
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
    'POST /cpi/v1/public/support_tickets',
    'POST /_content/:collection',
    'GET /cpi/v2/public/referrals/:uuid',
    'GET /cpi/v1/public/cause_updates',
  ],
  'of a package, by who may change what its brand sells: catalog/package-picture': [
    'PUT /cpi/v1/caterer/packages/:id/picture',
    'DELETE /cpi/v1/caterer/packages/:id/picture',
  ],
  'whoever has the link of a file, which ends where the file is private: uploads': [
    'GET /cpi/v1/public/files/:key',
  ],
  'whoever has an organization’s access code: meal-calendar': ['GET /cpi/v2/public/meal_calendars/:code'],
  'anyone may: it names whoever wrote a review as they wished to be named: reviews': [
    'GET /cpi/v1/public/packages/:id/reviews',
    'GET /cpi/v2/public/brands/:slug/reviews',
  ],
  'by whoever ordered, of an order that was placed, and by its restaurant: reviews': [
    'PATCH /cpi/v1/orderer/orders/:id/review',
    'POST /cpi/v1/orderer/orders/:id/review/skip',
    'GET /cpi/v2/caterer/reviews',
    'POST /cpi/v2/caterer/reviews/:id/reply',
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
    'GET /cpi/v2/user/account',
    'PATCH /cpi/v2/user/account',
    'POST /cpi/v2/user/email',
    'DELETE /cpi/v2/user/email',
    'GET /cpi/v2/user/sessions',
    'DELETE /cpi/v2/user/sessions',
    'DELETE /cpi/v2/user/sessions/:id',
    'GET /cpi/v2/user/deletion',
    'POST /cpi/v2/user/deletion',
    'PUT /cpi/v2/user/avatar',
    'DELETE /cpi/v2/user/avatar',
    'GET /cpi/v1/uploads/presign',
    'GET /cpi/v2/orderer/teams',
    'POST /cpi/v2/orderer/teams',
    'GET /cpi/v2/orderer/memberships',
    'GET /cpi/v2/orderer/memberships/:id',
    'POST /cpi/v2/memberships/:id/claim',
    'POST /cpi/v1/orderer/packages/:id/order',
    'POST /cpi/v1/orderer/brands/:id/order',
    'POST /cpi/v1/orderer/orders',
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
    'GET /cpi/v1/orderer/order_preferences',
    'PATCH /cpi/v1/orderer/order_preferences',
    'GET /cpi/v1/orderer/credit_cards/new',
    'GET /cpi/v1/orderer/reviews/awaited',
    'GET /cpi/v1/orderer/reviews/:id',
    'GET /cpi/v2/orderer/referrals',
    'GET /cpi/v2/orderer/referrals/link',
    'GET /cpi/v1/orderer/coins',
    'GET /cpi/v1/orderer/award_redemptions',
    'POST /cpi/v1/orderer/award_redemptions',
    'GET /cpi/v1/orderer/award_redemptions/redeemable_coins',
    'GET /cpi/v1/orderer/award_redemptions/redeemable_orders',
    'DELETE /cpi/v1/orderer/award_redemptions/:id',
  ],
  'an organization’s lists of restaurants, which this world has none of: favorites/blocked-brands': [
    'POST /cpi/v2/public/rosters/:id/brands/:brandId/add',
    'POST /cpi/v2/public/rosters/:id/brands/:brandId/remove',
  ],
  'the same lists, by the same people: favorites/team-rosters': [
    'GET /cpi/v2/orderer/rosters',
    'POST /cpi/v2/orderer/rosters',
    'PATCH /cpi/v2/orderer/rosters/:id',
    'DELETE /cpi/v2/orderer/rosters/:id',
  ],
  'of a tax certificate, which this world has none of: organizations/settings': [
    'POST /cpi/v2/orderer/teams/:id/tax_exemptions/:state/confirm',
    'DELETE /cpi/v2/orderer/teams/:id/tax_exemptions/:state',
  ],
  'of a card, by the privileges on `credit_cards`: credit-cards/credit-card.routes': [
    'POST /cpi/v1/orderer/credit_cards',
    'GET /cpi/v1/orderer/credit_cards/:id',
    'PATCH /cpi/v1/orderer/credit_cards/:id',
    'DELETE /cpi/v1/orderer/credit_cards/:id',
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
  'site admins alone: asserted below': [
    'POST /cpi/v2/users/:id/ghost_session',
    'GET /cpi/v2/admin/people',
    'GET /cpi/v2/admin/ghost_sessions',
  ],
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
  'between whoever asks for an approval and the admins who are asked: orders/approval': [
    'POST /cpi/v1/orderer/orders/:id/approval',
    'POST /cpi/v1/orderer/orders/:id/approval/decide',
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
    'GET /cpi/v1/orderer/orders/:id/labels/sheets',
    'GET /cpi/v1/caterer/orders/:id/labels',
    'GET /cpi/v1/caterer/orders/:id/order_sheet',
    'GET /cpi/v1/caterer/orders/:id/packing_list',
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
  'between those who order and those who cook: messages': [
    'GET /cpi/v2/messages',
    'POST /cpi/v2/messages',
    'POST /cpi/v2/messages/read',
    'GET /cpi/v2/messages/live',
  ],
  'of an order that was placed, by the privileges on `order_surveys`: surveys': [
    'POST /cpi/v2/orderer/orders/:id/survey',
    'PATCH /cpi/v2/orderer/orders/:id/survey',
    'DELETE /cpi/v2/orderer/orders/:id/survey',
  ],
  'whoever has the code of a survey, about their own answer: surveys': [
    'GET /cpi/v2/public/order_surveys/:code',
    'POST /cpi/v2/public/order_survey_responses',
  ],
  'of an invoice or a document, by the privileges on `invoices` and `customer_documents`: invoices, statements, documents':
    [
      'GET /cpi/v1/orderer/invoices/:id',
      'POST /cpi/v1/orderer/invoices/:id/book',
      'GET /cpi/v1/orderer/invoices/statements/:month/pdf',
      'GET /cpi/v1/orderer/invoices/statements/:month/csv',
      'POST /cpi/v1/orderer/payments',
      'GET /cpi/v1/orderer/payments/:id',
      'GET /cpi/v2/orderer/documents/:id/file',
      'POST /cpi/v2/orderer/documents/:id/links',
      'POST /cpi/v2/orderer/documents',
      'DELETE /cpi/v2/orderer/documents/:id',
    ],
  'whoever has a link to a document that has not ended: documents': ['GET /cpi/v2/public/documents/file'],
  'of an order that was placed: shareable-menus': [
    'POST /cpi/v2/orderer/shareable_menus',
    'GET /cpi/v2/orderer/shareable_menus/:id',
    'PATCH /cpi/v2/orderer/shareable_menus/:id',
    'DELETE /cpi/v2/orderer/shareable_menus/:id',
  ],
  'whoever has the link of a menu, which names nobody: shareable-menus': [
    'GET /cpi/v2/public/shareable_menus/:code',
    'GET /cpi/v2/public/shareable_menus/:code/file',
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
  'a photographer’s own: photo-shoots': [
    'GET /cpi/v2/photographer/photo_shoots',
    'GET /cpi/v2/photographer/photo_shoots/:id',
    'PATCH /cpi/v2/photographer/photo_shoots/:id',
  ],
  'whoever has the link of a mail, about that kind of mail alone: unsubscribe': [
    'GET /cpi/v1/public/unsubscribe',
    'POST /cpi/v1/public/unsubscribe',
    'GET /cpi/v1/public/mail_subscription',
    'PATCH /cpi/v1/public/mail_subscription',
  ],
  'of a cart, which is gone by it: orders/cart/remove-cart': ['DELETE /cpi/v1/orderer/orders/:id'],
  'the two sides of a direct order: orders/direct': [
    'POST /cpi/v2/caterer/orders/:id/direct_orders',
    'POST /cpi/v1/orderer/orders/:id/claim',
  ],
  'what a brand sells, by its own people: catalog/caterer': [
    'GET /cpi/v2/caterer/brand',
    'PATCH /cpi/v2/caterer/brand',
    'GET /cpi/v2/caterer/kitchens',
    'GET /cpi/v2/caterer/kitchens/:id',
    'PATCH /cpi/v2/caterer/kitchens/:id',
    'GET /cpi/v2/caterer/kitchens/:id/missing_delivery_areas',
    'GET /cpi/v2/caterer/menus',
    'POST /cpi/v2/caterer/menus',
    'GET /cpi/v2/caterer/menus/:id',
    'PATCH /cpi/v2/caterer/menus/:id',
    'DELETE /cpi/v2/caterer/menus/:id',
    'GET /cpi/v2/caterer/menu_items',
    'POST /cpi/v2/caterer/menu_items',
    'GET /cpi/v2/caterer/menu_items/:id',
    'PATCH /cpi/v2/caterer/menu_items/:id',
    'DELETE /cpi/v2/caterer/menu_items/:id',
    'GET /cpi/v2/caterer/modifier_groups',
    'POST /cpi/v2/caterer/modifier_groups',
    'GET /cpi/v2/caterer/modifier_groups/:id',
    'PATCH /cpi/v2/caterer/modifier_groups/:id',
    'DELETE /cpi/v2/caterer/modifier_groups/:id',
    'GET /cpi/v2/caterer/caterer_draft_menu_items',
    'POST /cpi/v2/caterer/caterer_draft_menu_items',
    'GET /cpi/v2/caterer/caterer_draft_menu_items/:id',
    'PATCH /cpi/v2/caterer/caterer_draft_menu_items/:id',
    'DELETE /cpi/v2/caterer/caterer_draft_menu_items/:id',
    'GET /cpi/v2/caterer/menus/:id/menu_items',
    'POST /cpi/v2/caterer/menus/:id/menu_items',
    'PATCH /cpi/v2/caterer/menus/:id/menu_items/:menuItemId',
    'DELETE /cpi/v2/caterer/menus/:id/menu_items/:menuItemId',
    'POST /cpi/v2/caterer/caterer_draft_menu_items/:id/publish',
    'GET /cpi/v1/caterer/packages',
    'POST /cpi/v1/caterer/packages',
    'GET /cpi/v1/caterer/packages/:id',
    'PATCH /cpi/v1/caterer/packages/:id',
    'DELETE /cpi/v1/caterer/packages/:id',
  ],
  'what waits for a brand: action-center/caterer-actions, menu-reviews': [
    'GET /cpi/v2/caterer/action_items',
    'GET /cpi/v2/caterer/menu_reviews',
    'POST /cpi/v2/caterer/menu_reviews',
    'GET /cpi/v2/caterer/menu_reviews/:id',
    'POST /cpi/v2/caterer/menu_reviews/:id/answer',
  ],
  "the brand's own people: asserted below": [
    'GET /cpi/v1/caterer/orders',
    'GET /cpi/v1/caterer/orders/year_counts',
    'GET /cpi/v2/caterer/orders/:id',
    'POST /cpi/v1/caterer/orders/:id/accept',
    'POST /cpi/v1/caterer/orders/:id/decline',
    'POST /cpi/v1/caterer/orders/:id/approve_changes',
    'POST /cpi/v1/caterer/orders/:id/decline_changes',
    'POST /cpi/v1/caterer/orders/:id/confirm',
    'POST /cpi/v1/caterer/orders/:id/acknowledge',
    'POST /cpi/v1/caterer/orders/:id/on_its_way',
    'POST /cpi/v1/caterer/orders/:id/deliver',
    'GET /cpi/v1/caterer/orders/:id/possible_kitchens',
    'POST /cpi/v1/caterer/orders/:id/move',
  ],
};

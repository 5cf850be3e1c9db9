/**
 * Which feature writes which tables; anybody may read them. A table stands here from its first writer on, and once.
 * Whoever else wants something written asks the owner for a function.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  accounts: ['users', 'user_tokens', 'teams', 'memberships'],
  'address-book': ['addresses'],
  catalog: ['packages', 'package_item_options'],
  coupons: ['coupon_redemptions'],
  delivery: ['capacity_holds', 'kitchen_days'],
  events: ['events', 'event_deliveries', 'event_subscriptions'],
  favorites: ['blocked_brands', 'favorite_brands', 'favorite_packages', 'roster_brands'],
  http: ['rate_limits', 'user_sessions'],
  invoices: ['invoices'],
  jobs: ['workers'],
  mail: ['outbox_messages'],
  orders: [
    ...[
      'orders',
      'order_change_requests',
      'order_chosen_options',
      'order_history',
      'order_menu_items',
      'order_price_lines',
    ],
    ...['direct_order_requests', 'order_terms', 'payment_asks'],
  ],
  organizations: ['invitations', 'team_contacts'],
  payments: ['credit_cards', 'payment_attempts', 'payment_refunds', 'payments', 'stripe_events'],
  polls: [
    'order_polls',
    'poll_invitees',
    'poll_old_links',
    'poll_options',
    'poll_selections',
    'poll_selection_bills',
  ],
  processes: ['processes'],
  remotes: [
    'remotes',
    'remote_canary_loads',
    'remote_channel_log',
    'remote_channels',
    'remote_deploy_keys',
    'remote_faults',
    'remote_loads',
    'remote_release_files',
    'remote_releases',
  ],
  'saved-searches': ['saved_searches'],
  search: ['search_changes'],
  'sign-up': ['sign_ups'],
  'migrate.ts': ['schema_migrations'],
};

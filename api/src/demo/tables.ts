import { type ClientBase } from 'pg';
import { advanceIds, bulkInsert, type Row } from '../bulk-insert';

/** In the order in which foreign keys allow them to be filled. */
const insertionOrder = [
  'users',
  'teams',
  'memberships',
  'invitations',
  'team_contacts',
  'tax_exemptions',
  'addresses',
  'credit_cards',
  'support_requests',
  'brands',
  'brand_members',
  'kitchens',
  'kitchen_hours',
  'kitchen_closures',
  'kitchen_capacities',
  'kitchen_days',
  'delivery_areas',
  'packages',
  'package_items',
  'menus',
  'menu_categories',
  'menu_items',
  'modifier_groups',
  'modifiers',
  'menu_item_modifier_groups',
  'draft_menu_items',
  'menu_reviews',
  'package_item_options',
  'deals',
  'coupons',
  'collections',
  'collection_packages',
  'orders',
  'order_chosen_options',
  'order_menu_items',
  'order_price_lines',
  'order_history',
  'events',
  'processes',
  'capacity_holds',
  'coupon_redemptions',
  'payment_attempts',
  'invoices',
  'payments',
  'order_polls',
  'poll_options',
  'poll_invitees',
  'poll_selections',
  'poll_selection_bills',
  'reviews',
  'review_skips',
  'coin_entries',
  'referral_links',
  'referrals',
  'favorite_packages',
  'favorite_brands',
  'blocked_brands',
  'rosters',
  'roster_brands',
  'arrangements',
  'arrangement_items',
  'saved_searches',
  'message_threads',
  'messages',
  'message_reads',
  'documents',
  'shareable_menus',
  'order_surveys',
  'order_survey_responses',
  'photo_shoots',
  'order_templates',
  'managed_rules',
  'draft_orders',
  'hospitals',
  'campaigns',
  'donations',
  'meal_deliveries',
  'cause_updates',
] as const;
export type TableName = (typeof insertionOrder)[number];

/** Rows of the demo marketplace in memory, until all of them are inserted at once. */
export class Tables {
  private readonly rows = new Map<TableName, Row[]>();

  add<Added extends Row>(table: TableName, row: Added): Added {
    const rows = this.rows.get(table);
    if (rows) rows.push(row);
    else this.rows.set(table, [row]);
    return row;
  }

  of(table: TableName): readonly Row[] {
    return this.rows.get(table) ?? [];
  }

  nextId(table: TableName): number {
    return this.of(table).length + 1;
  }

  /** Inserts everything; the caller's transaction holds it together. */
  async insertInto(client: ClientBase): Promise<void> {
    for (const table of insertionOrder) await bulkInsert(client, table, this.of(table));
    await advanceIds(
      client,
      insertionOrder.filter((table) => this.of(table).some((row) => 'id' in row)),
    );
  }
}

import type { Schemas } from '@copper-carrot/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database';
import { makeCart, makeCaterer, type Cart } from '../orders/order.factory';
import { useDatabase } from '../testing';
import { constraintMistakes } from './constraints';

useDatabase();

/** Constraints and unique indexes after all migrations; `x` is an exclusion, `t` a trigger that raises. */
const everyRule = () =>
  sql.rows<{ name: string; kind: string; on: string; columns: number }>(
    `select conname as name, contype as kind, conrelid::regclass::text as on, cardinality(conkey) as columns
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'p', 'x', 't')
     union all
     select c.relname, 'u', indrelid::regclass::text, indnkeyatts from pg_index i join pg_class c on c.oid = indexrelid
     where indisunique and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 3, 1`,
  );

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return ['demo', 'testing'].includes(each.name) ? [] : sources(path);
    return /\.tsx?$/.test(path) && !/\.(test|factory)\./.test(path) ? [readFileSync(path, 'utf8')] : [];
  });

const code = sources(join(__dirname, '..'));

/** Tables that the code writes, by statement or by model. */
const written = new Set(
  code.flatMap((source) =>
    [...source.matchAll(/\b(?:insert into|update) ([a-z_]+)\b|tableName: '([a-z_]+)'/g)].map(
      ([, byStatement, byModel]) => byStatement ?? byModel ?? '',
    ),
  ),
);

/** Tables that it deletes from. */
function deletedFrom(): string[] {
  const models = new Map(
    code.flatMap((source) =>
      [...source.matchAll(/\b(\w+)\.init\([\s\S]*?tableName: '([a-z_]+)'/g)].map(
        ([, model = '', table = '']): [string, string] => [model.toLowerCase(), table],
      ),
    ),
  );
  return code.flatMap((source) => [
    ...[...source.matchAll(/\bdelete from ([a-z_]+)/g)].map(([, table = '']) => table),
    ...[...source.matchAll(/\b(\w+)\.destroy\(/g)].flatMap(
      ([, model = '']) => models.get(model.toLowerCase()) ?? [],
    ),
  ]);
}

/** Why callers can't violate the rules that are not in the list. */
const reasons: readonly [reason: string, rules: readonly string[]][] = [
  [
    'the calls of a brand’s people look first, under the lock of what they change',
    [
      ...['brands_slug_key', 'kitchens_id_brand_id_key', 'menu_categories_check', 'menu_items_check'],
      ...['package_increment_fits', 'package_items_check'],
      ...['package_items_id_package_id_key', 'package_items_one_presentation', 'packages_check'],
      ...['packages_check1', 'packages_check2', 'packages_id_brand_id_key'],
      ...['delivery_areas_kitchen_id_fkey', 'delivery_areas_kitchen_id_max_distance_miles_key'],
      ...['draft_menu_items_brand_id_fkey', 'draft_menu_items_menu_item_id_fkey'],
      ...['modifier_groups_brand_id_fkey', 'modifier_groups_check', 'modifiers_modifier_group_id_fkey'],
      'menu_item_modifier_groups_menu_item_id_fkey',
      'menu_item_modifier_groups_modifier_group_id_fkey',
      ...['packages_brand_id_fkey', 'packages_package_category_id_fkey', 'packages_package_template_id_fkey'],
      ...['kitchens_brand_id_fkey', 'kitchens_place_id_fkey', 'menus_brand_id_fkey'],
      ...['menu_categories_menu_id_fkey', 'menu_categories_parent_id_fkey', 'menu_items_menu_id_fkey'],
      ...[
        'menu_items_menu_category_id_fkey',
        'menu_items_source_item_id_fkey',
        'package_items_package_id_fkey',
      ],
      'package_item_options_menu_item_id_fkey',
    ],
  ],
  [
    'a combination is made of what was read under its order’s lock, and says of itself what its parts agree on',
    [
      'package_item_options_id_package_item_id_key',
      ...['package_item_options_package_item_id_fkey', 'package_item_options_created_by_order_id_fkey'],
    ],
  ],
  [
    'no call writes addresses, nor an organization’s domain rule',
    [
      ...['addresses_check', 'teams_check', 'addresses_place_id_fkey', 'addresses_root_id_fkey'],
      ...['addresses_team_id_fkey', 'addresses_user_id_fkey'],
    ],
  ],
  [
    'made of random bytes or of a hash, and never by a caller',
    [
      ...['invitations_token_hash_key', 'outbox_messages_message_id_key', 'teams_access_code_key'],
      ...['order_polls_code_key', 'order_surveys_code_key', 'shareable_menus_code_key'],
      'files_key_key',
    ],
  ],
  [
    'written with `on conflict`',
    [
      ...['invitations_open', 'outbox_messages_event_key_key'],
      'remote_releases_remote_version_content_hash_key',
      'blocked_brands_user_id_team_id_brand_id_key',
      ...['poll_invitees_once', 'poll_options_once'],
      ...['reviews_order_id_key', 'coin_entries_once_per_order'],
      ...['message_threads_order_id_key', 'message_threads_pair', 'messages_once'],
      ...['order_surveys_order_id_key', 'shareable_menus_order'],
      'order_survey_responses_order_survey_id_respondent_hash_key',
      'support_tickets_request',
      'uploaded_documents_team_id_kind_content_hash_key',
      'tax_exemptions_pkey',
      'menu_reviews_open',
    ],
  ],
  [
    'written under the locks of a poll and its order, by its process and its commands, after they have looked',
    [
      ...['order_polls_applied', 'order_polls_armed', 'order_polls_check', 'order_polls_failure'],
      ...['order_polls_one_per_order', 'only_a_cart_waits'],
    ],
  ],
  [
    'repeats of one press take turns on the lock of the order that they were made from, and look first',
    ['direct_order_requests_pkey'],
  ],
  [
    'answers of one poll take turns on its lock, and each looks for itself first',
    [
      ...['poll_selections_once', 'poll_selections_one_kind', 'poll_selections_somebody'],
      ...['poll_selections_one_per_email', 'poll_selections_one_per_guest', 'poll_selections_one_per_person'],
      'poll_selections_poll_id_package_item_option_id_fkey',
    ],
  ],
  [
    'refused by the choices’ own rules, which read a body before it is stored',
    ['order_chosen_options_order_id_option_id_key', 'order_chosen_options_option_id_package_item_id_fkey'],
  ],
  [
    'a sum of what the price itself is made of',
    ['order_price_lines_check', 'order_price_lines_order_id_key_key'],
  ],
  [
    'written by the order’s process and its commands, which are at fault where they break it',
    [
      ...['cart_is_not_submitted', 'ended_order_has_its_time', 'orders_check', 'orders_check1'],
      ...['orders_check2', 'submitted_order_is_complete', 'submitted_order_says_what_was_agreed'],
      ...['payment_asks_end', 'payment_asks_one_open'],
      ...['order_approvals_decided', 'order_approvals_one_open'],
      ...['order_change_requests_check', 'order_change_requests_key', 'order_change_requests_one_open'],
    ],
  ],
  [
    'written under the order’s lock from what Stripe answers',
    [
      ...['payment_attempts_check', 'payment_attempts_check1', 'payment_attempts_one_live_order'],
      ...['payment_attempts_one_live_change', 'payment_attempts_change_id_fkey'],
      ...['payment_attempts_stripe_payment_intent_id_key', 'payments_check', 'payments_check1'],
      'payment_attempts_purpose_says',
      ...['payment_attempts_pays_for', 'payment_attempt_invoices_pkey'],
      ...['payments_stripe_id_key', 'users_stripe_customer_id_key', 'payment_attempts_one_renewal'],
      ...['payment_refunds_check', 'payment_refunds_stripe_refund_id_key'],
      'payment_refunds_order_id_key_payment_attempt_id_key',
    ],
  ],
  [
    'no call writes it yet',
    ['addresses_root_id_fkey', 'users_sso_subject_key', 'orders_reordered_from_fkey'],
  ],
  [
    'the platform’s own columns: a remote and a release that its command has found and locked',
    [
      ...['remote_channels_remote_fkey', 'remote_releases_remote_fkey', 'remote_channels_canary_since'],
      ...['remote_deploy_keys_id_key', 'remote_faults_release_id_fkey', 'remote_channels_check'],
      ...['remote_channel_log_release_id_fkey', 'remote_channels_release_id_fkey'],
      ...['remote_channels_canary_release_id_fkey', 'remote_channels_previous_release_id_fkey'],
    ],
  ],
  [
    'a person whom the session, a token or an address has found, and whom nobody deletes',
    [
      ...['coupon_redemptions_user_id_fkey', 'credit_cards_user_id_fkey', 'favorite_brands_user_id_fkey'],
      ...['favorite_packages_user_id_fkey', 'invitations_invited_by_fkey', 'memberships_user_id_fkey'],
      ...['order_history_acting_user_id_fkey', 'order_history_user_id_fkey', 'orders_submitted_by_fkey'],
      ...['orders_user_id_fkey', 'payment_attempts_requested_by_fkey', 'saved_searches_user_id_fkey'],
      ...['order_approvals_asked_by_fkey', 'order_approvals_decided_by_fkey'],
      ...['payment_asks_asked_by_fkey', 'payment_asks_asked_user_id_fkey', 'orders_payer_id_fkey'],
      ...['user_tokens_user_id_fkey', 'order_change_requests_requested_by_fkey', 'addresses_user_id_fkey'],
      ...['order_change_requests_decided_by_fkey', 'order_change_requests_acting_user_id_fkey'],
      ...['blocked_brands_user_id_fkey', 'support_tickets_user_id_fkey'],
      ...['order_polls_armed_by_fkey', 'order_polls_created_by_fkey', 'poll_invitees_user_id_fkey'],
      ...['poll_selections_added_by_fkey', 'poll_selections_user_id_fkey', 'coin_entries_user_id_fkey'],
      ...['payments_booked_by_fkey', 'document_links_created_by_fkey'],
      'uploaded_documents_uploaded_by_fkey',
      ...['reviews_reviewer_id_fkey', 'reviews_replied_by_fkey', 'review_skips_user_id_fkey'],
      'files_user_id_fkey',
    ],
  ],
  [
    'an organization in which a membership was found, or that was just made, and that nobody deletes',
    [
      ...['credit_cards_team_id_fkey', 'invitations_team_id_fkey', 'memberships_team_id_fkey'],
      ...['payment_asks_team_id_fkey', 'blocked_brands_team_id_fkey', 'coin_entries_team_id_fkey'],
      ...['orders_team_id_fkey', 'team_contacts_team_id_fkey', 'addresses_team_id_fkey'],
      ...['rosters_team_id_fkey', 'tax_exemptions_team_id_fkey'],
    ],
  ],
  [
    'a record that the command has found itself, and that nobody deletes',
    [
      ...['capacity_holds_kitchen_id_on_date_daypart_fkey', 'capacity_holds_order_id_fkey'],
      ...['order_approvals_order_id_fkey', 'teams_default_address_id_fkey'],
      ...['coupon_redemptions_coupon_id_fkey', 'coupon_redemptions_order_id_fkey'],
      ...['event_deliveries_event_id_fkey', 'kitchen_days_kitchen_id_fkey', 'order_history_order_id_fkey'],
      ...[
        'order_chosen_options_order_id_fkey',
        'order_menu_items_order_id_fkey',
        'order_price_lines_order_id_fkey',
        'orders_brand_id_fkey',
      ],
      ...['orders_coupon_id_fkey', 'orders_kitchen_id_brand_id_fkey', 'orders_package_id_brand_id_fkey'],
      ...['orders_place_id_fkey', 'payment_attempts_credit_card_id_fkey', 'payment_attempts_order_id_fkey'],
      'uploaded_documents_team_id_fkey',
      ...['payments_invoice_id_fkey', 'payment_attempt_invoices_invoice_id_fkey'],
      'payment_attempt_invoices_payment_attempt_id_fkey',
      ...['payments_order_id_fkey', 'payments_payment_attempt_id_fkey', 'payment_attempts_renews_fkey'],
      ...['payment_refunds_order_id_fkey', 'payment_refunds_payment_attempt_id_fkey'],
      ...['favorite_packages_package_id_fkey', 'favorite_brands_brand_id_fkey'],
      ...['payment_asks_order_id_fkey', 'payment_asks_credit_card_id_fkey', 'blocked_brands_brand_id_fkey'],
      ...['roster_brands_brand_id_fkey', 'roster_brands_roster_id_fkey'],
      ...['order_change_requests_order_id_fkey', 'order_terms_order_id_fkey', 'addresses_place_id_fkey'],
      ...['direct_order_requests_earlier_order_id_fkey', 'direct_order_requests_order_id_fkey'],
      ...['order_polls_order_id_fkey', 'order_polls_package_item_id_fkey', 'poll_invitees_poll_id_fkey'],
      'poll_old_links_poll_id_fkey',
      ...['reviews_order_id_fkey', 'reviews_brand_id_fkey', 'reviews_package_id_fkey'],
      ...['review_skips_order_id_fkey', 'coin_entries_order_id_fkey'],
      ...['poll_options_package_item_option_id_fkey', 'poll_options_poll_id_fkey'],
      ...['poll_selections_poll_id_fkey', 'poll_selection_bills_poll_selection_id_fkey'],
    ],
  ],
  [
    'an invoice is written once for each order, from what stands there',
    [
      ...['invoices_number_key', 'invoices_order_id_key', 'invoices_check', 'invoices_check1'],
      ...['invoices_team_id_fkey', 'invoices_order_id_fkey'],
    ],
  ],
  [
    'a bill is written once for each answer, where there is none yet',
    ['poll_selection_bills_poll_selection_id_key'],
  ],
  ['a page that tells the same again is heard and not counted', ['remote_faults_once']],
  [
    'loads are counted of the releases that are there, which nobody deletes',
    ['remote_loads_release_id_fkey', 'remote_canary_loads_release_id_fkey'],
  ],
  [
    'a file is counted of the release that arrives, once, and has the bytes that were read',
    ['remote_release_files_pkey', 'remote_release_files_release_id_fkey', 'remote_release_files_bytes_check'],
  ],
  [
    'the taxes of states are written by a start alone, under the lock of the places and where there are none',
    [
      ...['tax_jurisdictions_code_key', 'tax_jurisdictions_covering_state', 'tax_rates_jurisdiction_id_fkey'],
      'tax_rates_jurisdiction_id_effective_excl',
    ],
  ],
  ['a cart that was removed is refused before it is sent off', ['only_a_cart_is_removed']],
  [
    'what is praised and found wanting is refused first, and a reply is written whole',
    ['reviews_check', 'reviews_replied'],
  ],
  [
    'a menu review is of the acting brand, and answered whole by who is signed in',
    ['menu_reviews_brand_id_fkey', 'menu_reviews_answered', 'menu_reviews_answered_by_fkey'],
  ],
  ['a contact is written whole, and refused first', ['team_contacts_check']],
  [
    'a thread is of what was found before, which nobody deletes, and its messages of who is signed in',
    [
      ...['message_threads_check', 'message_threads_check1', 'message_threads_brand_id_fkey'],
      ...[
        'message_threads_customer_id_fkey',
        'message_threads_order_id_fkey',
        'message_threads_team_id_fkey',
      ],
      ...['message_reads_thread_id_fkey', 'message_reads_user_id_fkey', 'messages_thread_id_fkey'],
      ...['message_attachments_file_id_fkey', 'message_attachments_message_id_fkey'],
      ...['messages_sender_id_fkey', 'messages_ghosting_admin_id_fkey'],
    ],
  ],
  [
    'a survey and a menu are of an order that was found before, and orders are not deleted',
    [
      ...['order_surveys_order_id_fkey', 'shareable_menus_order_id_fkey'],
      ...['shareable_menus_team_id_fkey', 'shareable_menus_user_id_fkey'],
    ],
  ],
  ['a file that was attached in the same transaction', ['users_avatar_file_id_fkey']],
  ['an address is written with its book, and lies where the geocoder says', ['addresses_check']],
  [
    'a link and a referral are written once for each person, who is there, and whose own link is refused first',
    [
      ...['referral_links_user_id_fkey', 'referral_links_uuid_key', 'referrals_accepted_by_fkey'],
      ...['referrals_accepted_by_key', 'referrals_check', 'referrals_user_id_fkey'],
      ...['referrals_once_per_mailbox', 'referrals_order_id_fkey'],
      ...['coin_entries_once_per_referral', 'coin_entries_referral_id_fkey'],
    ],
  ],
  [
    'who acts as whom was found before, and nobody acts as a site admin',
    ['ghost_sessions_admin_id_fkey', 'ghost_sessions_check', 'ghost_sessions_user_id_fkey'],
  ],
  [
    'of a photo shoot only its state and its notes are changed',
    ['photo_shoots_brand_id_fkey', 'photo_shoots_kitchen_id_fkey', 'photo_shoots_photographer_id_fkey'],
  ],
];
const explained = new Set(reasons.flatMap(([, rules]) => rules));

test('each rule that is named here is one of the database', async () => {
  const names = new Set((await everyRule()).map(({ name }) => name));
  expect([...Object.keys(constraintMistakes), ...explained].filter((name) => !names.has(name))).toEqual([]);
});

test('each rule that a call could break is on the list, or there is a reason why none does', async () => {
  // A rule on one column is checked by the schema before the database.
  const couldBreak = (await everyRule()).filter(
    ({ kind, on, columns }) => written.has(on) && (kind === 'c' ? columns !== 1 : 'uxtf'.includes(kind)),
  );
  const names = couldBreak.map(({ name }) => name);
  expect(names.filter((name) => !(name in constraintMistakes) && !explained.has(name))).toEqual([]);
});

test('what others refer to is deleted by nobody, so that whoever has found it may write it', async () => {
  const referred = await sql.rows<{ name: string }>(
    `select distinct confrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confdeltype = 'a' and connamespace = 'public'::regnamespace`,
  );
  const deleted = deletedFrom();
  expect(deleted).toEqual(expect.arrayContaining(['invitations', 'memberships', 'order_chosen_options']));
  expect(referred.map(({ name }) => name).filter((name) => deleted.includes(name))).toEqual([]);
});

describe('an id of nothing', () => {
  const nothing = 2_000_000_000;
  let cart: Cart;
  beforeAll(async () => {
    cart = await makeCart(await makeCaterer());
  });

  test.each(['team_id', 'address_id', 'credit_card_id', 'pickup_kitchen_id'])(
    'is a mistake in its field where an order takes it as its %s',
    async (field) => {
      const { body } = (await cart.orderer
        .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
        .send({ order: { [field]: nothing } })
        .expect(422)) as { body: Schemas['Error'] };
      expect(Object.keys(body.fields)).toEqual([field]);
    },
  );

  test.each(['packages', 'brands'])('is not found where it is to be a favourite: %s', async (kind) => {
    await cart.orderer.post(`/cpi/v1/orderer/${kind}/${nothing}/favorite`).expect(404);
  });
});

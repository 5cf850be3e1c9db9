import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { constraintMistakes } from './constraints';

useDatabase();

/** Constraints and unique indexes as they stand after all migrations; `x` excludes, `t` is a trigger that raises. */
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

/** The tables that code of the site writes, by statement or by model. */
const written = new Set(
  sources(join(__dirname, '..')).flatMap((source) =>
    [...source.matchAll(/\b(?:insert into|update) ([a-z_]+)\b|tableName: '([a-z_]+)'/g)].map(
      ([, byStatement, byModel]) => byStatement ?? byModel ?? '',
    ),
  ),
);

/** Why no caller meets a rule that is not on the list. */
const reasons: readonly [reason: string, rules: readonly string[]][] = [
  [
    'no call writes the catalogue: its columns that calls change are counts',
    [
      ...['brands_slug_key', 'kitchens_id_brand_id_key', 'menu_categories_check', 'menu_items_check'],
      ...['package_item_options_id_package_item_id_key', 'package_increment_fits', 'package_items_check'],
      ...['package_items_id_package_id_key', 'package_items_one_presentation', 'packages_check'],
      ...['packages_check1', 'packages_check2', 'packages_id_brand_id_key', 'packages_slug_key'],
    ],
  ],
  ['no call writes addresses, nor an organization’s domain rule', ['addresses_check', 'teams_check']],
  [
    'made of random bytes or of a hash, and never by a caller',
    ['invitations_token_hash_key', 'outbox_messages_message_id_key', 'teams_access_code_key'],
  ],
  [
    'written with `on conflict`',
    [
      ...['invitations_open', 'outbox_messages_event_key_key'],
      'remote_releases_remote_version_content_hash_key',
    ],
  ],
  [
    'refused by the choices’ own rules, which read a body before it is stored',
    ['order_chosen_options_order_id_option_id_key'],
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
    ],
  ],
  [
    'written under the order’s lock from what Stripe answers',
    [
      ...['payment_attempts_check', 'payment_attempts_check1', 'payment_attempts_one_live'],
      ...['payment_attempts_stripe_payment_intent_id_key', 'payments_check', 'payments_check1'],
      ...['payments_stripe_id_key', 'users_stripe_customer_id_key'],
    ],
  ],
  ['no call writes it yet', ['users_sso_subject_key']],
  ['the release command’s own columns', ['remote_channels_check']],
  ['a contact is written whole, and refused first', ['team_contacts_check']],
];
const explained = new Set(reasons.flatMap(([, rules]) => rules));

test('each rule that is named here is one of the database', async () => {
  const names = new Set((await everyRule()).map(({ name }) => name));
  expect([...Object.keys(constraintMistakes), ...explained].filter((name) => !names.has(name))).toEqual([]);
});

test('each rule that a call could break is on the list, or there is a reason why none does', async () => {
  // A rule on one column is a schema's too: what breaks it is refused before the database is asked.
  const couldBreak = (await everyRule()).filter(
    ({ kind, on, columns }) => written.has(on) && (kind === 'c' ? columns !== 1 : 'uxt'.includes(kind)),
  );
  const names = couldBreak.map(({ name }) => name);
  expect(names.filter((name) => !(name in constraintMistakes) && !explained.has(name))).toEqual([]);
});

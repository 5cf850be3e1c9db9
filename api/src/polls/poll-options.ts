import type { Transaction } from 'sequelize';
import type { PackageChoice } from '../catalog';
import { sql } from '../database';
import { invalid } from '../errors';
import { prepared } from '../prepared';
import { offered } from './poll-choice';
import type { OrderPoll } from './poll.model';

const answered = prepared(
  'poll-options-answered',
  { name: 'text' },
  `select distinct i.name from poll_selections s join package_item_options i on i.id = s.package_item_option_id
   where s.poll_id = $1 and s.package_item_option_id <> all ($2::int4[]) order by i.name`,
);
const dropped = prepared(
  'poll-options-dropped',
  {},
  'delete from poll_options where poll_id = $1 and package_item_option_id <> all ($2::int4[])',
);
const kept = prepared(
  'poll-options-kept',
  {},
  `insert into poll_options (poll_id, package_item_option_id, position)
   select $1, o.id, o.place::int from unnest($2::int4[]) with ordinality as o(id, place)
   on conflict (poll_id, package_item_option_id) do update set position = excluded.position`,
);

/** Sets the options of a poll; 422 for one that is not offered, or if a picked option would be removed. */
export async function keepOptions(
  pollId: number,
  ids: readonly number[],
  choice: PackageChoice,
  transaction: Transaction,
): Promise<void> {
  const there = new Set(offered(choice).map(({ id }) => id));
  if (ids.some((id) => !there.has(id)))
    throw invalid('poll_options', 'inclusion', 'holds an option that this choice does not have');
  const [picked] = await sql.within(transaction, answered, [pollId, ids]);
  if (picked) throw invalid('poll_options', 'taken', `lacks ${picked.name}, which somebody picked already`);
  await sql.within(transaction, dropped, [pollId, ids]);
  await sql.within(transaction, kept, [pollId, ids]);
}

const combined = prepared(
  'poll-combos-picked',
  { isAsked: 'bool' },
  `select s.combo_of <@ array(select x.package_item_option_id from poll_options x where x.poll_id = $1) as "isAsked"
   from poll_selections s where s.poll_id = $1 and s.combo_of <> '{}'`,
);

/** Requires that every picked combination stays possible; 422 by the setting that would prevent it. */
export async function requireCombosStay(
  poll: OrderPoll,
  haveOptionsChanged: boolean,
  transaction: Transaction,
): Promise<void> {
  const { comboCreationAllowed: areAllowed, limitComboOptions: areLimited } = poll;
  const [isSwitched, isLimited] = [poll.changed('comboCreationAllowed'), poll.changed('limitComboOptions')];
  if (!isSwitched && !isLimited && !haveOptionsChanged) return;
  const picked = await sql.within(transaction, combined, [poll.id]);
  const refuse = (field: string) => invalid(field, 'taken', 'takes a combination away that somebody picked');
  if (!areAllowed && isSwitched && picked.length > 0) throw refuse('combo_creation_allowed');
  if (areAllowed && areLimited && picked.some(({ isAsked }) => !isAsked))
    throw refuse(isLimited ? 'limit_combo_options' : 'poll_options');
}

/** Requires that the options for the rest are offered; 422 by field. */
export function requireExtras(
  extras: readonly { package_item_option_id: number }[],
  choice: PackageChoice,
): void {
  const there = new Set(offered(choice).map(({ id }) => id));
  if (extras.some(({ package_item_option_id: id }) => !there.has(id)))
    throw invalid('extra_selections', 'inclusion', 'holds an option that this choice does not have');
}

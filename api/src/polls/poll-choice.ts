import { comboParts } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { PackageChoice } from '../catalog';
import { sql } from '../database';
import { invalid } from '../errors';
import { mostCombos } from '../orders';
import { prepared } from '../prepared';
import type { PollRow } from './poll.model';

/** Whether people can be asked about a choice: each of them is one of those whose portions add up to the headcount. */
export const isPollable = ({ choiceType, hasChoice, options }: PackageChoice): boolean =>
  choiceType === 'constant_sum' && hasChoice && options.length > 0;

/** The options of a choice that the caterer offers. */
export const offered = ({ options }: PackageChoice) => options.filter(({ comboOf }) => comboOf.length === 0);

const rules = prepared(
  'poll-choice-rules',
  { offered: 'int4[]', polled: 'int4[]', most: 'int4?', combos: 'int4' },
  `select i.maximum_choosable_options as most,
     array(select d.id from package_item_options d
       where d.package_item_id = i.id and d.archived_at is null and d.combo_of = '{}') as offered,
     array(select x.package_item_option_id from poll_options x where x.poll_id = $2) as polled,
     (select count(distinct s.combo_of) from poll_selections s
       where s.poll_id = $2 and s.combo_of <> '{}' and s.combo_of <> $3::int4[])::int as combos
   from package_items i where i.id = $1`,
);

/** What somebody wants of a choice. */
export interface Pick {
  packageItemOptionId: number | null;
  comboOf: number[];
  optedOut: boolean;
}

/** What of a poll says what can be picked. */
export type PollRules = {
  [Name in 'id' | 'packageItemId' | 'comboCreationAllowed' | 'limitComboOptions']: PollRow[Name];
};

/** That what somebody wants can be picked in a poll; 422 by its field. */
export async function requirePickable(poll: PollRules, pick: Pick, transaction: Transaction): Promise<void> {
  const kinds = [pick.packageItemOptionId !== null, pick.comboOf.length > 0, pick.optedOut];
  if (kinds.filter(Boolean).length !== 1)
    throw invalid(
      'package_item_option_id',
      'blank',
      'is needed: an option, a combination, or that nothing is eaten',
    );
  if (pick.optedOut) return;
  const [choice] = await sql.within(transaction, rules, [poll.packageItemId, poll.id, pick.comboOf]);
  if (!choice) throw new Error(`the choice ${poll.packageItemId} of a poll is not there`);
  if (pick.packageItemOptionId !== null) {
    const { packageItemOptionId: id } = pick;
    if (!choice.polled.includes(id) || !choice.offered.includes(id))
      throw invalid('package_item_option_id', 'inclusion', 'is not an option of this poll');
    return;
  }
  const refuse = (code: string, sentence: string) => invalid('combo', code, sentence);
  if (!poll.comboCreationAllowed) throw refuse('not_combinable', 'can not be made in this poll');
  const most = Math.min(comboParts.most, choice.most ?? comboParts.most);
  if (pick.comboOf.length < comboParts.least)
    throw refuse('too_few', `needs ${comboParts.least} options or more`);
  if (pick.comboOf.length > most) throw refuse('too_many', `takes ${most} options at most`);
  const ids = poll.limitComboOptions ? choice.polled : choice.offered;
  if (pick.comboOf.some((id) => !ids.includes(id) || !choice.offered.includes(id)))
    throw refuse('inclusion', 'holds what can not be combined in this poll');
  if (choice.combos >= mostCombos)
    throw refuse('taken', 'can not be one more: please take one that others made');
}

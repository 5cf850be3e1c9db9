import type { PollStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { Chosen } from '../../choices';
import { sql } from '../../database';
import { column, prepared } from '../../prepared';

/** How many portions people picked of an option, or of a combination of options. */
export interface Counted {
  /** Null for a combination. */
  optionId: number | null;
  /** In ascending order; empty for a single option. */
  comboOf: number[];
  qty: number;
}

/** The parts of a poll that an order depends on. */
export interface PollStanding {
  status: PollStatus;
  choiceId: number;
  counts: Counted[];
}

/** SQL for the portions picked in a poll, as a JSON list of `Counted`. */
export const countsJson = (pollId: string): string => `coalesce((
  select json_agg(json_build_object('optionId', c.option_id, 'comboOf', c.combo_of, 'qty', c.qty)
      order by c.option_id, c.combo_of)
  from (select s.package_item_option_id as option_id, s.combo_of, sum(s.qty)::int as qty from poll_selections s
    where s.poll_id = ${pollId} and not s.opted_out group by 1, 2) c), '[]')`;

/** $1 is the order. */
export const pollStanding = prepared(
  'order-poll-standing',
  {
    status: column<PollStatus>('text'),
    choiceId: 'int4',
    counts: column<Counted[]>('json'),
  },
  `select q.status, q.package_item_id as "choiceId", ${countsJson('q.id')} as counts
   from order_polls q where q.order_id = $1 and q.status <> 'deleted'`,
);

const pollOfOrder = prepared(
  'order-has-poll',
  { id: 'int4' },
  `select id from order_polls where order_id = $1 and status <> 'deleted'`,
);
/** Whether an order has a poll, in any status. */
export const hasPoll = async (orderId: number, transaction: Transaction): Promise<boolean> =>
  (await sql.within(transaction, pollOfOrder, [orderId])).length > 0;

type Choices = readonly { options: readonly { id: number; comboOf?: readonly number[] }[] }[];

/** Whether an option combines exactly these parts. */
export const isMadeOf = ({ comboOf = [] }: { comboOf?: readonly number[] }, parts: readonly number[]) =>
  comboOf.length === parts.length && parts.every((id) => comboOf.includes(id));

/** Portions picked in a poll, by option; a combination that does not exist as an option yet is left out. */
export const countedIn = (choices: Choices, poll: Pick<PollStanding, 'counts'> | null): Chosen[] => {
  const options = choices.flatMap((choice) => choice.options);
  return (poll?.counts ?? []).flatMap(({ optionId, comboOf, qty }) => {
    const id = optionId ?? options.find((option) => isMadeOf(option, comboOf))?.id;
    return id === undefined ? [] : [{ optionId: id, qty }];
  });
};

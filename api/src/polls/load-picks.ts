import { sql } from '../database';
import { column, prepared } from '../prepared';

export interface PickedMeal {
  name: string;
  /** The option; for a combination all options with the same parts, of which an order has one. */
  optionIds: number[];
  /** The dish's current name. */
  dish: string;
  /** Portions. */
  qty: number;
  note: string;
}

/** The choice of the poll, and the picked meals; without people who eat nothing. */
export interface Picks {
  choiceId: number;
  picks: PickedMeal[];
}

const picksQuery = prepared(
  'poll-picks',
  { choiceId: 'int4', picks: column<PickedMeal[]>('json') },
  `select q.package_item_id as "choiceId",
     coalesce((select json_agg(json_build_object('name', s.name, 'qty', s.qty, 'note', s.note,
         'optionIds', array(select d.id from package_item_options d
           where d.id = s.package_item_option_id or (d.package_item_id = q.package_item_id and s.combo_of <> '{}'
             and d.combo_of @> s.combo_of and d.combo_of <@ s.combo_of)),
         'dish', (select string_agg(d.name, ' + ' order by d.position, d.id) from package_item_options d
           where d.id = s.package_item_option_id or d.id = any(s.combo_of))) order by s.id)
       from poll_selections s where s.poll_id = q.id and not s.opted_out), '[]') as picks
   from order_polls q where q.order_id = $1 and q.status <> 'deleted'`,
);

/**
 * The picked meals of an order's poll with names; null without a poll. The caller must check that the reader may see
 * the names.
 */
export const loadPicks = async (orderId: number): Promise<Picks | null> =>
  (await sql.first(picksQuery, [orderId])) ?? null;

import { sql } from '../database';
import { column, prepared } from '../prepared';

/** What somebody eats of an order. */
export interface PickedMeal {
  name: string;
  /** The option; of a combination all options that are made of its parts, of which an order holds one. */
  optionIds: number[];
  /** In words, as the menu has it today. */
  dish: string;
  /** Portions. */
  qty: number;
  note: string;
}

/** Of which choice of an order people picked, and what; who eats nothing is not among them. */
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
 * Who picked what in the poll of an order; null without one. They are the names of people: whoever asks knows that their
 * reader may have them.
 */
export const loadPicks = async (orderId: number): Promise<Picks | null> =>
  (await sql.first(picksQuery, [orderId])) ?? null;

import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { column, prepared } from '../../prepared';

/** A person's note to the kitchen on the meal that they picked in the order's poll. */
export interface MealNote {
  name: string;
  dish: string;
  note: string;
}

/** SQL for an order's notes by dish, as JSON; only for the kitchen, because they may be about health. */
export const mealNotesJson = (orderId: string) => `
  coalesce((select json_agg(json_build_object('name', s.name, 'dish', s.dish, 'note', s.note) order by s.dish, s.name, s.id)
    from (select s.id, s.name, s.note, (select string_agg(d.name, ' + ' order by d.position, d.id)
        from package_item_options d where d.id = s.package_item_option_id or d.id = any(s.combo_of)) as dish
      from order_polls q join poll_selections s on s.poll_id = q.id
      where q.order_id = ${orderId} and q.status <> 'deleted' and not s.opted_out and s.note <> '') s), '[]')`;

const notesQuery = prepared(
  'meal-notes',
  { notes: column<MealNote[]>('json') },
  `select ${mealNotesJson('$1')} as notes`,
);

export const mealNotesOf = async (orderId: number, transaction: Transaction): Promise<MealNote[]> =>
  (await sql.within(transaction, notesQuery, [orderId]))[0]?.notes ?? [];

import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';

const notesQuery = prepared(
  'meal-notes',
  { name: 'text', dish: 'text', note: 'text' },
  `select s.name, s.note, (select string_agg(d.name, ' + ' order by d.position, d.id) from package_item_options d
     where d.id = s.package_item_option_id or d.id = any(s.combo_of)) as dish
   from order_polls q join poll_selections s on s.poll_id = q.id
   where q.order_id = $1 and q.status <> 'deleted' and not s.opted_out and s.note <> ''
   order by dish, s.name, s.id`,
);

/** What whoever picked a meal in the poll of an order says of it to the kitchen. */
export interface MealNote {
  name: string;
  dish: string;
  note: string;
}

/** By dish; for the kitchen alone, as they may say what somebody can not eat. */
export const mealNotesOf = (orderId: number, transaction: Transaction | null): Promise<MealNote[]> =>
  sql.within(transaction, notesQuery, [orderId]);

import type { Schemas } from '@copper-carrot/contracts';
import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../../database';
import { historyText, type HistoryKind } from '../history';

interface Row {
  id: number;
  kind: HistoryKind;
  by: string | null;
  acting: string | null;
  at: Date;
}

/** An order's history in sentences, oldest first; while it was a cart, only that it was started. */
export async function presentHistory(
  orderId: number,
  transaction: Transaction | null,
): Promise<Schemas['OrderHistoryEntry'][]> {
  const rows = await database.query<Row>(
    `select h.id, h.kind, h.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by,
            nullif(trim(a.first_name || ' ' || a.last_name), '') as acting
     from order_history h left join users u on u.id = h.user_id left join users a on a.id = h.acting_user_id
     where h.order_id = :orderId and (h.kind <> 'changed'
       or h.at >= (select submitted_at from orders where id = :orderId)) order by h.id`,
    { type: QueryTypes.SELECT, replacements: { orderId }, transaction },
  );
  return rows.map(({ id, kind, by, acting, at }) => ({
    id,
    kind,
    text: historyText(kind),
    by: acting ?? by,
    acting_as: acting === null ? null : by,
    at: at.toISOString(),
  }));
}

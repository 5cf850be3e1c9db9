import { sql } from '../../database';

export interface Booked {
  id: string;
  status: string;
  amount: number;
  received: number;
  refunded: number;
}
interface Books {
  orderId: number;
  booksFrom: number;
}

/** An order's payments as Stripe has them, oldest first, in cents; an expired hold holds nothing. */
export const booksOf = ({ orderId, booksFrom }: Books): Promise<Booked[]> =>
  sql.rows<Booked>(
    `select i.id, case when i.data ->> 'status' = 'requires_capture' and (
         select max((c.data #>> '{payment_method_details,card,capture_before}')::bigint) from local_services.stripe_objects c
         where c.kind = 'charge' and c.payment_intent = i.id) <= extract(epoch from now())
         then 'lapsed' else i.data ->> 'status' end as status, (i.data ->> 'amount')::int as amount,
       (i.data ->> 'amount_received')::int as received,
       coalesce((select sum((r.data ->> 'amount')::int) from local_services.stripe_objects r
         where r.kind = 'refund' and r.payment_intent = i.id and r.data ->> 'status' = 'succeeded'), 0)::int as refunded
     from local_services.stripe_objects i
     where i.seq > $2 and i.kind = 'payment_intent' and i.data -> 'metadata' ->> 'order_id' = $1::text
     order by i.seq`,
    [String(orderId), booksFrom],
  );

/** Stripe's events about them, oldest first, as it sends them. */
export async function eventsOf({ booksFrom }: Books): Promise<string[]> {
  const events = await sql.rows<{ data: object }>(
    `select data from local_services.stripe_objects where seq > $1 and kind = 'event' order by seq`,
    [booksFrom],
  );
  return events.map(({ data }) => JSON.stringify(data));
}

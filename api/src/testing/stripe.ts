import { sql } from '../database';

/** How the Stripe stand-in answers from now on, such as `{ behaviour: 'dropped', times: 1 }`; `normal` ends it. */
export async function stripeBehaves(behaviour: {
  behaviour:
    | ('normal' | 'slow' | 'dead' | 'late' | 'dropped')
    | ('500 after success' | '500 without success' | '409 in use' | '429');
  milliseconds?: number;
  times?: number;
  method?: string;
  path?: string;
}): Promise<void> {
  const answer = await fetch(`${process.env.LOCAL_SERVICES_URL}/local/stripe/behaviour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

export interface StripeIntent {
  id: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  status: string;
  metadata: { order_id?: string };
}

/** The payment intents that the Stripe stand-in holds for an order. */
export async function intentsOf(orderId: number): Promise<StripeIntent[]> {
  const answer = await fetch(`${process.env.LOCAL_SERVICES_URL}/local/stripe/payment_intents.json`);
  const { records } = (await answer.json()) as { records: StripeIntent[] };
  return records.filter(({ metadata }) => metadata.order_id === String(orderId));
}

/** What the bank's page says of a payment that waits for it. */
export async function bankSays(outcome: 'succeeded' | 'failed', clientSecret: string): Promise<void> {
  const [intentId = ''] = clientSecret.split('_secret_');
  const answer = await fetch(`${process.env.LOCAL_SERVICES_URL}/local/stripe/authenticate/${intentId}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, outcome }),
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(await answer.text());
}

/**
 * The bank sends the last refund of an order back, after it has succeeded or not, so that its money is to be sent again;
 * answers the event that Stripe has to tell of it, or null where none is left that could come back.
 */
export async function bankSendsBack(orderId: number): Promise<string | null> {
  const told = await sql.first<{ data: object }>(
    `with failed as (
       update local_services.stripe_objects
       set data = data || '{"status": "failed", "failure_reason": "lost_or_stolen_card"}'
       where seq = (
         select max(r.seq) from local_services.stripe_objects r
           join local_services.stripe_objects i on i.id = r.payment_intent
         where r.kind = 'refund' and r.data ->> 'status' in ('pending', 'succeeded')
           and i.data -> 'metadata' ->> 'order_id' = $1::text)
       returning data),
     charged as (
       update local_services.stripe_objects c
       set data = c.data || jsonb_build_object('refunded', false,
         'amount_refunded', (c.data ->> 'amount_refunded')::int - (failed.data ->> 'amount')::int)
       from failed where c.id = failed.data ->> 'charge')
     insert into local_services.stripe_objects (data)
     select e.data || jsonb_build_object('id', e.data ->> 'id' || '_failed', 'type', 'refund.failed',
       'data', jsonb_build_object('object', failed.data))
     from failed join local_services.stripe_objects e on e.kind = 'event'
       and e.data ->> 'type' = 'refund.created' and e.data #>> '{data,object,id}' = failed.data ->> 'id'
     returning data`,
    [String(orderId)],
  );
  return told ? JSON.stringify(told.data) : null;
}

/** How the Stripe stand-in answers from now on, such as `{ behaviour: 'dropped', times: 1 }`; `normal` ends it. */
export async function stripeBehaves(behaviour: {
  behaviour: 'normal' | 'slow' | 'dead' | 'late' | '500 after success' | 'dropped' | '409 in use' | '429';
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

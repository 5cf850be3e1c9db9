export interface SentMail {
  id: string;
  subject: string;
  recipients: string[];
  text: string | null;
}

export interface PaymentIntent {
  id: string;
  status: string;
  /** Cents. */
  amount: number;
  amount_captured: number;
  metadata: Record<string, string>;
}

const siteOrigin = process.env.BASE_URL ?? 'http://localhost:3000';

async function read<Row>(path: string): Promise<Row[]> {
  const answer = await fetch(new URL(path, siteOrigin));
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const { records } = (await answer.json()) as { records: Row[] };
  return records;
}

/** The mails to a person, newest first. */
export const sentTo = (to: string) =>
  read<SentMail>(`/local/outbox.json?to=${encodeURIComponent(to)}&limit=1000`);

/** The mails to a person about one order, by subject. */
export async function mailsAbout(orderId: number, to: string): Promise<SentMail[]> {
  const mails = await sentTo(to);
  return mails.filter(({ subject }) => new RegExp(`#${orderId}\\b`).test(subject));
}

/** All payment intents of an order. */
export async function paymentsOf(orderId: number): Promise<PaymentIntent[]> {
  const intents = await read<PaymentIntent>('/local/stripe/payment_intents.json');
  return intents.filter(({ metadata }) => metadata.order_id === String(orderId));
}

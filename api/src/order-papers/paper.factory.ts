import { orderOf, placed } from '../orders/changes/change.factory';
import type { Cart, Caterer } from '../orders/order.factory';
import { runPendingJobs, timeComesFor, type TestClient } from '../testing';
import { textOfPdf } from './pdf-text.factory';

/** A paper that somebody takes away, and what it says. */
export async function readPaper(by: TestClient, path: string): Promise<{ lines: string[]; bytes: Buffer }> {
  const answer = await by
    .get(path)
    .buffer(true)
    .parse(intoBytes)
    .expect(200)
    .expect('content-type', 'application/pdf');
  const bytes = answer.body as Buffer;
  return { lines: textOfPdf(bytes), bytes };
}

function intoBytes(response: NodeJS.EventEmitter, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
}

export const paperOf = ({ orderId }: Pick<Cart, 'orderId'>, what: string) =>
  `/cpi/v1/orderer/orders/${orderId}/${what}`;

/** An order whose food was there, and whose card was charged. */
export async function delivered(caterer: Caterer): Promise<Cart> {
  const cart = await placed(caterer);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  return { ...cart, order: await orderOf(cart) };
}

export const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount).replace('-', '−');

/** What follows a word on a paper: the amounts are written before their labels. */
export const amountOf = (lines: string[], label: string | RegExp) =>
  lines[lines.findIndex((line) => (typeof label === 'string' ? line === label : label.test(line))) - 1];

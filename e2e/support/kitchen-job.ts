import type { List, Schemas } from '@copper-carrot/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryAddress, headcount, type Offer } from './offers';
import { type Person, Refused } from './person';

/** The main job as API calls: what one person and one caterer did for one order. */
export interface KitchenJob {
  orderer: Person;
  caterer: Person;
  offer: Offer;
  /** The carts so far; a person whose press was lost presses again. */
  carts: number[];
  cardId?: number;
  chosen?: { option_id: number; qty: number }[];
  submitKey: string;
  /** What happened, for failure messages. */
  story: string[];
}

export const newJob = (orderer: Person, caterer: Person, offer: Offer): KitchenJob => ({
  orderer,
  caterer,
  offer,
  carts: [],
  submitKey: randomUUID(),
  story: [],
});

/** The cart that the person continues with. */
export function orderOf({ carts }: KitchenJob): number {
  const last = carts.at(-1);
  if (last === undefined) throw new Error('No cart was begun yet.');
  return last;
}

const base = '/cpi/v1/orderer';
const event = ({ offer }: KitchenJob) => ({
  headcount,
  start_date: offer.date,
  start_time: offer.time,
  pickup: false,
});

/** The steps in order; each can be repeated if its outcome is unknown. */
export const steps: Record<string, (job: KitchenJob) => Promise<unknown>> = {
  'sign in': ({ orderer }) => orderer.signIn(),
  search: ({ orderer, offer }) =>
    orderer.call(
      'GET',
      `/cpi/v1/public/packages/search?place_id=1&headcount=${headcount}&start_date=${offer.date}`,
    ),
  preview: (job) =>
    job.orderer.call('POST', `${base}/packages/${job.offer.pack.id}/order/preview`, {
      body: { formatted_address: deliveryAddress, order: event(job) },
    }),
  'start the order': async (job) => {
    const { id } = await job.orderer.call<{ id: number }>(
      'POST',
      `${base}/packages/${job.offer.pack.id}/order`,
      {
        body: { formatted_address: deliveryAddress, order: event(job) },
      },
    );
    job.carts.push(id);
  },
  'give the address': (job) =>
    patch(job, {
      formatted_address: deliveryAddress,
      company_name: 'Northwind Labs',
      contact_name: 'Front desk',
      contact_phone: '212-555-0142',
    }),
  'add a card': async (job) => {
    const card = await job.orderer.call<Schemas['CreditCard']>(
      'POST',
      `${base}/orders/${orderOf(job)}/credit_cards`,
      {
        body: { credit_card: { stripe_token: 'pm_card_mastercard', nickname: '', team_id: null } },
      },
    );
    job.cardId = card.id;
  },
  'choose the card': (job) => patch(job, { credit_card_id: job.cardId }),
  'choose the food': async (job) => {
    const { chosen_options } = await readOrder(job);
    const same = ({ option_id, qty }: Schemas['ChosenOption']) => ({ option_id, qty });
    await patch(job, { chosen_options: chosen_options.map(same) });
  },
  submit: (job) =>
    job.orderer.call<Schemas['SubmittedOrder']>('POST', `${base}/orders/${orderOf(job)}/submit`, {
      body: {},
      headers: { 'Idempotency-Key': job.submitKey },
    }),
  'the caterer signs in': ({ caterer }) => caterer.signIn(),
  'the caterer accepts': (job) =>
    job.caterer.call('POST', `/cpi/v1/caterer/orders/${orderOf(job)}/accept`, { body: {} }),
};

/** Repeats a step until it succeeds, as a person does after an error; each page load has a new key. */
export async function persist(job: KitchenJob, step: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await steps[step]?.(job);
      return;
    } catch (error) {
      if (error instanceof Refused && error.code.includes('order_already_submitted')) return;
      const worthAnother = !(error instanceof Refused) || error.status >= 500;
      if (!worthAnother || tries === 6) throw error;
      if (tries > 1) job.submitKey = randomUUID();
      await sleep(300 * tries);
    }
  }
}

export const readOrder = (job: KitchenJob): Promise<Schemas['Order']> =>
  job.orderer.call('GET', `${base}/orders/${orderOf(job)}`);

/** The ids of the person's submitted orders. */
export async function submittedOrders(person: Person): Promise<number[]> {
  const { records } = await person.call<List<{ id: number; status: string }>>(
    'GET',
    `${base}/orders?limit=200`,
  );
  return records.filter(({ status }) => status !== 'in_cart').map(({ id }) => id);
}

const patch = (job: KitchenJob, order: object) =>
  job.orderer.call<Schemas['Order']>('PATCH', `${base}/orders/${orderOf(job)}`, { body: { order } });

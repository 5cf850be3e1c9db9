import type { Schemas } from '@copper-carrot/contracts';
import { useLocalServices } from '../../testing';
import { sql } from '../../database';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';
let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** A new order of the same person, as it stands right after it was started. */
async function startAgain({ orderer }: Cart) {
  const { body: created } = (await orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      order: { headcount: 20, start_date: inDays(4), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  const { body } = (await orderer.get(`${base}/orders/${created.id}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return body;
}
const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);

test('a second order has the contact and the card of the last one that was submitted', async () => {
  const cart = await makeReadyCart(caterer);
  const before = await startAgain(cart);
  expect([before.address.contact_phone, before.credit_card_id]).toEqual([null, null]);
  await submit(cart);
  const { address, credit_card_id } = await startAgain(cart);
  expect(address).toMatchObject({ contact_name: 'Pat', contact_phone: '(555) 555-0100' });
  expect(credit_card_id).toBe(cart.order.credit_card_id);
});

test('a card that was put away, or that its owner may not use any more, is not brought back', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  await sql.rows('update credit_cards set archived_at = now() where id = $1', [cart.order.credit_card_id]);
  const again = await startAgain(cart);
  expect(again.address.contact_phone).toBe('(555) 555-0100');
  expect(again.credit_card_id).toBeNull();
});

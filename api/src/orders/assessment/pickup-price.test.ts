import type { Schemas } from '@copper-carrot/contracts';
import { makeKitchen, nashville } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';

test('what is picked up is charged by the rates and the tax of the place of its kitchen, from preview to submit', async () => {
  // The brand's first kitchen and the event's address are both in New York.
  const caterer = await makeCaterer();
  const kitchen = await makeKitchen(caterer.brand.id, { ...nashville, name: 'Nashville kitchen' });
  await sql.rows(
    `insert into fee_rates (kind, place_id, rate_ppm, effective) values ('service', 10, 100000, '[2020-01-01,)')`,
  );
  const cart = await makeReadyCart(caterer);
  const wish = {
    formatted_address: '350 5th Ave, New York, NY 10001',
    order: {
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
      pickup: true,
      pickup_kitchen_id: kitchen.id,
    },
  };
  // Food 300, of which 10% service and 8% tip; 2.9% of that sum as card fee; 9.75% tax on all but the tip.
  const charged = {
    customer_price: 397.45,
    lines: [
      { code: 'food', amount: 300 },
      { code: 'service_fee', amount: 30 },
      { code: 'processing_fee', amount: 10.27 },
      { code: 'tax', label: 'Nashville sales tax', amount: 33.18 },
      { code: 'tip', amount: 24 },
    ],
  };

  const { body: seen } = (await cart.orderer
    .post(`${base}/packages/${caterer.pack.slug}/order/preview`)
    .send(wish)
    .expect(200)) as { body: Schemas['OrderPreview'] };
  expect(seen.error).toBeNull();
  expect(seen.order?.pricing).toMatchObject(charged);

  const { body: started } = (await cart.orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send(wish)
    .expect(201)) as { body: { id: number } };
  const at = `${base}/orders/${started.id}`;
  const read = async () =>
    ((await cart.orderer.get(at).expect(200)) as { body: Schemas['Order'] }).body.pricing;
  expect(await read()).toMatchObject(charged);

  await cart.orderer
    .patch(at)
    .send({ order: { credit_card_id: cart.order.credit_card_id } })
    .expect(200);
  expect(await read()).toMatchObject(charged);

  const { body: submitted } = (await cart.orderer.post(`${at}/submit`).send({}).expect(200)) as {
    body: Schemas['SubmittedOrder'];
  };
  expect(submitted.pricing.customer_price).toBe(charged.customer_price);
  expect(await read()).toMatchObject(charged);
});

import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { makeMember, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCaterer, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';
const event = {
  formatted_address: '350 5th Ave, New York, NY 10001',
  headcount: 20,
  start_date: inDays(3),
  start_time: '12:00',
};

/** A package's choices as a page has read them; afterwards the caterer removes one main. */
async function readThenChanged(caterer: Caterer) {
  const { user } = await makeMember('orderer');
  const orderer = await signedIn(user);
  const { id } = caterer.pack;
  const { body: pack } = (await orderer.get(`/cpi/v1/public/packages/${id}`).expect(200)) as {
    body: Schemas['Package'];
  };
  const mains = pack.choices.find(({ choice_type }) => choice_type === 'constant_sum');
  const others = pack.choices.filter(({ choice_type }) => choice_type === 'presentation');
  const [gone, stays] = mains?.options ?? [];
  if (!gone || !stays) throw new Error('There are no two mains.');
  const chosen_options = [
    { option_id: gone.id, qty: 15 },
    { option_id: stays.id, qty: 5 },
    ...others.flatMap(({ options: [first] }) => (first ? [{ option_id: first.id, qty: 1 }] : [])),
  ];
  await sql.rows('update package_item_options set archived_at = now() where id = $1', [gone.id]);
  await sql.rows('update packages set choice_version = choice_version + 1 where id = $1', [id]);
  const { headcount, start_date, start_time } = event;
  return {
    stays,
    preview: async () =>
      (
        (await orderer
          .post(`${base}/packages/${id}/order/preview`)
          .send({ ...event, order: { chosen_options } })
          .expect(200)) as { body: Schemas['OrderPreview'] }
      ).body,
    start: () =>
      orderer.post(`${base}/packages/${id}/order`).send({
        formatted_address: event.formatted_address,
        order: { headcount, start_date, start_time, chosen_options },
      }),
  };
}

test('[OERR-13] a preview of choices from a menu that has changed since says so, and what of them there still is', async () => {
  const { preview, stays } = await readThenChanged(await makeCaterer());
  const { order, error } = await preview();
  expect(error?.code).toBe(errorCodes.submit.choiceVersionMismatch);
  expect(error?.fields).toEqual({});
  expect(order?.chosen_options).toContainEqual(expect.objectContaining({ option_id: stays.id, qty: 20 }));
  expect(order?.pricing.customer_price).toBeGreaterThan(0);
});

test('[OERR-13] what else stands against it is said first', async () => {
  const caterer = await makeCaterer({ leadTimeHours: 96 });
  const { error } = await (await readThenChanged(caterer)).preview();
  expect(error?.code).toContain(errorCodes.parts.catererUnavailable);
});

test('an order of them is not started: nobody eats what they did not choose', async () => {
  const caterer = await makeCaterer();
  const { start } = await readThenChanged(caterer);
  const { body } = (await start().expect(409)) as { body: Schemas['Error'] };
  expect(body).toMatchObject({
    code: errorCodes.submit.choiceVersionMismatch,
    message: 'The caterer changed this menu. Please make your choices again.',
  });
  expect(await sql.rows('select id from orders where package_id = $1', [caterer.pack.id])).toEqual([]);
});

test('what was never on this menu is a fault of what was sent, by its number', async () => {
  const [caterer, other] = [await makeCaterer(), await makeCaterer()];
  const { user } = await makeMember('orderer');
  const orderer = await signedIn(user);
  const [strange] = await sql.rows<{ id: number }>(
    `select o.id from package_item_options o join package_items i on i.id = o.package_item_id where i.package_id = $1 limit 1`,
    [other.pack.id],
  );
  const { body } = (await orderer
    .post(`${base}/packages/${caterer.pack.id}/order`)
    .send({ order: { headcount: 20, chosen_options: [{ option_id: strange?.id, qty: 20 }] } })
    .expect(422)) as { body: Schemas['Error'] };
  expect(body.field_errors.chosen_options?.[0]).toBe(
    `holds option ${strange?.id}, which this package does not have`,
  );
});

test('a headcount that is not sold is one fault: no sum can be made of it', async () => {
  const caterer = await makeCaterer({ incrementBy: 5 });
  const { user } = await makeMember('orderer');
  const orderer = await signedIn(user);
  const { body } = (await orderer
    .post(`${base}/packages/${caterer.pack.id}/order`)
    .send({ order: { headcount: 17 } })
    .expect(422)) as { body: Schemas['Error'] };
  expect(body.field_errors).toEqual({
    headcount: ['goes in steps of 5; the next possible headcount is 20'],
  });
});

import type { Schemas } from '@copper-carrot/contracts';
import { Address } from '../addresses';
import { join, makeOffice, path as orderPath, place, setting, useOffices } from '../guards/office.factory';
import { client, makeUser, signedIn, type TestClient } from '../testing';

useOffices();

const path = '/cpi/v1/orderer/order_preferences';
const prefer = (person: TestClient, order_preferences: object) =>
  person.patch(path).send({ order_preferences });
const orderOf = async (person: TestClient, id: number) =>
  ((await person.get(orderPath(id)).expect(200)) as { body: Schemas['Order'] }).body;

test('[CUST-08] what somebody prefers is theirs to read and change, key by key', async () => {
  const person = await signedIn(await makeUser());
  const nothing = {
    ...{ contact_name: null, contact_phone: null, delivery_instructions: null },
    ...{ tip_percent: null, cutlery: true, dietary_profile: [] },
  };
  expect((await person.get(path).expect(200)).body).toEqual(nothing);
  await prefer(person, { contact_name: 'Front desk', dietary_profile: ['vegan'] }).expect(200);
  await prefer(person, { tip_percent: 12 }).expect(200);
  expect((await person.get(path)).body).toEqual({
    ...nothing,
    ...{ contact_name: 'Front desk', tip_percent: 12, dietary_profile: ['vegan'] },
  });
  await prefer(person, { contact_name: null, tip_percent: null, dietary_profile: [] }).expect(200);
  expect((await person.get(path)).body).toEqual(nothing);
  for (const [field, value] of [
    ['contact_phone', '12'],
    ['tip_percent', 51],
    ['dietary_profile', ['meat']],
  ] as const) {
    const { body } = (await prefer(person, { [field]: value }).expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)[0]).toContain(field);
  }
  await client().get(path).expect(401);
});

test('[CUST-08] a new order takes them and says so, until somebody changes it', async () => {
  const office = await makeOffice();
  const { user, person } = await join(office, 'orderer');
  await prefer(person, {
    ...{ contact_name: 'Front desk', contact_phone: '(212) 555-0142', delivery_instructions: 'Ring twice.' },
    ...{ tip_percent: 20, cutlery: false },
  }).expect(200);
  const { body: begun } = (await person
    .post(`/cpi/v1/orderer/packages/${setting.caterer.pack.slug}/order`)
    .send({ formatted_address: '350 5th Ave, New York, NY 10001', order: { headcount: 20 } })
    .expect(201)) as { body: { id: number } };
  const { id } = begun;
  const order = await orderOf(person, id);
  expect(order.from_preferences).toEqual(['contact_name', 'contact_phone', 'tip', 'delivery_instructions']);
  expect(order.address).toMatchObject({
    ...{ contact_name: 'Front desk', contact_phone: '(212) 555-0142' },
    delivery_instructions: 'Ring twice. Please bring no cutlery.',
  });
  expect(order.pricing.tip).toBeCloseTo(order.pricing.order_items_price * 0.2, 2);
  const change = (changes: object) =>
    person.patch(orderPath(id)).send({ order: changes, should_redistribute: true }).expect(200);
  await change({ headcount: 30 });
  const larger = await orderOf(person, id);
  expect(larger.pricing.tip).toBeCloseTo(larger.pricing.order_items_price * 0.2, 2);
  const { id: addressId } = await Address.create({
    ...place,
    userId: user.id,
    deliveryInstructions: 'Side door.',
  });
  await change({ contact_name: 'Robin', tip: 5, address_id: addressId });
  const changed = await orderOf(person, id);
  expect(changed.from_preferences).toEqual(['contact_phone']);
  expect(changed.pricing.tip).toBe(5);
  expect(changed.address).toMatchObject({
    ...{ contact_name: 'Robin', contact_phone: '(212) 555-0142' },
    delivery_instructions: 'Side door. Please bring no cutlery.',
  });
});

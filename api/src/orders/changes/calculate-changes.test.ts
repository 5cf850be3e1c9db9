import { formatOrderDate, type Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { signedIn, useLocalServices } from '../../testing';
import { presentPerPerson } from '../assessment/price-terms';
import { inDays, makeCart, makeCaterer, type Caterer } from '../order.factory';
import {
  answer,
  answerChanges,
  asCook,
  calculate,
  calculated,
  modified,
  orderOf,
  placed,
  seenOf,
  startsIn,
} from './change.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const codes = ({ errors }: Schemas['CalculatedChanges']) => errors.map(({ code }) => code);

test('[API-019] shows what a headcount would make of an order, old beside new, and stores nothing', async () => {
  const cart = await placed(caterer);
  const shown = await calculated(cart, { headcount: 30 });
  expect(shown.before).toMatchObject({ headcount: 20, customer_price: cart.order.pricing.customer_price });
  expect(shown.after.headcount).toBe(30);
  expect(shown.chosen_options.map(({ name, qty }) => [name, qty])).toEqual([
    ['Buffet', 1],
    ['Carnitas', 15],
    ['Mushroom', 15],
  ]);
  expect(shown.difference).toBeCloseTo(shown.after.customer_price - shown.before.customer_price, 2);
  expect(shown.difference).toBeGreaterThan(150);
  expect(shown.changes[0]).toEqual({ field: 'headcount', label: 'People', before: '20', after: '30' });
  expect(shown).toMatchObject({ valid: true, errors: [], needs_approval: true, dropped_options: [] });
  expect(await orderOf(cart)).toEqual(cart.order);
});

test('says what each person costs, before and after, as the order does then', async () => {
  const cart = await placed(caterer, { accepted: false });
  const shown = await calculated(cart, { headcount: 31 });
  expect(shown.before.price_per_person).toBe(cart.order.pricing.price_per_person);
  await modified(cart, { headcount: 31 });
  const { pricing } = await orderOf(cart);
  expect(shown.after.customer_price).toBe(pricing.customer_price);
  expect(shown.after.price_per_person).toBe(pricing.price_per_person);
  // As a float in dollars it would be slightly less than half a cent, and round down.
  expect(presentPerPerson(6460, 8)).toBe(8.08);
});

test('says the door of another saved address, which the order has as soon as that is sent', async () => {
  const cart = await placed(caterer, { accepted: false });
  const door = { company_name: 'Contoso', suite: 'Stairs B', delivery_instructions: 'Ring twice.' };
  const saved = await sql.first<{ id: number }>(
    `insert into addresses (user_id, company_name, suite, delivery_instructions, formatted_address, google_place_id, city,
       state, zip, latitude, longitude, time_zone, place_id)
     select user_id, $2, $3, $4, formatted_address, google_place_id, 'New York', 'NY', '10001', latitude, longitude,
       time_zone, place_id
     from orders where id = $1 returning id`,
    [cart.orderId, ...Object.values(door)],
  );
  const { changes } = await calculated(cart, { address_id: saved?.id });
  const said = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  expect(said).toMatchObject(door);
  await modified(cart, { address_id: saved?.id });
  expect((await orderOf(cart)).address).toMatchObject(door);
});

test('says another day and hour as the order’s page says them', async () => {
  const cart = await placed(caterer);
  const { changes } = await calculated(cart, { start_date: inDays(5), start_time: '18:30' });
  const { start_date: before } = cart.order;
  expect(changes.slice(0, 2)).toEqual([
    {
      ...{ field: 'start_date', label: 'Date' },
      before: formatOrderDate(before ?? ''),
      after: expect.stringMatching(/^\w{3} \d\d\/\d\d\/\d{4}$/) as string,
    },
    { field: 'start_time', label: 'Time', before: '12:00 pm', after: '6:30 pm' },
  ]);
});

test('a few people more or fewer need nobody’s approval, nor does an order that nobody has accepted', async () => {
  const cart = await placed(caterer);
  const needs = async (headcount: number) => (await calculated(cart, { headcount })).needs_approval;
  expect([await needs(17), await needs(23), await needs(16), await needs(24)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const pending = await placed(caterer, { accepted: false });
  expect((await calculated(pending, { headcount: 60 })).needs_approval).toBe(false);
});

test('many more people need approval where no portions move with them, too', async () => {
  const own = await makeCaterer();
  await sql.rows(
    `update package_items set archived_at = now() where package_id = $1 and choice_type = 'constant_sum'`,
    [own.pack.id],
  );
  const cart = await placed(own);
  const needs = async (headcount: number) => (await calculated(cart, { headcount })).needs_approval;
  expect([await needs(23), await needs(24)]).toEqual([false, true]);
});

test('another menu, other rates and other fees of the caterer change nothing of an order that stands', async () => {
  const own = await makeCaterer();
  const cart = await placed(own);
  const before = await calculated(cart, { headcount: 30 });
  await sql.rows(
    `update packages set price_cents = price_cents * 3, choice_version = choice_version + 1 where id = $1`,
    [own.pack.id],
  );
  await sql.rows(
    `update delivery_areas set fee_cents = fee_cents + 5000, minimum_cents = 900000 where kitchen_id = $1`,
    [own.kitchen.id],
  );
  await sql.rows(
    `update package_item_options set price_cents = 4000, name = 'Renamed' where package_item_id in
       (select id from package_items where package_id = $1)`,
    [own.pack.id],
  );
  await sql.rows('update fee_rates set rate_ppm = rate_ppm + 20000');
  const after = await calculated(cart, { headcount: 30 });
  await sql.rows('update fee_rates set rate_ppm = rate_ppm - 20000');
  expect(after).toEqual(before);
  const items = (await cart.orderer
    .get(`/cpi/v1/orderer/orders/${cart.orderId}/package/items`)
    .expect(200)) as { body: { records: Schemas['Choice'][] } };
  expect(items.body.records.flatMap(({ options }) => options.map(({ name }) => name))).toContain('Carnitas');
});

test('a dish that nobody would get any more is named', async () => {
  const own = await makeCaterer({ minimumHeadcount: 2 });
  await makeChoice(own.pack.id, { choiceType: 'constant_sum', properChoiceSubject: 'drink' }, [
    { name: 'Horchata' },
    { name: 'Agua fresca' },
    { name: 'Soda' },
  ]);
  const cart = await placed(own, { headcount: 21 });
  const { dropped_options: dropped } = await calculated(cart, { headcount: 2 });
  expect(dropped.map(({ name }) => name)).toEqual(['Soda']);
});

test.each([
  ['a headcount past the most', { headcount: 1000 }, 'record_invalid', 'headcount'],
  [
    'quantities that miss the headcount',
    { headcount: 30, chosen_options: [] },
    'submit_order-mismatched_headcount',
    'chosen_options',
  ],
  ['a date that is over', { start_date: '2020-01-01' }, 'submit_order-date_in_past', 'start_date'],
  [
    'an address that nobody brings to',
    { formatted_address: '600 Congress Ave, Austin, TX 78701' },
    'packages-address_undeliverable',
    'kitchen_delivery_area',
  ],
  ['no headcount', { headcount: null }, 'submit_order-record_invalid', 'headcount'],
  ['another organization', { team_id: null }, 'record_invalid', 'team_id'],
])('says what stands against %s as a submit would', async (_what, changes, code, field) => {
  const shown = await calculated(await placed(caterer), changes);
  expect(shown.valid).toBe(false);
  expect(codes(shown).join()).toContain(code);
  expect(shown.errors.flatMap(({ fields }) => Object.keys(fields))).toContain(field);
});

test('once its notice has passed it is too late for what is cooked, not for its date, and never for the tip', async () => {
  const cart = await placed(await makeCaterer({ leadTimeHours: 72 }), { days: 8 });
  await sql.rows(`update orders set start_date = $2, start_at = start_at - interval '6 days' where id = $1`, [
    cart.orderId,
    inDays(2),
  ]);
  const late = await calculated(cart, { headcount: 30 });
  expect(late.errors).toMatchObject([
    {
      code: 'modify_order-too_late',
      fields: {},
      message: expect.stringMatching(
        /^It is too late to change what is cooked and where it goes: the restaurant had to know by \w+, \w+ \d+ at /,
      ) as unknown,
    },
  ]);
  for (const change of [{ tip: 40 }, { delivery_instructions: 'Ring twice.' }, { start_date: inDays(9) }])
    expect(codes(await calculated(cart, change))).toEqual([]);
});

test('says that it is too late for a day whose cutoff is over, as a submit would', async () => {
  const shown = await calculated(await placed(await makeCaterer({ leadTimeHours: 72 }), { days: 8 }), {
    start_date: inDays(2),
  });
  expect(shown.errors).toMatchObject([
    { code: 'submit_order-caterer_unavailable', fields: { start_time: ['too_late'] } },
  ]);
});

test('a kitchen that is full takes no more people, and its own share does not count against an order', async () => {
  const own = await makeCaterer();
  await sql.rows('update kitchen_capacities set max_headcount = 30 where kitchen_id = $1', [own.kitchen.id]);
  const cart = await placed(own);
  expect((await calculated(cart, { headcount: 30 })).valid).toBe(true);
  const full = await calculated(cart, { headcount: 31 });
  expect(codes(full)).toEqual(['submit_order-caterer_unavailable']);
});

test('an order of a kitchen that takes fewer since is made smaller, and waits for none to have it approved', async () => {
  const own = await makeCaterer();
  const cart = await placed(own);
  const cook = await asCook(own);
  await sql.rows('update kitchen_capacities set max_headcount = 15 where kitchen_id = $1', [own.kitchen.id]);
  expect(codes(await calculated(cart, { headcount: 21 }))).toEqual(['submit_order-caterer_unavailable']);
  expect(await modified(cart, { headcount: 18 })).toMatchObject({ status: 'applied' });
  expect(await modified(cart, { headcount: 12 })).toMatchObject({ status: 'requested' });
  await sql.rows('update kitchen_capacities set max_headcount = 10 where kitchen_id = $1', [own.kitchen.id]);
  expect(await answerChanges(cook, cart, 'approve')).toEqual({ status: 200, code: null });
  expect((await orderOf(cart)).headcount).toBe(12);
});

test('who approves more than their kitchen has room for by then is told so, and the changes wait on', async () => {
  const own = await makeCaterer();
  const cart = await placed(own);
  await modified(cart, { headcount: 40 });
  await sql.rows('update kitchen_capacities set max_headcount = 30 where kitchen_id = $1', [own.kitchen.id]);
  const answered = await (
    await asCook(own)
  )
    .post(answer(cart, 'approve_changes'))
    .send(await seenOf(cart.orderId));
  expect([answered.status, answered.body]).toMatchObject([
    422,
    {
      code: 'submit_order-caterer_unavailable',
      message:
        'Your kitchen has no room for these changes at that time. Please make room for them, or decline them.',
    },
  ]);
  expect(await orderOf(cart)).toMatchObject({ headcount: 20, change_request: { status: 'requested' } });
});

test('the food may not fall below what the delivery area asks', async () => {
  const own = await makeCaterer();
  await sql.rows('update delivery_areas set minimum_cents = 25000 where kitchen_id = $1', [own.kitchen.id]);
  const cart = await placed(own);
  expect((await calculated(cart, { headcount: 17 })).valid).toBe(true);
  expect(codes(await calculated(cart, { headcount: 16 }))).toEqual([
    'submit_order-delivery_minimum_not_satisfied',
  ]);
});

test('[OERR-14] an order in the past says so, and one that has ended', async () => {
  const past = await placed(caterer);
  await startsIn(past.orderId, -1);
  expect(codes(await calculated(past, { headcount: 30 }))).toEqual(['modify_order-order_in_past']);
  const declined = await placed(caterer, { accepted: false });
  const cook = await signedIn(caterer.cook);
  await cook
    .post(`/cpi/v1/caterer/orders/${declined.orderId}/decline`)
    .send({ reason: 'No gas.' })
    .expect(200);
  expect(codes(await calculated(declined, { headcount: 30 }))).toEqual(['modify_order-order_ended']);
});

test('[CHK-13] the phone that a driver calls may be another one, but neither none nor one that nobody can dial', async () => {
  const cart = await placed(caterer);
  const shown = await calculated(cart, { contact_phone: null });
  expect(shown.errors).toMatchObject([
    { code: 'submit_order-record_invalid', fields: { contact_phone: ['blank'] } },
  ]);
  const undialed = await calculated(cart, { contact_phone: '1' });
  expect(undialed.errors).toMatchObject([{ code: 'record_invalid', fields: { contact_phone: ['invalid'] } }]);
  const another = await calculated(cart, { contact_phone: '+15555550199' });
  expect(another.valid).toBe(true);
  expect(another.changes).toEqual([
    { field: 'contact_phone', label: 'Contact’s phone', before: '(555) 555-0100', after: '(555) 555-0199' },
  ]);
});

test('a cart is not modified, a stranger finds nothing, a colleague may not', async () => {
  const cart = await makeCart(caterer);
  const { body } = (await calculate(cart, { headcount: 30 }).expect(409)) as { body: Schemas['Error'] };
  expect(body.code).toBe('modify_order-order_not_submitted');
  const order = await placed(caterer);
  const stranger = await signedIn((await makeCaterer()).cook);
  await calculate({ ...order, orderer: stranger }, { headcount: 30 }).expect(404);
  await order.orderer
    .patch(`/cpi/v1/orderer/orders/${order.orderId}/calculate_changes`)
    .send({ order: { headcount: 30 }, ignore_checks: { availability: true } })
    .expect(403);
});

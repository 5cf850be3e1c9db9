import { makeKitchen } from '../catalog/catalog.factory';
import { sql } from '../database';
import { deliverEvents } from '../events/wake';
import { renderTemplate } from '../mail/define-mail';
import { answerChanges, asSiteAdmin, modified, modify, orderOf } from '../orders/changes/change.factory';
import { addFor, apply, base, polledCart, usePolls } from '../polls/poll.factory';
import { addJob, mailTo, makeUser, runPendingJobs, signedIn } from '../testing';

const setting = usePolls();
jest.setTimeout(60_000);

/** An accepted order with two who eat and said an address, and one who eats nothing. */
async function eaten({ pickup = false } = {}) {
  const cart = await polledCart();
  if (pickup)
    await cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: { pickup } }).expect(200);
  const [first, second, fasts] = [await makeUser(), await makeUser(), await makeUser()];
  for (const { email } of [first, second])
    await addFor(cart, { package_item_option_id: cart.options[0], email }).expect(201);
  await addFor(cart, { opted_out: true, email: fasts.email }).expect(201);
  await apply(cart).expect(200);
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
  await runPendingJobs();
  return { cart, cook, eaters: [first.email, second.email], fasts: fasts.email };
}
/** All that somebody got about their meal, as it reads. */
async function mealsTo(email: string) {
  await runPendingJobs();
  return (await mailTo(email)).map(({ template, data }) => ({
    template,
    data,
    entry: renderTemplate(template, data).calendar,
  }));
}
const templatesTo = async (email: string) => (await mealsTo(email)).map(({ template }) => template);

test('where a placed order is moved, each eater reads once when and where it is now, and their entry moves along', async () => {
  const { cart, cook, eaters, fasts } = await eaten();
  await modified(cart, { start_time: '12:30' });
  for (const email of eaters) expect(await templatesTo(email)).toEqual(['poll_meal']);
  await answerChanges(cook, cart, 'approve');
  for (const email of eaters) {
    const [meal, moved, ...others] = await mealsTo(email);
    expect(others).toEqual([]);
    expect(moved).toMatchObject({
      template: 'poll_meal_moved',
      data: { when: expect.stringContaining('12:30') as string, where: meal?.data.where },
      entry: { name: meal?.entry?.name, status: 'confirmed' },
    });
    expect(moved?.entry?.startsAt).not.toBe(meal?.entry?.startsAt);
    expect(moved?.entry?.sequence).toBeGreaterThan(meal?.entry?.sequence ?? Infinity);
  }
  expect(await mailTo(fasts)).toEqual([]);
  // Polls hear of the change once more.
  const [heard] = await sql.rows<{ key: number }>(
    `with told as (select e.id, e.kind, e.key from events e join order_change_requests c on c.id = e.key
         where e.kind = 'order_change' and e.type = 'order_change.approved' and c.order_id = $1)
     insert into event_deliveries (event_id, subscriber, kind, key, due_at)
     select id, 'polls_of_orders', kind, key, now() from told returning key`,
    [cart.orderId],
  );
  await addJob(deliverEvents, { kind: 'order_change', key: heard?.key ?? 0 });
  for (const email of eaters) expect(await templatesTo(email)).toEqual(['poll_meal', 'poll_meal_moved']);
  expect(
    await sql.rows(`select from events where type = 'poll.moved' and (data ->> 'changeId')::int = $1`, [
      heard?.key,
    ]),
  ).toHaveLength(2);
});

test('where it goes counts as well', async () => {
  const { cart, cook, eaters } = await eaten();
  await modified(cart, { suite: 'Floor 9' });
  await answerChanges(cook, cart, 'approve');
  for (const email of eaters) {
    const moved = (await mealsTo(email)).at(-1);
    expect(moved).toMatchObject({
      template: 'poll_meal_moved',
      entry: { where: expect.stringMatching(/, Floor 9$/) as string },
    });
  }
});

test('where more people come, or a site admin asked for silence, no eater is written to', async () => {
  const { cart, cook, eaters } = await eaten();
  await modified(cart, { headcount: 24, suite: '' });
  await answerChanges(cook, cart, 'approve');
  await modify(await asSiteAdmin(cart), { start_time: '12:30' }, { skip_notifications: true }).expect(200);
  await answerChanges(cook, cart, 'approve');
  expect(await orderOf(cart)).toMatchObject({ headcount: 24, start_time: '12:30' });
  for (const email of eaters) expect(await templatesTo(email)).toEqual(['poll_meal']);
});

test('food that is fetched is moved by another kitchen alone, whatever is said of an address or of the kitchen that cooks it', async () => {
  const { cart, cook, eaters } = await eaten({ pickup: true });
  for (const wish of [{ suite: 'Floor 9', company_name: 'Somewhere else' }, { pickup_kitchen_id: null }]) {
    await modified(cart, wish);
    await answerChanges(cook, cart, 'approve');
    for (const email of eaters) expect(await templatesTo(email)).toEqual(['poll_meal']);
  }
  const { id: other, name } = await makeKitchen(setting.caterer.brand.id, { name: 'Next door' });
  await modified(cart, { pickup_kitchen_id: other });
  await answerChanges(cook, cart, 'approve');
  for (const email of eaters) {
    const moved = (await mealsTo(email)).at(-1);
    expect(moved).toMatchObject({
      template: 'poll_meal_moved',
      data: { where: expect.stringContaining(`Pickup at ${name}`) as string },
    });
  }
});

import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { makeMember, makeUser, runPendingJobs, signedIn } from '../testing';
import { addFor, apply, base, errorOf, orderedOf, pollOf, polledCart, usePolls } from './poll.factory';

const setting = usePolls();
jest.setTimeout(60_000);

describe('the order', () => {
  test('stays with its organization while it has a poll, whose answers were given to that one', async () => {
    const cart = await polledCart();
    await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
    const { team } = await makeMember('admin');
    await Membership.create({ teamId: team.id, userId: cart.user.id, role: 'admin' });
    const move = (team_id: number | null) =>
      cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: { team_id } });
    for (const teamId of [team.id, null]) {
      const refused = errorOf(await move(teamId).expect(422));
      expect(refused.fields).toEqual({ team_id: ['has_poll'] });
      expect(refused.field_errors.team_id?.[0]).toMatch(/delete its poll first/i);
      expect((await pollOf(cart)).team_id).toBe(cart.teamId);
    }
    // Setting the same organization again changes nothing.
    await move(cart.teamId).expect(200);
    await cart.orderer.delete(`${base}/order_polls/${cart.code}`).send({}).expect(204);
    await move(team.id).expect(200);
  });

  test('[OERR-08] [POLL-03] is not sent before what was picked is on it, and not with less of that', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    const send = () => cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({});
    const code = 'submit_order-poll_selections_not_applied';
    // Enough of it was ordered already.
    await addFor(cart, { package_item_option_id: first }).expect(201);
    expect(errorOf(await send().expect(409)).code).toBe(code);
    await addFor(cart, { package_item_option_id: second, qty: 12 }).expect(201);
    expect(errorOf(await send().expect(409)).code).toBe(code);
    await apply(cart).expect(200);
    expect((await orderedOf(cart))[second]).toBeGreaterThanOrEqual(12);
    const choose = (chosen_options: object[]) =>
      cart.orderer.patch(`${base}/orders/${cart.orderId}`).send({ order: { chosen_options } });
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)) as {
      body: Schemas['Order'];
    };
    const others = order.chosen_options
      .filter(({ option_id }) => !cart.options.includes(option_id))
      .map(({ option_id, qty }) => ({ option_id, qty }));
    await choose([...others, { option_id: first, qty: 20 }]).expect(200);
    expect(errorOf(await send().expect(409)).code).toBe(code);
    await apply(cart).expect(200);
    await send().expect(200);
  });

  test('keeps its hold and its poll where that is deleted just after it was placed', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    await addFor(cart, { package_item_option_id: cart.options[0] ?? 0 }).expect(201);
    await apply(cart).expect(200);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    // The poll has not processed the submit yet.
    expect((await pollOf(cart)).status).toBe('applied');
    await cart.orderer.delete(`${base}/order_polls/${cart.code}`).send({ email_pollees: true }).expect(409);
    await runPendingJobs();
    expect((await pollOf(cart)).status).toBe('submitted');
  });

  test('[API-031] [API-038] is only shown what would come onto it, where that is all that is asked', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    await addFor(cart, { package_item_option_id: first, qty: 18 }).expect(201);
    await addFor(cart, { package_item_option_id: second, qty: 5 }).expect(201);
    const before = await orderedOf(cart);
    const { body: shown } = (await apply(cart, { persist_changes: false }).expect(200)) as {
      body: Schemas['AppliedSelections'];
    };
    expect(shown).toMatchObject({ persisted: false, headcount: 23, headcount_before: 20 });
    expect(await orderedOf(cart)).toEqual(before);
    expect((await pollOf(cart)).status).toBe('open');
    const { body: done } = (await cart.orderer
      .post(`${base}/order_polls/${cart.code}/apply_selections`)
      .send({ persist_changes: true })
      .expect(200)) as { body: Schemas['AppliedSelections'] };
    expect({ ...done, persisted: false, poll: shown.poll }).toEqual(shown);
    expect(await orderedOf(cart)).toMatchObject({ [first]: 18, [second]: 5 });
    expect((await pollOf(cart)).selections_applied_at).not.toBeNull();
    const { body: order } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)) as {
      body: Schemas['Order'];
    };
    expect([order.headcount, order.pricing.customer_price]).toEqual([23, done.pricing.customer_price]);
  });

  test('[API-031] lets a check pass where a site admin asks for that, and nobody else', async () => {
    const cart = await polledCart();
    await addFor(cart, { package_item_option_id: cart.options[0] }).expect(201);
    const admin = { ...cart, orderer: await signedIn(await makeUser({ isAdmin: true })) };
    const letsPass = { ignore_checks: { availability: true } };
    await sql.rows('update kitchen_capacities set max_headcount = 1');
    try {
      expect((await apply(admin)).status).toBe(422);
      expect((await apply(cart, letsPass)).status).toBe(403);
      expect((await apply(admin, letsPass)).status).toBe(200);
    } finally {
      await sql.rows('update kitchen_capacities set max_headcount = 10000');
    }
  });

  test('keeps at least what was picked where its headcount moves', async () => {
    const cart = await polledCart({}, { headcount: 20 });
    const [first = 0, second = 0] = cart.options;
    await addFor(cart, { package_item_option_id: second, qty: 14 }).expect(201);
    await apply(cart).expect(200);
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { headcount: 15 }, should_redistribute: true })
      .expect(200);
    const ordered = await orderedOf(cart);
    expect(ordered[second]).toBeGreaterThanOrEqual(14);
    expect((ordered[first] ?? 0) + (ordered[second] ?? 0)).toBeLessThanOrEqual(15);
  });

  test('is not for more people than its package is sold for', async () => {
    const cart = await polledCart();
    await sql.rows('update packages set maximum_headcount = 30 where id = $1', [setting.caterer.pack.id]);
    for (const qty of [20, 20])
      await addFor(cart, { package_item_option_id: cart.options[0], qty }).expect(201);
    const refused = errorOf(await apply(cart).expect(422));
    expect([refused.code, refused.fields]).toEqual([
      'poll-too_many_people',
      { headcount: ['less_than_or_equal_to'] },
    ]);
    await sql.rows('update packages set maximum_headcount = 100 where id = $1', [setting.caterer.pack.id]);
  });
});

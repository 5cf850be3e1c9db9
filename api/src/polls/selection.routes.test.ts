import type { Schemas } from '@copper-carrot/contracts';
import { makeUser, runPendingJobs } from '../testing';
import {
  addFor,
  answersOf,
  answersPath,
  apply,
  base,
  colleague,
  endsNow,
  errorOf,
  pollOf,
  polledCart,
  usePolls,
} from './poll.factory';

usePolls();
jest.setTimeout(60_000);

describe('the selections', () => {
  test('[API-033] [API-034] [ENTI-10] are of members first, and of people without an account last', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { user, person } = await colleague(cart);
    const { user: newest, person: quickest } = await colleague(cart);
    await addFor(cart, { package_item_option_id: first, qty: 2, note: 'No onions' }).expect(201);
    await addFor(cart, { opted_out: true, name: 'Nobody' }).expect(201);
    await person
      .post(answersPath(cart))
      .send({ poll_selection: { package_item_option_id: second, dietary: ['vegan'] } })
      .expect(201);
    await quickest
      .post(answersPath(cart))
      .send({ poll_selection: { opted_out: true } })
      .expect(201);
    const [last, ...all] = await answersOf(cart);
    expect(last?.user_id).toBe(newest.id);
    expect(all.map(({ user_id }) => user_id)).toEqual([user.id, null, null]);
    expect(all[0]).toMatchObject({ email: user.email, package_item_option_id: second, dietary: ['vegan'] });
    expect(all[1]).toMatchObject({ qty: 2, note: 'No onions', combo_of: [], opted_out: false });
    const { counts, people_count, answers_count, version } = await pollOf(cart);
    expect(counts.map(({ qty }) => qty).slice(0, 2)).toEqual([2, 1]);
    expect(counts.at(-1)).toMatchObject({ opted_out: true, qty: 2 });
    expect([people_count, answers_count, version]).toEqual([3, 4, 4]);
    await cart.orderer.get(`${answersPath(cart)}?limit=201`).expect(422);
  });

  test('[API-035] [API-036] are changed and taken away, one’s own by oneself and any by who runs the poll', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { person } = await colleague(cart, 'external_attendant');
    const { person: other } = await colleague(cart, 'external_attendant');
    const { body: own } = (await person
      .post(answersPath(cart))
      .send({ poll_selection: { package_item_option_id: first } })
      .expect(201)) as { body: Schemas['PollSelection'] };
    const at = `${answersPath(cart)}/${own.id}`;
    await person
      .patch(at)
      .send({ poll_selection: { package_item_option_id: second } })
      .expect(200);
    await other
      .patch(at)
      .send({ poll_selection: { package_item_option_id: first } })
      .expect(403);
    await other.delete(at).expect(403);
    await person
      .post(answersPath(cart))
      .send({ poll_selection: { user_id: null, name: 'Sam', package_item_option_id: first } })
      .expect(403);
    await cart.orderer
      .patch(at)
      .send({ poll_selection: { note: 'Late' } })
      .expect(200);
    expect(await answersOf(cart)).toMatchObject([
      { id: own.id, package_item_option_id: second, note: 'Late' },
    ]);
    await cart.orderer.delete(at).expect(204);
    await cart.orderer.delete(at).expect(404);
    expect(await answersOf(cart)).toEqual([]);
  });

  test('count once, however often the same one comes, and a second of the same person takes the place of the first', async () => {
    const cart = await polledCart();
    const [first, second] = cart.options;
    const { user, person } = await colleague(cart);
    const say = (option: number | undefined, key: string) =>
      person
        .post(answersPath(cart))
        .set('Idempotency-Key', key)
        .send({ poll_selection: { package_item_option_id: option } });
    await Promise.all([say(first, 'a'), say(first, 'a'), say(first, 'b')]);
    await say(second, 'c').expect(201);
    expect(await answersOf(cart)).toMatchObject([
      { user_id: user.id, package_item_option_id: second, qty: 1 },
    ]);
    const add = () =>
      cart.orderer
        .post(answersPath(cart))
        .set('Idempotency-Key', 'once')
        .send({ poll_selection: { user_id: null, name: 'Robin', package_item_option_id: first } });
    await Promise.all([add(), add(), add()]);
    expect((await answersOf(cart)).map(({ name }) => name)).toEqual([
      user.firstName + ' ' + user.lastName,
      'Robin',
    ]);
    const taken = await addFor(cart, { user_id: user.id, package_item_option_id: first }).expect(422);
    expect(errorOf(taken).fields).toEqual({ user_id: ['taken'] });
    const stranger = await makeUser();
    const unknown = await addFor(cart, { user_id: stranger.id, package_item_option_id: first }).expect(422);
    expect(errorOf(unknown).fields).toEqual({ user_id: ['inclusion'] });
  });

  test.each([
    [
      'an option that is not asked about',
      { package_item_option_id: 2_000_000_000 },
      'package_item_option_id',
    ],
    ['nothing at all', {}, 'package_item_option_id'],
    ['both something and nothing', { package_item_option_id: 1, opted_out: true }, 'package_item_option_id'],
    ['a combination where there are none', { combo: { package_item_option_ids: [1, 2] } }, 'combo'],
    ['a web address for a name', { name: 'www.example.com', opted_out: true }, 'name'],
    ['a name that nobody sees', { name: '\u200B\u200B', opted_out: true }, 'name'],
    ['too many portions', { opted_out: true, qty: 21 }, 'qty'],
  ])('are not %s', async (_what, fields, field) => {
    const cart = await polledCart();
    const refused = await addFor(cart, fields).expect(422);
    expect(Object.keys(errorOf(refused).fields)[0]).toMatch(new RegExp(`(^|\\.)${field}$`));
    expect((await pollOf(cart)).version).toBe(0);
  });

  test('of a teammate are over with the end, and of who runs the poll not before the order is sent', async () => {
    const cart = await polledCart();
    const [first] = cart.options;
    const { person } = await colleague(cart);
    const say = () =>
      person.post(answersPath(cart)).send({ poll_selection: { package_item_option_id: first } });
    await endsNow(cart);
    expect(errorOf(await say().expect(409)).code).toBe('poll-over');
    await addFor(cart, { package_item_option_id: first }).expect(201);
    await apply(cart).expect(200);
    await addFor(cart, { package_item_option_id: first }).expect(201);
    // The applied selections are not complete any more.
    expect((await pollOf(cart)).status).toBe('closed');
    await apply(cart).expect(200);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    await runPendingJobs();
    expect((await pollOf(cart)).status).toBe('submitted');
    await addFor(cart, { package_item_option_id: first }).expect(409);
  });
});

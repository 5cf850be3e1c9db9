import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, mailTo, runPendingJobs, signedIn, type TestClient } from '../testing';
import {
  addFor,
  answersOf,
  answersPath,
  apply,
  arm,
  base,
  change,
  colleague,
  ends,
  errorOf,
  guest,
  inHours,
  polledCart,
  publicPath,
  usePolls,
  type PolledCart,
} from './poll.factory';

const setting = usePolls();
jest.setTimeout(60_000);

type Bill = Schemas['PollSelectionBill'];
const read = async <Body>(by: TestClient, path: string): Promise<Body> =>
  ((await by.get(path).expect(200)) as { body: Body }).body;
const billsOf = async (cart: PolledCart): Promise<Bill[]> => (await billList(cart)).records;
const billList = (cart: { orderer: TestClient; code: string }) =>
  read<{ records: Bill[]; amount_due: number }>(cart.orderer, `${base}/order_polls/${cart.code}/bills`);
const ownBills = async (by: TestClient, { code }: Pick<PolledCart, 'code'>): Promise<Bill[]> =>
  (await read<{ records: Bill[] }>(by, `/cpi/v2/public/poll_selection_bills?code=${code}`)).records;
const place = (cart: PolledCart) =>
  cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);

/** A poll whose allowance covers a plain meal, and all but $2.50 of its second dish. */
async function dearSecond(wish: object = {}): Promise<PolledCart> {
  const { pack } = setting.caterer;
  const [plain, dear] = (await polledCart()).options;
  await costs(plain, 0);
  await costs(dear, 250);
  return polledCart({ meal_allowance: pack.priceCents / 100, ...wish });
}
const costs = (optionId: number | undefined, cents: number) =>
  sql.rows('update package_item_options set price_cents = $2 where id = $1', [optionId, cents]);
const say = (browser: TestClient, { code }: PolledCart, poll_selection: object) =>
  browser.post(publicPath).send({ code, poll_selection });

test('what a dish costs its eater is said beside it, and with their answer', async () => {
  const cart = await dearSecond();
  const [plain, dear] = cart.options;
  const { browser, name, email } = guest();
  const shown = await read<Schemas['PublicPoll']>(browser, `${publicPath}?code=${cart.code}`);
  expect(shown.meal_allowance).toBe(cart.poll.meal_allowance);
  expect(shown.options.map(({ own_share }) => own_share)).toEqual([0, 2.5]);
  const { body: selection } = (await say(browser, cart, {
    ...{ name, email, package_item_option_id: dear, qty: 2 },
  }).expect(201)) as { body: Schemas['PollSelection'] };
  expect(selection.own_share).toBe(5);
  await say(browser, cart, { package_item_option_id: plain }).expect(201);
  expect((await answersOf(cart)).map(({ own_share }) => own_share)).toEqual([0]);
});

test('nobody agrees to more than they saw, and a word about the same meal agrees to nothing more', async () => {
  const cart = await dearSecond();
  const [, dear] = cart.options;
  const { browser, name, email } = guest();
  const meal = { name, email, package_item_option_id: dear, qty: 2 };
  await costs(dear, 350);
  const refused = errorOf(await say(browser, cart, { ...meal, seen_share: 5 }).expect(409));
  expect(refused).toMatchObject({ code: 'poll-share_changed', context: { own_share: 7 } });
  expect(refused.message).toMatch(/^It is \$7\.00 now that you pay of it\./);
  expect(await answersOf(cart)).toEqual([]);
  const shareOf = ({ body }: { body: unknown }) => (body as Schemas['PollSelection']).own_share;
  const first = await say(browser, cart, { ...meal, seen_share: 7 }).expect(201);
  expect(shareOf(first)).toBe(7);
  await costs(dear, 650);
  const { id } = first.body as Schemas['PollSelection'];
  const change = (poll_selection: object) =>
    browser.patch(`${publicPath}/${id}`).send({ code: cart.code, poll_selection });
  expect(shareOf(await change({ note: 'No onions' }).expect(200))).toBe(7);
  expect(shareOf(await say(browser, cart, { ...meal, seen_share: 7 }).expect(201))).toBe(7);
  expect(errorOf(await change({ qty: 3, seen_share: 10.5 }).expect(409)).context).toEqual({
    own_share: 19.5,
  });
  expect(shareOf(await change({ qty: 3, seen_share: 19.5 }).expect(200))).toBe(19.5);
  await costs(dear, 250);
  expect(shareOf(await change({ note: '' }).expect(200))).toBe(7.5);
});

test('without an allowance nobody pays for themselves', async () => {
  const { options, code } = await polledCart();
  const shown = await read<Schemas['PublicPoll']>(client(), `${publicPath}?code=${code}`);
  expect(shown).toMatchObject({ meal_allowance: null });
  expect(shown.options.map(({ own_share }) => own_share)).toEqual(options.map(() => 0));
});

test('a combination costs its eater what the dearest of it does', async () => {
  const cart = await dearSecond({ combo_creation_allowed: true });
  const { browser, name, email } = guest();
  const combo = { package_item_option_ids: cart.options };
  const { body } = (await say(browser, cart, { name, email, combo }).expect(201)) as {
    body: Schemas['PollSelection'];
  };
  expect(body.own_share).toBe(2.5);
});

test('[API-081] [ENTI-35] who picked a dearer meal is billed the rest once, and reads it; nobody else does', async () => {
  const cart = await dearSecond();
  const [plain, dear] = cart.options;
  const { browser, name, email } = guest();
  const other = guest();
  await say(browser, cart, { name, email, package_item_option_id: dear }).expect(201);
  await say(other.browser, cart, {
    ...{ name: other.name, email: other.email, package_item_option_id: plain },
  }).expect(201);
  const { person } = await colleague(cart);
  await say(person, cart, { package_item_option_id: dear, qty: 3 }).expect(201);
  await apply(cart).expect(200);
  expect(await ownBills(browser, cart)).toEqual([]);
  await place(cart);
  await runPendingJobs();
  // Repeating the event must not bill it twice.
  await sql.rows('update event_deliveries set due_at = now()');
  await runPendingJobs();
  expect(await ownBills(browser, cart)).toMatchObject([{ name, amount: 2.5, status: 'due', paid_at: null }]);
  expect(await ownBills(person, cart)).toMatchObject([{ amount: 7.5 }]);
  for (const stranger of [other.browser, client(), (await colleague(cart)).person])
    expect(await ownBills(stranger, cart)).toEqual([]);
  await client().get('/cpi/v2/public/poll_selection_bills?code=zzzzzzzzzzzz').expect(404);
  expect((await billsOf(cart)).map(({ amount }) => amount).sort()).toEqual([2.5, 7.5]);
  expect((await mailTo(email)).map(({ template, data }) => [template, data.billCents])).toEqual([
    ['poll_meal', 250],
  ]);
  expect((await mailTo(other.email))[0]?.data.billCents).toBe(0);
});

test('a bill is what was agreed to: no price that rose since, and nothing that somebody else picked', async () => {
  const cart = await dearSecond();
  const [plain, dear] = cart.options;
  const { browser, name, email } = guest();
  await say(browser, cart, { name, email, package_item_option_id: dear }).expect(201);
  await addFor(cart, { package_item_option_id: dear }).expect(201);
  const [moved] = await answersOf(cart);
  const second = guest();
  await say(second.browser, cart, {
    ...{ name: second.name, email: second.email, package_item_option_id: plain },
  }).expect(201);
  const answer = (await answersOf(cart)).find((each) => each.name === second.name);
  await cart.orderer
    .patch(`${answersPath(cart)}/${answer?.id}`)
    .send({ poll_selection: { package_item_option_id: dear } })
    .expect(200);
  await costs(dear, 900);
  // A change by the poll's owner must not raise the eater's share.
  await cart.orderer
    .patch(`${answersPath(cart)}/${moved?.id}`)
    .send({ poll_selection: { qty: 4 } })
    .expect(200);
  await apply(cart).expect(200);
  await place(cart);
  await runPendingJobs();
  expect(await billsOf(cart)).toMatchObject([{ name, amount: 2.5 }]);
});

test('who runs the poll pays for their own dearer meal as anybody does, and their diets are remembered', async () => {
  const cart = await dearSecond();
  const [plain, dear] = cart.options;
  const { body: own } = (await cart.orderer
    .post(answersPath(cart))
    .send({ poll_selection: { package_item_option_id: plain } })
    .expect(201)) as { body: Schemas['PollSelection'] };
  const { body: changed } = (await cart.orderer
    .patch(`${answersPath(cart)}/${own.id}`)
    .send({ poll_selection: { package_item_option_id: dear, dietary: ['vegan'] } })
    .expect(200)) as { body: Schemas['PollSelection'] };
  expect([own.own_share, changed.own_share]).toEqual([0, 2.5]);
  const shown = await read<Schemas['PublicPoll']>(cart.orderer, `${publicPath}?code=${cart.code}`);
  expect(shown.dietary_profile).toEqual(['vegan']);
});

test('an armed poll bills as well, once, and whoever runs it says what is settled', async () => {
  const cart = await dearSecond();
  const { browser, name, email } = guest();
  await say(browser, cart, { name, email, package_item_option_id: cart.options[1] }).expect(201);
  await arm(cart).expect(200);
  await ends(cart);
  const [bill] = await billsOf(cart);
  const path = `${base}/order_polls/${cart.code}/bills/${bill?.id}`;
  const settle = (is_paid: boolean, by: TestClient = cart.orderer) =>
    by.patch(path).send({ poll_selection_bill: { is_paid } });
  const { person } = await colleague(cart, 'staff');
  await settle(true, person).expect(404);
  await settle(true).expect(204);
  const [paid] = await ownBills(browser, cart);
  expect(paid).toMatchObject({ status: 'paid', amount: 2.5 });
  await settle(true).expect(204);
  expect(await ownBills(browser, cart)).toEqual([paid]);
  expect(await billList(cart)).toMatchObject({ count: 1, amount_due: 0 });
  await settle(false).expect(204);
  expect(await ownBills(browser, cart)).toMatchObject([{ status: 'due', paid_at: null }]);
  expect(await billList(cart)).toMatchObject({ count: 1, amount_due: 2.5 });

  const cook = await signedIn(setting.caterer.cook);
  await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(200);
  await runPendingJobs();
  expect(await ownBills(browser, cart)).toMatchObject([{ status: 'void' }]);
  expect(await billList(cart)).toMatchObject({ count: 1, amount_due: 0 });
  expect(errorOf(await settle(true).expect(409)).code).toBe('poll_selection_bill-void');
  expect((await mailTo(email)).map(({ template }) => template)).toEqual(['poll_meal', 'poll_meal_off']);
});

test('what an organization pays is said in dollars, and once', async () => {
  const cart = await polledCart();
  for (const meal_allowance of [-1, 10_001, 1.005])
    expect(
      errorOf(
        await cart.orderer
          .post(`${base}/orders/${cart.orderId}/poll`)
          .send({ order_poll: { ...inHours(24), meal_allowance } })
          .expect(422),
      ).fields,
    ).toHaveProperty('meal_allowance');
  await change(cart, { meal_allowance: 5 }).expect(422);
});

test('an allowance is raised after asking, every share falls with it, and it is never lowered', async () => {
  const cart = await dearSecond();
  const [plain, dear] = cart.options;
  const { browser, name, email } = guest();
  await say(browser, cart, { name, email, package_item_option_id: dear, qty: 2 }).expect(201);
  const other = guest();
  const theirs = { name: other.name, email: other.email, package_item_option_id: plain };
  await say(other.browser, cart, theirs).expect(201);
  const allowance = cart.poll.meal_allowance ?? 0;
  const shares = async () => (await answersOf(cart)).map(({ own_share }) => own_share).sort();
  expect(await shares()).toEqual([0, 5]);

  const { version } = cart.poll;
  await change(cart, { meal_allowance: allowance + 1 }).expect(200);
  expect(await shares()).toEqual([0, 3]);
  const shown = await read<Schemas['PublicPoll']>(browser, `${publicPath}?code=${cart.code}`);
  expect(shown.options.map(({ own_share }) => own_share)).toEqual([0, 1.5]);
  const stands = await read<Schemas['LivePoll']>(
    client(),
    `${base.replace('orderer', 'public')}/order_polls/${cart.code}/counts`,
  );
  expect(stands.version).toBeGreaterThan(version);

  for (const meal_allowance of [allowance, 0])
    expect(errorOf(await change(cart, { meal_allowance }).expect(422)).fields).toEqual({
      meal_allowance: ['greater_than'],
    });
  expect(await shares()).toEqual([0, 3]);
  await change(cart, { meal_allowance: null }).expect(200);
  expect(await shares()).toEqual([0, 0]);
  await change(cart, { meal_allowance: 5 }).expect(422);
});

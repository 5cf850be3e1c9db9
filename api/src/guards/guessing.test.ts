import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import { sql } from '../database';
import { makeCart, makeCaterer, makeReadyCart } from '../orders/order.factory';
import {
  client,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  testPassword,
  useLocalServices,
  type TestClient,
} from '../testing';

useLocalServices();
beforeEach(() => sql.rows('delete from rate_limits'));
jest.setTimeout(60_000);

const app = createApp();
const guess = (browser: TestClient, email: string, password = 'not-the-one') =>
  browser.post('/cpi/v1/auth').send({ email, password });
/** A browser in a network of its own. */
const stranger = (number: number) => `198.51.${100 + (number >> 8)}.${number & 255}`;
const strangersGuess = (email: string, times: number, from = 0) =>
  Promise.all(
    Array.from({ length: times }, (_, number) =>
      guess(client(app), email).set('X-Forwarded-For', stranger(from + number)),
    ),
  );
/** How many seconds a refused try is told to wait. */
const waitOf = async (tried: ReturnType<typeof guess>) =>
  ((await tried.expect(429)).body as Schemas['Error']).context.retry_after;
/** Lets time go by for everything that is counted. */
const pass = (seconds: number) => sql.rows('update rate_limits set expire = expire - $1', [seconds * 1000]);

describe('who guesses a password', () => {
  test('gets no more tries at once than one after the other', async () => {
    const user = await makeUser();
    const browser = client();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        guess(browser, user.email, at === 40 ? testPassword : undefined),
      ),
    );
    const tried = answers.filter(({ status }) => status !== 429);
    expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 401));
  });

  test('from forty places does not lock the owner out', async () => {
    const user = await makeUser();
    const answers = await strangersGuess(user.email, 40);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 401));
    await guess(client(), user.email, testPassword).expect(200);
  });

  test('from everywhere waits for a turn, a minute at most, and a known device goes on', async () => {
    const user = await makeUser();
    const known = await signedIn(user);
    await known.delete('/cpi/v1/auth').expect(204);
    const answers = await strangersGuess(user.email, 80);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
    expect(await waitOf(guess(client(), user.email, testPassword))).toBeLessThanOrEqual(60);
    await guess(known, user.email, testPassword).expect(200);
  });

  test('from a new network each time takes no turn from an owner on a new device, who waits a minute at most', async () => {
    const user = await makeUser();
    const owner = client();
    await strangersGuess(user.email, 60);
    for (let tries = 0; tries < 25; tries += 1)
      expect(await waitOf(guess(owner, user.email, testPassword))).toBeLessThanOrEqual(60);
    await pass(61);
    const more = await strangersGuess(user.email, 120, 60);
    expect(more.filter(({ status }) => status === 401)).toEqual([]);
    await guess(owner, user.email, testPassword).expect(200);
  });

  test('past fifty tries has one a minute from each network that waited, however often it asks', async () => {
    const user = await makeUser();
    const eachAsksOften = async () =>
      (await Promise.all([1, 2, 3].map(() => strangersGuess(user.email, 10)))).flat();
    await strangersGuess(user.email, 50, 10);
    expect((await eachAsksOften()).filter(({ status }) => status === 401)).toEqual([]);
    for (let minute = 0; minute < 2; minute += 1) {
      await pass(61);
      expect((await eachAsksOften()).filter(({ status }) => status === 401)).toHaveLength(10);
    }
  });

  test('has 2,400 tries a day at one account from everywhere, and one a minute after these', async () => {
    const user = await makeUser();
    await strangersGuess(user.email, 60);
    await sql.rows(`update rate_limits set points = 2400 where key like 'sign_in_account:%'`);
    await strangersGuess(user.email, 20);
    await pass(61);
    const answers = await strangersGuess(user.email, 20);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  test('from many addresses of one IPv6 network has the tries of one', async () => {
    const user = await makeUser();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        guess(client(app), user.email).set('X-Forwarded-For', `2001:db8:0:7:${number}::${number}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    await guess(client(app), user.email).set('X-Forwarded-For', '2001:db8:0:8::1').expect(401);
  });

  test('is forgotten when the owner sets a new password, by the mailed link or by the present one', async () => {
    const user = await makeUser();
    const attempts = async (newPassword: string) => {
      const elsewhere = client();
      for (let tries = 0; tries < 8; tries += 1) await guess(elsewhere, user.email).expect(401);
      await guess(elsewhere, user.email, newPassword).expect(429);
      await strangersGuess(user.email, 60);
    };
    const owner = await signedIn(user);
    await attempts(testPassword);
    await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
    await runPendingJobs();
    const token = (await mailTo(user.email)).findLast(({ data }) => data.token)?.data.token;
    const reset = client();
    await reset.post('/cpi/v1/password/reset').send({ token, password: 'purple-parsnip-7' }).expect(200);
    await guess(client(), user.email, 'purple-parsnip-7').expect(200);

    await attempts('purple-parsnip-7');
    await owner.signIn(user.email, 'purple-parsnip-7');
    await owner
      .patch('/cpi/v1/password')
      .send({ current_password: 'purple-parsnip-7', password: 'yellow-yam-tart-9' })
      .expect(204);
    await guess(client(), user.email, 'yellow-yam-tart-9').expect(200);
  });

  test('has eight tries on a known device too, and a device is known for its own account alone', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const known = await signedIn(user);
    await known.delete('/cpi/v1/auth').expect(204);
    for (let tries = 0; tries < 8; tries += 1) await guess(known, user.email).expect(401);
    await guess(known, user.email, testPassword).expect(429);
    await strangersGuess(other.email, 80);
    await guess(known, other.email, testPassword).expect(429);
  });
});

describe('who guesses', () => {
  test('a coupon has twenty tries in a quarter of an hour, by whatever call, and the right code counts as none', async () => {
    await sql.rows(
      `insert into coupons (code, description, percent_ppm, effective) values ('RIGHT', 'Right', 100000, tstzrange(now(), null))`,
    );
    const { orderer, orderId } = await makeCart(await makeCaterer());
    const path = `/cpi/v1/orderer/orders/${orderId}`;
    const tryCode = (code: string) => orderer.patch(path).send({ order: { coupon_code: code } });
    for (let tries = 0; tries < 10; tries += 1) await tryCode(`NO-${tries}`).expect(422);
    for (let tries = 0; tries < 3; tries += 1) await tryCode('RIGHT').expect(200);
    for (let tries = 10; tries < 20; tries += 1)
      await orderer
        .post(`${path}/check_validity`)
        .send({ order: { coupon_code: `NO-${tries}` } })
        .expect(200);
    await orderer
      .post(`${path}/check_validity`)
      .send({ order: { coupon_code: 'RIGHT' } })
      .expect(429);
    await tryCode('RIGHT').expect(429);
  });

  test('on with a declining card has twenty payments an hour, and is told so', async () => {
    const cart = await makeReadyCart(await makeCaterer(), { card: 'pm_card_chargeCustomerFail' });
    const submit = () => cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({});
    const answers: Schemas['Error'][] = [];
    // A few more than the limit: a decline of the same moment is the next caller's answer too, and asks nobody.
    for (let tries = 0; tries < 30; tries += 1) answers.push((await submit()).body as Schemas['Error']);
    expect(new Set(answers.slice(0, 20).map(({ status }) => status))).toEqual(new Set([402]));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.message).toMatch(/^Too many payments were declined\. Please wait \d+ minutes\.$/);
    const attempts = await sql.rows('select 1 from payment_attempts where order_id = $1', [cart.orderId]);
    expect(attempts).toHaveLength(20);
    await pass(60 * 60);
    await submit().expect(402);
  });

  test('which cards are good has twenty tries an hour', async () => {
    const { orderer, orderId } = await makeCart(await makeCaterer());
    const add = () =>
      orderer
        .post(`/cpi/v1/orderer/orders/${orderId}/credit_cards`)
        .send({ credit_card: { stripe_token: 'pm_card_chargeDeclined', nickname: '', team_id: null } });
    const answers = await Promise.all(Array.from({ length: 30 }, add));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import { sql } from '../database';
import { makeCart, makeCaterer } from '../orders/order.factory';
import { client, makeUser, signedIn, testPassword, useLocalServices, type TestClient } from '../testing';

useLocalServices();
jest.setTimeout(60_000);

const app = createApp();
const guess = (browser: TestClient, email: string, password = 'not-the-one') =>
  browser.post('/cpi/v1/auth').send({ email, password });
/** A browser in a network of its own. */
const stranger = (number: number) => `198.51.${100 + (number >> 8)}.${number & 255}`;
const strangersGuess = (email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, number) =>
      guess(client(app), email).set('X-Forwarded-For', stranger(number)),
    ),
  );

describe('who guesses a password', () => {
  test('gets no more tries at once than one after the other', async () => {
    const user = await makeUser();
    const browser = client();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        guess(browser, user.email, at === 189 ? testPassword : undefined),
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

  test('from everywhere waits longer and longer, a minute at most, and a known device goes on', async () => {
    const user = await makeUser();
    const known = await signedIn(user);
    await known.delete('/cpi/v1/auth').expect(204);
    const answers = await strangersGuess(user.email, 80);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(60);
    const { body } = (await guess(client(), user.email, testPassword).expect(429)) as {
      body: Schemas['Error'];
    };
    expect(body.context.retry_after).toBeLessThanOrEqual(60);
    await guess(known, user.email, testPassword).expect(200);
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

import type { MailKind, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { unsubscribeLinks } from '../mail';
import { client, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const subscription = '/cpi/v1/public/mail_subscription';
const tokenFor = (email: string, kind: MailKind = 'order_progress') =>
  new URL(unsubscribeLinks({ email, kind }).page).searchParams.get('token') ?? '';
const stateOf = async (token: string) =>
  ((await client().get(subscription).query({ token }).expect(200)) as { body: Schemas['MailSubscription'] })
    .body;

describe('[PAGE-05] an unsubscribe link', () => {
  it('turns its kind of mail off by one press in a mail program, again without a fault, and no other kind', async () => {
    const user = await makeUser();
    const { headers } = unsubscribeLinks({ email: user.email, kind: 'poll_reminders' });
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(headers['List-Unsubscribe'].slice(1, -1));
    for (let press = 0; press < 2; press += 1)
      await client()
        .post(pathname + search)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(204);
    await user.reload();
    expect(user.emailPreferences).toEqual({ poll_reminders: false });
    const opened = await client()
      .get(pathname + search)
      .expect(303);
    expect(opened.headers.location).toBe(`/unsubscribe${search}`);
  });

  it('says what it is about, and turns it off and on again for an account', async () => {
    const user = await makeUser();
    const token = tokenFor(user.email, 'review_requests');
    expect(await stateOf(token)).toEqual({
      ...{ kind: 'review_requests', email: user.email, on: true, has_account: true },
    });
    await client().patch(subscription).send({ token, on: false }).expect(200);
    expect(await stateOf(token)).toMatchObject({ on: false });
    await client().patch(subscription).send({ token, on: true }).expect(200);
    expect(await stateOf(token)).toMatchObject({ on: true });
  });

  it('works for an address without an account, for its own kind alone', async () => {
    const token = tokenFor('guest@example.com', 'poll_invitations');
    const { body } = (await client().patch(subscription).send({ token, on: false }).expect(200)) as {
      body: Schemas['MailSubscription'];
    };
    expect(body).toMatchObject({ on: false, has_account: false });
    expect(await stateOf(tokenFor('guest@example.com', 'poll_reminders'))).toMatchObject({ on: true });
    await client().patch(subscription).send({ token, on: true }).expect(200);
    expect(await stateOf(token)).toMatchObject({ on: true });
  });

  it('turns them on again for ten minutes, and later for its reader alone', async () => {
    const user = await makeUser();
    const [byAccount, byAddress] = [tokenFor(user.email), tokenFor('late@example.com')];
    const turn = (by: TestClient, token: string, on: boolean) => by.patch(subscription).send({ token, on });
    for (const token of [byAccount, byAddress]) await turn(client(), token, false).expect(200);
    await sql.rows(`update mail_refusals set refused_at = now() - interval '11 minutes'`);
    const other = await signedIn(await makeUser());
    for (const token of [byAccount, byAddress]) {
      // What is off already is not turned off anew.
      await turn(client(), token, false).expect(200);
      for (const by of [client(), other]) await turn(by, token, true).expect(403);
      expect(await stateOf(token)).toMatchObject({ on: false });
    }
    await turn(await signedIn(user), byAccount, true).expect(200);
    expect(await stateOf(byAccount)).toMatchObject({ on: true });
    await user.update({ emailPreferences: { order_progress: false } });
    await turn(client(), byAccount, true).expect(403);
  });

  it('counts tries only where we did not write it', async () => {
    const triesAt = async (token: string) => {
      await sql.rows('delete from rate_limits');
      await client().get(subscription).query({ token });
      await client().patch(subscription).send({ token, on: false });
      await client().post('/cpi/v1/public/unsubscribe').query({ token }).type('form').send('a=b');
      return sql.rows(`select points from rate_limits where key like 'unsubscribe:%'`);
    };
    expect(await triesAt(tokenFor('guest@example.com'))).toEqual([]);
    expect(await triesAt('x')).toEqual([{ points: 3 }]);
  });

  it('is refused by its field where we did not write it', async () => {
    const token = tokenFor('guest@example.com');
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const call of [
      client().get(subscription).query({ token: forged }),
      client().patch(subscription).send({ token: 'x', on: false }),
      client().post('/cpi/v1/public/unsubscribe').query({ token: forged }).type('form').send('a=b'),
    ])
      expect((await call.expect(422)).body).toMatchObject({
        code: 'token_invalid',
        fields: { token: ['invalid'] },
      });
    await client().patch(subscription).send({ token }).expect(422);
  });
});

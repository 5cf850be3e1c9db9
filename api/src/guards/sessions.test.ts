import { sql } from '../database';
import {
  client,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  testPassword,
  useLocalServices,
} from '../testing';
import type { User } from '../accounts';

useLocalServices();
jest.setTimeout(60_000);

const newPassword = 'nine green bottles';
const isSignedIn = async (visitor: ReturnType<typeof client>) =>
  (await visitor.get('/cpi/v2/user')).status === 200;

/** Signs in again and again while something else happens; the browsers that got in. */
async function signInWhile(user: User, act: () => Promise<unknown>, times: number) {
  const browsers = Array.from({ length: times }, () => client());
  const tries = browsers.map((browser) =>
    browser.post('/cpi/v1/auth').send({ email: user.email, password: testPassword }),
  );
  await Promise.all([act(), ...tries]);
  return browsers;
}

/** The token of the newest mail that resets a password. */
async function mailedToken(user: User): Promise<string> {
  await client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202);
  await runPendingJobs();
  const mail = (await mailTo(user.email)).findLast(({ template }) => template === 'account_reset_password');
  if (!mail) throw new Error('No mail to reset the password went out.');
  return String(mail.data.token);
}

describe('a session', () => {
  test('that was begun with a password ends with it, however the two meet', async () => {
    for (let round = 0; round < 4; round += 1) {
      const user = await makeUser();
      const owner = await signedIn(user);
      const browsers = await signInWhile(
        user,
        () => owner.patch('/cpi/v1/password').send({ current_password: testPassword, password: newPassword }),
        7,
      );
      expect(await Promise.all(browsers.map(isSignedIn))).toEqual(browsers.map(() => false));
      expect(await isSignedIn(owner)).toBe(true);
    }
  });

  test('that ended is not brought back by a request that was under way', async () => {
    const admin = await makeUser({ isAdmin: true });
    const other = await makeUser();
    for (let round = 0; round < 10; round += 1) {
      const browser = await signedIn(admin);
      await Promise.all([
        browser.post(`/cpi/v2/users/${other.id}/ghost_session`).send({ reason: 'They asked for help' }),
        browser.delete('/cpi/v1/auth'),
        browser.post(`/cpi/v2/users/${other.id}/ghost_session`).send({ reason: 'They asked for help' }),
      ]);
      expect(
        await sql.rows(`select 1 from user_sessions where sess ->> 'userId' = $1`, [String(admin.id)]),
      ).toEqual([]);
    }
  });
});

describe('a link that resets a password', () => {
  test('is the only one, however many were asked for at once', async () => {
    const user = await makeUser();
    await Promise.all(
      Array.from({ length: 4 }, () =>
        client().post('/cpi/v1/password/forgot').send({ email: user.email }).expect(202),
      ),
    );
    // The worker does several at once.
    await Promise.all(Array.from({ length: 4 }, () => runPendingJobs()));
    expect(await mailTo(user.email)).toHaveLength(4);
    const live = await sql.rows(
      `select 1 from user_tokens where user_id = $1 and purpose = 'password_reset' and used_at is null`,
      [user.id],
    );
    expect(live).toHaveLength(1);
  });

  test('ends when the password is changed', async () => {
    const user = await makeUser();
    const owner = await signedIn(user);
    const token = await mailedToken(user);
    await owner
      .patch('/cpi/v1/password')
      .send({ current_password: testPassword, password: newPassword })
      .expect(204);
    await client().post('/cpi/v1/password/reset').send({ token, password: 'ten green bottles' }).expect(422);
    expect(await isSignedIn(owner)).toBe(true);
  });
});

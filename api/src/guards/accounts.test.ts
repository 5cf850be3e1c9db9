import pg from 'pg';
import type { Schemas } from '@copper-carrot/contracts';
import { User } from '../accounts';
import { sql } from '../database';
import {
  beginSignUp,
  client,
  confirmSignUp,
  mailedCode,
  mailTo,
  makeMember,
  makeUser,
  newcomer,
  runPendingJobs,
  testPassword,
  useLocalServices,
} from '../testing';

useLocalServices();
beforeEach(() => sql.rows('delete from rate_limits'));

let counter = 0;
const free = () => `free-${(counter += 1)}@example.com`;
const taken = async () => (await makeUser()).email;
const fieldsOf = (answer: { body: unknown }) => (answer.body as Schemas['Error']).fields;
const account = (email: string) => User.findOne({ where: { email } });

/** What a call asks of the database, without the values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  await call();
  const calls = asked.mock.calls as unknown as [string | { text: string }][];
  const texts = calls.map(([query]) => (typeof query === 'string' ? query : query.text));
  asked.mockRestore();
  return texts.map((text) => text.replace(/'(?:[^']|'')*'/g, '?').replace(/\b\d+\b/g, '#'));
}

describe('whether an address has an account is told to nobody who', () => {
  const ask = {
    'signs up': (email: string) =>
      client()
        .post('/cpi/v1/sign_ups')
        .send({ ...newcomer, email }),
    'forgot a password': (email: string) => client().post('/cpi/v1/password/forgot').send({ email }),
    'logs in': (email: string) => client().post('/cpi/v1/auth').send({ email, password: 'not-the-one' }),
  };

  test.each(Object.entries(ask))(
    '%s: neither by the answer nor by what is done for it',
    async (_who, call) => {
      const [known, unknown] = [await taken(), free()];
      // The connections are there, and the first answer of an app is behind us.
      await call(free());
      const answers: { status: number; body: object }[] = [];
      const doing = (email: string) =>
        statementsOf(async () => {
          const answer = await call(email);
          const { id, email: echoed, ...rest } = answer.body as { id?: string; email?: string };
          answers.push({
            status: answer.status,
            body: { ...rest, idLength: id?.length, echoes: echoed === email },
          });
        });
      const [forKnown, forUnknown] = [await doing(known), await doing(unknown)];
      expect(forKnown.length).toBeGreaterThan(3);
      expect(forKnown).toEqual(forUnknown);
      expect(answers[0]).toEqual(answers[1]);
    },
  );

  test('tries codes: wrong, unknown, too old and of an address with an account are one answer', async () => {
    const wrong = await beginSignUp({ email: free() });
    const old = await beginSignUp({ email: free() });
    const oldCode = await mailedCode(old.email);
    await sql.rows('update sign_ups set expires_at = now() where email = $1', [old.email]);
    const known = await beginSignUp({ email: await taken() });
    await runPendingJobs();
    const answers = [
      await confirmSignUp(wrong.id, '000000'),
      await confirmSignUp('no-such-sign-up', '000000'),
      await confirmSignUp(old.id, oldCode),
      await confirmSignUp(known.id, '000000'),
    ];
    const seen = answers.map(({ status, body }) => ({ status, body: body as Schemas['Error'] }));
    expect(seen[0]).toMatchObject({ status: 422, body: { fields: { code: ['invalid'] } } });
    expect(seen).toEqual(seen.map(() => seen[0]));
  });

  test('has no invitation to it', async () => {
    const { organization_name: _none, ...person } = newcomer;
    const send = (email: string) =>
      client()
        .post('/cpi/v1/users')
        .send({ ...person, email, invitation_token: 'made-up' })
        .expect(422);
    const [known, unknown] = [await send(await taken()), await send(free())];
    expect(fieldsOf(known)).toEqual({ invitation_token: ['invalid'] });
    expect(known.body).toEqual(unknown.body);
  });

  test('writes to it five times an hour, with an account or without', async () => {
    for (const email of [await taken(), free()]) {
      for (let times = 0; times < 5; times += 1) await beginSignUp({ email });
      const refused = await client()
        .post('/cpi/v1/sign_ups')
        .send({ ...newcomer, email })
        .expect(429);
      expect((refused.body as Schemas['Error']).message).toMatch(
        /^Too many tries\. Please wait \d+ minutes\.$/,
      );
      await runPendingJobs();
      expect(await mailTo(email)).toHaveLength(5);
    }
  });
});

describe('an address is used by nobody but whoever reads its mail', () => {
  test('before its code came back there is no account, no organization and no session', async () => {
    const email = free();
    const browser = client();
    await beginSignUp({ email, organization_name: 'Nobody yet' }, browser);
    await browser.get('/cpi/v2/user').expect(401);
    expect(await account(email)).toBeNull();
    expect(await sql.rows(`select 1 from teams where name = 'Nobody yet'`)).toEqual([]);
  });

  test('the code opens the sign-up that it was mailed for, and no other of that address', async () => {
    const email = free();
    const stranger = await beginSignUp({ email, password: 'the password of a stranger' });
    await runPendingJobs();
    const owner = await beginSignUp({ email });
    const code = await mailedCode(email);
    expect((await confirmSignUp(stranger.id, code)).status).toBe(422);
    expect((await confirmSignUp(owner.id, code)).status).toBe(201);
    await client().signIn(email, newcomer.password);
  });

  test('five tries are counted before the code is looked at, so that forty at once are no more', async () => {
    const { id, email } = await beginSignUp({ email: free() });
    const code = await mailedCode(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => confirmSignUp(id, at === 39 ? code : wrong)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
    const late = await confirmSignUp(id, code);
    expect([late.status, late.body]).toEqual([422, answers[0]?.body]);
    expect(await account(email)).toBeNull();
  });

  test('a network tries sixty codes an hour, whatever sign-ups it began', async () => {
    for (let tries = 0; tries < 60; tries += 1) await confirmSignUp(`sign-up-${tries}`, '000000');
    expect((await confirmSignUp('sign-up-60', '000000')).status).toBe(429);
  });

  test('one account is made, however often and however many at once send the code', async () => {
    const { id, email } = await beginSignUp({ email: free(), organization_name: 'Once' });
    const code = await mailedCode(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirmSignUp(id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await sql.rows(`select 1 from teams where name = 'Once'`)).toHaveLength(1);
  });

  test('two sign-ups of one address that are confirmed at once make one account', async () => {
    const email = free();
    const one = await beginSignUp({ email });
    const code = await mailedCode(email);
    const other = await beginSignUp({ email });
    const otherCode = await mailedCode(email);
    const answers = await Promise.all([confirmSignUp(one.id, code), confirmSignUp(other.id, otherCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('who got an account meanwhile keeps it as it is', async () => {
    const { id, email } = await beginSignUp({ email: free() });
    const code = await mailedCode(email);
    const { user } = await makeMember('orderer', undefined, { email });
    expect(fieldsOf(await confirmSignUp(id, code).expect(422))).toEqual({ code: ['invalid'] });
    await client().signIn(user.email, testPassword);
  });
});

describe('what a sign-up leaves behind', () => {
  test('is neither the code nor the password in clear, before the mail went out or after', async () => {
    const { email } = await beginSignUp({ email: free() });
    const told = async (secrets: string[]) => {
      const rows = await sql.rows<{ row: string }>(
        `select s::text as row from sign_ups s union all select o::text from outbox_messages o
         union all select j::text from graphile_worker._private_jobs j`,
      );
      return rows.filter(({ row }) => secrets.some((secret) => row.includes(secret)));
    };
    expect(await told([newcomer.password])).toEqual([]);
    const code = await mailedCode(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(await told([newcomer.password, `"${code}"`])).toEqual([]);
  });

  test('goes when its time is over', async () => {
    const [old, fresh] = [await beginSignUp({ email: free() }), await beginSignUp({ email: free() })];
    await sql.rows('update sign_ups set expires_at = now() where email = $1', [old.email]);
    await sql.rows(`select graphile_worker.add_job('sign_up_sweep', '{}'::json)`);
    await runPendingJobs();
    const left = await sql.rows('select 1 from sign_ups where email = any($1::citext[])', [
      [old.email, fresh.email],
    ]);
    expect(left).toHaveLength(1);
  });
});

describe('a job that a dead worker left behind runs again, and', () => {
  /** The jobs that a call queues, done twice. */
  async function twice(call: () => Promise<unknown>) {
    await runPendingJobs();
    await call();
    const jobs = await sql.rows<{ task: string; payload: object }>(
      `select t.identifier as task, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id`,
    );
    await runPendingJobs();
    for (const { task, payload } of jobs)
      await sql.rows('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);
    await runPendingJobs();
  }

  test('the code stays the one that was mailed', async () => {
    const email = free();
    const browser = client();
    let id = '';
    await twice(async () => ({ id } = await beginSignUp({ email }, browser)));
    expect(await mailTo(email)).toHaveLength(1);
    expect((await confirmSignUp(id, await mailedCode(email))).status).toBe(201);
  });

  test('the link to a new password stays the one that was mailed', async () => {
    const email = await taken();
    await twice(() => client().post('/cpi/v1/password/forgot').send({ email }).expect(202));
    const mails = await mailTo(email);
    expect(mails.map(({ template }) => template)).toEqual(['account_reset_password']);
    const body = { token: mails[0]?.data.token, password: 'nine green bottles' };
    await client().post('/cpi/v1/password/reset').send(body).expect(200);
  });
});

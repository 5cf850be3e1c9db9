import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { database, sql } from '../database';
import { client, mailTo, runPendingJobs, useDatabase } from '../testing';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '.';
import { parkedMails } from './parked';
import { mostAttempts } from './mail.jobs';
import { closeMail, connectMail } from './transport';

useDatabase();

const greeting = defineMail<{ name: string }>('test_greeting', ({ name }) => ({
  subject: `Hello ${name}`,
  body: (
    <MailLayout heading={`Hello ${name}`} preview="A greeting">
      <Paragraph>It is lunch time.</Paragraph>
      <Facts rows={[['Total', '$381.31']]} />
      <Action path="/orders/3">See the order</Action>
    </MailLayout>
  ),
}));

const invitation = defineMail<{ name: string }>('test_invitation', ({ name }) => ({
  subject: `Lunch with ${name}`,
  body: (
    <MailLayout heading="Lunch" preview="Lunch">
      <Paragraph>It is off.</Paragraph>
    </MailLayout>
  ),
  calendar: {
    name: 'lunch-3',
    sequence: 2,
    status: 'cancelled',
    title: 'Lunch',
    startsAt: '2026-11-24T17:00:00.000Z',
    minutes: 30,
    where: 'Here',
    about: '',
    path: '/orders/3',
  },
}));

/** The few words of SMTP that a client needs; `refuse` answers the letter with a failure. */
function mailServer(letters: string[]) {
  const state = { refuse: false };
  const talk = (socket: Socket) => {
    let letter: string[] | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter && line === '.') {
          if (!state.refuse) letters.push(letter.join('\n'));
          letter = null;
          say(state.refuse ? '451 later' : '250 taken');
        } else if (letter) letter.push(line);
        else if (line === 'DATA') {
          letter = [];
          say('354 go on');
        } else say(line.startsWith('QUIT') ? '221 bye' : '250 fine');
      }
    });
  };
  const server: Server = createServer(talk);
  return { server, state };
}

const letters: string[] = [];
const { server, state } = mailServer(letters);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  closeMail();
  await new Promise((resolve) => server.close(resolve));
});

const queue = (event: string, to = 'sam@example.com') =>
  database.transaction((transaction) => greeting.queue(transaction, { event, to, data: { name: 'Sam' } }));

it('sends one letter per event, however often it is queued and the job is run', async () => {
  await queue('order-1-submitted');
  await queue('order-1-submitted', 'SAM@example.com');
  await runPendingJobs();
  const [row] = await mailTo('sam@example.com');
  await sql.rows(
    `select graphile_worker.add_job('mail_send', json_build_object('id', id)) from outbox_messages`,
  );
  await runPendingJobs();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: ${row?.message_id}`);
  expect(letters[0]).toContain('Subject: Hello Sam');
  expect(letters[0]).toContain('text/plain');
  expect(letters[0]).toContain('http://localhost:3000/orders/3');
  expect(row?.sent_at).toBeInstanceOf(Date);
});

it('sends nothing when the transaction fails', async () => {
  const failing = database.transaction(async (transaction) => {
    await greeting.queue(transaction, { event: 'never', to: 'never@example.com', data: { name: 'Nobody' } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await mailTo('never@example.com')).toEqual([]);
});

it('tries again under the same Message-ID after the mail server said no', async () => {
  letters.length = 0;
  state.refuse = true;
  await queue('order-2-submitted', 'kim@example.com');
  await runPendingJobs();
  expect(letters).toEqual([]);
  const [waiting] = await mailTo('kim@example.com');
  expect(waiting?.sent_at).toBeNull();
  state.refuse = false;
  await sql.rows(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await runPendingJobs();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: ${waiting?.message_id}`);
});

it('sends what a mail has for the calendar as an invitation to its reader', async () => {
  letters.length = 0;
  await database.transaction((transaction) =>
    invitation.queue(transaction, { event: 'lunch-3', to: 'sam@example.com', data: { name: 'Kim' } }),
  );
  await runPendingJobs();
  const [letter = ''] = letters;
  const [, encoded = ''] = /application\/ics[^]*?\n\n([\w+/=\n]+)/.exec(letter) ?? [];
  const file = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/\r\n[ \t]/g, '');
  expect(letter).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(letter).toContain('filename=lunch-3.ics');
  expect(file).toContain('METHOD:CANCEL');
  expect(file).toContain('mailto:sam@example.com');
});

it('sends a mail all the same to an address that no calendar knows', async () => {
  letters.length = 0;
  await database.transaction((transaction) =>
    invitation.queue(transaction, { event: 'lunch-4', to: 'mia@müller.example', data: { name: 'Mia' } }),
  );
  await runPendingJobs();
  expect(letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1])).toEqual(['Lunch with Mia']);
  expect(letters[0]).not.toContain('text/calendar');
});

it('parks what no try could send, shows it, and sends it once a person says so', async () => {
  letters.length = 0;
  state.refuse = true;
  await queue('order-3-submitted', 'poison@example.com');
  const tryAgain = async () => {
    await sql.rows(`update graphile_worker._private_jobs set run_at = now()`);
    await runPendingJobs();
  };
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) await tryAgain();
  expect(await parkedMails.list()).toEqual([]);
  await tryAgain();
  expect(await parkedMails.list()).toMatchObject([
    {
      what: 'test_greeting to poison@example.com',
      attempts: mostAttempts,
      last_error: expect.stringContaining('451') as string,
    },
  ]);
  expect((await client().get('/metrics')).text).toContain('mails_parked{template="test_greeting"} 1');
  // Neither the sweep nor a job that was left over goes on with it.
  await sql.rows(`update outbox_messages set created_at = now() - interval '1 hour'`);
  await sql.rows(`select graphile_worker.add_job('mail_sweep')`);
  await tryAgain();
  expect(await parkedMails.list()).toMatchObject([{ attempts: mostAttempts }]);
  expect(await parkedMails.runAgain()).toBe(1);
  await runPendingJobs();
  // All of its tries, not one more.
  expect(await parkedMails.list()).toEqual([]);
  state.refuse = false;
  await tryAgain();
  expect(letters).toHaveLength(1);
  expect(await parkedMails.list()).toEqual([]);
});

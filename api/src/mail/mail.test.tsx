import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { database, sql } from '../database';
import { runJobs } from '../jobs';
import { client, mailTo, makeUser, useDatabase } from '../testing';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '.';
import { parkedMails } from './parked';
import { mailJobs, mostAttempts } from './mail.jobs';
import { closeMail, connectMail } from './transport';

useDatabase();
const sendMails = () => runJobs(mailJobs);

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
  await sendMails();
  const [row] = await mailTo('sam@example.com');
  await sql.rows(
    `select graphile_worker.add_job('mail_send', json_build_object('id', id)) from outbox_messages`,
  );
  await sendMails();
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
  await sendMails();
  expect(letters).toEqual([]);
  const [waiting] = await mailTo('kim@example.com');
  expect(waiting?.sent_at).toBeNull();
  state.refuse = false;
  await sql.rows(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  );
  await sendMails();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: ${waiting?.message_id}`);
});

it('sends what a mail has for the calendar as an invitation to its reader', async () => {
  letters.length = 0;
  await database.transaction((transaction) =>
    invitation.queue(transaction, { event: 'lunch-3', to: 'sam@example.com', data: { name: 'Kim' } }),
  );
  await sendMails();
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
  await sendMails();
  expect(letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1])).toEqual(['Lunch with Mia']);
  expect(letters[0]).not.toContain('text/calendar');
});

it('parks what no try could send, shows it, and sends it once a person says so', async () => {
  letters.length = 0;
  state.refuse = true;
  await queue('order-3-submitted', 'poison@example.com');
  const tryAgain = async () => {
    await sql.rows(`update graphile_worker._private_jobs set run_at = now()`);
    await sendMails();
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
  await sendMails();
  // All of its tries, not one more.
  expect(await parkedMails.list()).toEqual([]);
  state.refuse = false;
  await tryAgain();
  expect(letters).toHaveLength(1);
  expect(await parkedMails.list()).toEqual([]);
});

describe('a mail of a kind that can be turned off', () => {
  const news = defineMail<object>(
    'test_poll_news',
    () => ({
      subject: 'News',
      body: (
        <MailLayout heading="News" preview="News">
          <Paragraph>The poll is over.</Paragraph>
        </MailLayout>
      ),
    }),
    { kind: 'poll_reminders' },
  );
  const tell = (event: string, to: string) =>
    database.transaction((transaction) => news.queue(transaction, { event, to, data: {} }));
  const becameOf = (email: string) =>
    sql.rows<{ sent: boolean; withheld: boolean }>(
      `select sent_at is not null as sent, withheld_at is not null as withheld from outbox_messages
       where recipient = $1 order by id`,
      [email],
    );

  it('goes or stays by what its reader wants when it is to be sent', async () => {
    const user = await makeUser();
    await tell('news-1', user.email);
    await user.update({ emailPreferences: { poll_reminders: false } });
    await sendMails();
    await user.update({ emailPreferences: { poll_invitations: false } });
    await tell('news-2', user.email);
    await sendMails();
    expect(await becameOf(user.email)).toEqual([
      { sent: false, withheld: true },
      { sent: true, withheld: false },
    ]);
    expect(letters.at(-1)).toContain('choose which mails you get');
  });

  it('[PAGE-05] names in its headers where a mail program unsubscribes its reader, and in its words where they do', async () => {
    const user = await makeUser();
    await tell('news-4', user.email);
    await sendMails();
    const unfolded = (letters.at(-1) ?? '').replace(/\n /g, ' ').replace(/=\n/g, '');
    expect(unfolded).toMatch(
      /^List-Unsubscribe:\s+<http:\/\/localhost:3000\/cpi\/v1\/public\/unsubscribe\?token=[\w-]+>$/m,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(unfolded).toContain('http://localhost:3000/unsubscribe?token=');
    await queue('order-9-submitted');
    await sendMails();
    expect(letters.at(-1)).not.toContain('List-Unsubscribe');
  });

  it('goes to whoever has no account, and so nothing to choose by', async () => {
    await tell('news-3', 'no-account@example.com');
    await sendMails();
    expect(await becameOf('no-account@example.com')).toEqual([{ sent: true, withheld: false }]);
    expect(letters.at(-1)).not.toContain('choose which mails you get');
  });

  it('[PAGE-05] stays where its address without an account has unsubscribed', async () => {
    await sql.rows("insert into mail_refusals (email, kind) values ('guest@example.com', 'poll_reminders')");
    await tell('news-5', 'Guest@example.com');
    await sendMails();
    expect(await becameOf('Guest@example.com')).toEqual([{ sent: false, withheld: true }]);
  });
});

import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, mailTo, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();
beforeEach(() => sql.rows('truncate support_tickets, outbox_messages, rate_limits'));

const path = '/cpi/v1/public/support_tickets';
const support = 'support@coppercarrot.example';
const question = (changes: Partial<Schemas['SupportTicketBody']> = {}) => ({
  name: 'Robin Vale',
  email: 'robin@example.com',
  message: 'Where is our lunch?\nIt is noon.',
  page_url: '/customer/me/orders/7',
  ...changes,
});
const numberIn = (answer: { body: unknown }) => (answer.body as Schemas['SupportTicket']).number;
const dataOf = async (address: string) => (await mailTo(address)).map(({ data }) => data);

it('reaches the support team with the page that it was asked on, and its sender has the number', async () => {
  const number = numberIn(await client().post(path).send(question()).expect(201));
  expect(number).toMatch(/^CC-\d+$/);
  expect(await dataOf(support)).toEqual([{ number, ...question() }]);
  // Without an account the copy quotes nothing: else it would carry anybody's words to any address.
  expect(await dataOf('robin@example.com')).toEqual([{ number, message: null }]);
});

it('quotes the question to a person at their own address', async () => {
  const user = await makeUser();
  const agent = await signedIn(user);
  const { message } = question();
  await agent
    .post(path)
    .send(question({ email: user.email }))
    .expect(201);
  expect(await dataOf(user.email)).toEqual([{ number: expect.any(String) as string, message }]);
  const [ticket] = await sql.rows<{ user_id: number }>('select user_id from support_tickets', []);
  expect(ticket?.user_id).toBe(user.id);
});

it('is one ticket with one mail to each, however often it is sent under one key', async () => {
  const send = () => client().post(path).set('Idempotency-Key', 'press-1').send(question()).expect(201);
  const numbers = (await Promise.all([send(), send(), send()])).map(numberIn);
  expect(new Set(numbers).size).toBe(1);
  expect(await dataOf(support)).toHaveLength(1);
  expect(await dataOf('robin@example.com')).toHaveLength(1);
});

it.each([
  ['message', { message: '  ' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['email', { email: 'nobody' }],
  ['name', { name: 'see evil.com' }],
])('is refused by its field %s', async (field, changes) => {
  const answer = await client().post(path).send(question(changes)).expect(422);
  expect(Object.keys((answer.body as Schemas['Error']).fields ?? {})).toEqual([field]);
  expect(await sql.rows('select id from support_tickets', [])).toEqual([]);
});

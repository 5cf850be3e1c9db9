import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import { addDays } from '../schedule';
import { type TestClient, until } from './index';
import { watchable } from './watching';

/** Somebody whose calls are taken down. */
interface Caller {
  browser: TestClient;
  call<Body>(
    call: string,
    params?: Record<string, string | number>,
    given?: { query?: object; body?: object },
  ): Promise<Body>;
  take(call: string, answered: { status: number; body: unknown }): unknown;
}

const orders = '/cpi/v1/orderer/orders/{id}';
const polls = '/cpi/v1/orderer/order_polls/{code}';
const shared = '/cpi/v1/public/order_polls/{code}';
const answers = '/cpi/v1/public/poll_selections';
const bills = '/cpi/v2/public/poll_selection_bills';

/** Somebody asks their team about a new cart of a package, answers for others, and looks at what that would order. */
export async function recordPoll(
  person: Caller,
  packageId: number,
  order: { headcount: number; start_date: string; start_time: string },
  place: object,
): Promise<void> {
  const made = await person.browser
    .post(`/cpi/v1/orderer/packages/${packageId}/order`)
    .send({ ...place, order })
    .expect(201);
  const { id } = made.body as { id: number };
  const end = { end_date: addDays(order.start_date, -6), end_time: '17:00' };
  const ask = (wish: object) =>
    person.call<Schemas['Poll']>(`post ${orders}/poll`, { id }, { body: { order_poll: wish } });
  await ask({ ...end, end_date: order.start_date });
  const invitees = [
    { email: 'colleague@northwind.example' },
    { email: 'attendee@northwind.example' },
    { email: 'robin@orchard.example', name: 'Robin Reyes' },
  ];
  const { code, poll_options } = await ask({ ...end, combo_creation_allowed: true, invitees });
  const option = (index: number) => poll_options[index]?.package_item_option_id;
  const answer = (poll_selection: object) =>
    person.call<Schemas['PollSelection']>(`post ${polls}/selections`, { code }, { body: { poll_selection } });
  await answer({ user_id: null, name: 'Wren Hale' });
  await answer({
    user_id: null,
    name: 'Kit Amari',
    email: 'kit@orchard.example',
    combo: { package_item_option_ids: [option(0), option(1)] },
    note: 'No onions, please',
    dietary: ['vegetarian'],
  });
  await answer({ user_id: null, ...{ name: 'Sol Vega', opted_out: true } });
  const { id: selection } = await answer({
    user_id: null,
    ...{ name: 'Wren Hale', email: 'wren@orchard.example', package_item_option_id: option(0), qty: 2 },
  });
  await person.call(
    `patch ${polls}/selections/{id}`,
    { code, id: selection },
    { body: { poll_selection: { package_item_option_id: option(1) } } },
  );
  await person.call(`get ${polls}/selections`, { code }, { query: { limit: 200 } });
  await person.call(
    `post ${polls}/invitees`,
    { code },
    { body: { invitees: [{ email: 'sam@orchard.example' }] } },
  );
  await person.browser.post(`/cpi/v1/orderer/order_polls/${code}/reminders`).expect(204);
  await person.call(`post ${polls}/reminders`, { code });
  await person.call(
    `patch ${orders}/poll`,
    { id },
    { body: { order_poll: { end_date: end.end_date, end_time: '16:00' } } },
  );
  await person.call(`get ${orders}/poll`, { id });
  await person.call(`post ${orders}/poll/apply_selections`, { id }, { body: { persist_changes: false } });
  await person.call('get /cpi/v1/orderer/order_polls');
  await person.call(
    `post ${answers}`,
    {},
    { body: { code, poll_selection: { package_item_option_id: option(1) } } },
  );
  await person.call(`get ${answers}`, {}, { query: { code } });
  await person.call(`get ${bills}`, {}, { query: { code } });
  await person.call(`get ${polls}/bills`, { code });
  await person.call(`get ${shared}/counts`, { code });
  await recordStream(person, code, () => person.call(`post ${polls}/renewals`, { code }));
}

/** All that a page hears of a poll, from how it stands to its last word. */
async function recordStream(person: Caller, code: string, end: () => Promise<unknown>): Promise<void> {
  const { server, watch } = await watchable(createApp());
  const page = await watch(shared.replace('{code}', code) + '/live');
  await until('hearing how the poll stands', () => page.events().length > 0);
  await end();
  await until('the last word', page.isOver);
  server.close();
  person.take(`get ${shared}/live`, { status: page.response.status, body: page.text() });
}

import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, apiWith, open } from '../../test/open';

const messages = '/cpi/v2/messages';
const threads = '/cpi/v2/messages/threads';
const brandPath = '/cpi/v2/public/brands/{slug}';

const aMessage = (more: Partial<Schemas['Message']> = {}): Schemas['Message'] => ({
  ...recorded[`post ${messages}`][201],
  id: 5,
  body: 'We come at noon.',
  own: false,
  from_caterer: true,
  sender_name: 'Cora Cook',
  acting_as: null,
  ...more,
});
const aThread = (more: Partial<Schemas['MessageThread']> = {}): Schemas['MessageThread'] => ({
  id: 3,
  order: { id: 12, start_date: '2099-03-04' },
  team: { id: 4, name: 'Northwind Labs' },
  brand: { id: 7, name: 'Saffron Table', avatar_url: '' },
  last_message: aMessage(),
  unread_count: 2,
  ...more,
});
const inGeneral = aThread({
  id: 4,
  order: null,
  unread_count: 0,
  last_message: aMessage({ own: true, body: 'Coffee?' }),
});

const listing = (records: Schemas['MessageThread'][]) =>
  new FakeApi().on('get', threads, () => ({ records, count: records.length }));

/** A thread in which what is sent is kept. */
class Talk {
  said: Schemas['Message'][] = [aMessage()];

  constructor(readonly api: FakeApi) {
    api
      .on('get', messages, () => ({ records: this.said, count: this.said.length }))
      .on('post', `${messages}/read`, () => undefined)
      .on('post', messages, ({ body }) => {
        const made = aMessage({ id: 6, own: true, from_caterer: false, body: body.message.body });
        this.said = [made, ...this.said];
        return made;
      });
  }
}

it.each([
  ['/customer/1/inbox', null, '/customer/orders/12/messages', '/customer/inbox/brands/7?organizationId=4'],
  ['/organization/4/inbox', '4', '/organization/4/orders/12/messages', '/organization/4/inbox/brands/7'],
])(
  '[INB-01] lists threads with their last words and what is new: %s',
  async (path, team, ofOrder, general) => {
    const api = listing([aThread(), inGeneral]);
    const { container } = await open(path, api);
    const list = await screen.findByRole('list', { name: 'Threads' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveAttribute('href', ofOrder);
    expect(first).toHaveTextContent(/Saffron Table.*Order #12.*Cora Cook: We come at noon\..*2 new/);
    expect(second).toHaveAttribute('href', general);
    expect(second).toHaveTextContent('You: Coffee?');
    expect(api.called('get', threads)[0]?.query.get('team_id')).toBe(team);
    expect((await axe(container)).violations).toEqual([]);
  },
);

it('says what to do where nothing was written yet, and shows who may not read it the error page', async () => {
  const { unmount } = await open('/customer/1/inbox', listing([]));
  expect(await screen.findByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/customer/orders',
  );
  unmount();
  const refusing = new FakeApi().on('get', threads, () => new Refusal(403, 'forbidden'));
  await open('/organization/4/inbox', refusing);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

it.each(['/customer/1/inbox/brands/7?organizationId=4', '/organization/4/inbox/brands/7'])(
  '[INB-02] reads and writes what an organization and a restaurant say to each other: %s',
  async (path) => {
    const api = listing([aThread()]).on('get', brandPath, () => ({
      ...recorded[`get ${brandPath}`][200],
      id: 7,
      name: 'Saffron Table',
    }));
    const talk = new Talk(api);
    const { container } = await open(path, api);
    const log = await screen.findByRole('log', { name: 'Messages with Saffron Table' });
    expect(log).toHaveTextContent('We come at noon.');
    await waitFor(() =>
      expect(api.called('post', `${messages}/read`).map(({ body }) => body.thread)).toEqual([
        { team_id: 4, brand_id: 7, read_through: 5 },
      ]),
    );
    expect((await axe(container)).violations).toEqual([]);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'And coffee?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(within(log).getAllByText('And coffee?')).toHaveLength(1));
    expect(api.called('post', messages).map(({ body }) => body.message)).toEqual([
      { team_id: 4, brand_id: 7, body: 'And coffee?' },
    ]);
    expect(talk.said).toHaveLength(2);
  },
);

it.each(['/customer/1/orders/12/messages', '/organization/4/orders/12/messages'])(
  '[CUST-17] [ORG-13] writes about an order over its page, and sends what failed again once: %s',
  async (path) => {
    const order = anOrder({ brand: { ...anOrder().brand, name: 'Saffron Table' } });
    const api = apiWith(order);
    const talk = new Talk(api);
    const refusals = [new Refusal(422, 'record_invalid')];
    const answer = () => {
      const made = aMessage({ id: 6, own: true, from_caterer: false, body: 'Where do you park?' });
      talk.said = [made, ...talk.said];
      return made;
    };
    api.on('post', messages, () => refusals.shift() ?? answer());
    await open(path, api);
    const dialog = await screen.findByRole('dialog', { name: 'Messages with Saffron Table' });
    const log = await within(dialog).findByRole('log');
    const user = userEvent.setup();
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Where do you park?');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await user.click(await within(dialog).findByRole('button', { name: /again/i }));
    await waitFor(() => expect(talk.said).toHaveLength(2));
    await waitFor(() => expect(within(log).getAllByText('Where do you park?')).toHaveLength(1));
    const keys = api
      .called('post', messages)
      .map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  },
);

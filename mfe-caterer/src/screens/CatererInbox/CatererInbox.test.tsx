import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const messages = '/cpi/v2/messages';
const threads = '/cpi/v2/messages/threads';

const said: Schemas['Message'] = {
  ...recorded[`post ${messages}`][201],
  id: 5,
  body: 'Do you bring coffee?',
  own: false,
  from_caterer: false,
  sender_name: 'Pat Low',
  acting_as: null,
};
const thread = (more: Partial<Schemas['MessageThread']>): Schemas['MessageThread'] => ({
  id: 3,
  order: null,
  team: { id: 4, name: 'Northwind Labs' },
  brand: { id: 7, name: 'Saffron Table', avatar_url: '' },
  last_message: said,
  unread_count: 1,
  ...more,
});

it('lists what was written to the kitchen, leads to its orders, and answers what was asked in general', async () => {
  const api = new FakeApi()
    .on('get', threads, () => ({
      records: [thread({}), thread({ id: 4, order: { id: 12, start_date: null }, unread_count: 0 })],
      count: 2,
    }))
    .on('get', messages, () => ({ records: [said], count: 1 }))
    .on('post', `${messages}/read`, () => undefined)
    .on('post', messages, ({ body }) => ({ ...said, id: 6, own: true, body: body.message.body }));
  const { container } = await open('/caterer/7/inbox', api);
  const list = await screen.findByRole('list', { name: 'Threads' });
  expect(api.called('get', threads)[0]?.query.get('side')).toBe('caterer');
  const [general, ofOrder] = within(list).getAllByRole('link');
  expect(general).toHaveTextContent(/Northwind Labs.*In general.*Do you bring coffee\?.*1 new/);
  expect(ofOrder).toHaveAttribute('href', '/caterer/7/orders/12');
  const user = userEvent.setup();
  await user.click(general as HTMLElement);
  expect(await screen.findByRole('log', { name: 'Messages in general' })).toHaveTextContent(
    'Do you bring coffee?',
  );
  expect((await axe(container)).violations).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'We do.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.called('post', messages).map(({ body }) => body.message)).toEqual([
      { team_id: 4, brand_id: 7, body: 'We do.' },
    ]),
  );
});

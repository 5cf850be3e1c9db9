import type { Schemas } from '@copper-carrot/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerson } from '../../../test/fixtures';
import { faultsOf, open } from '../../../test/render';
import { FakeServer, Refusal } from '../../../test/server';

const calls = '/cpi/v2/orderer/saved_searches';
const one = '/cpi/v2/orderer/saved_searches/{id}';
const address = '/search?search_type=packages&place_id=1&headcount=20&start_date=2099-12-01&has_deal=true';
const lunch: Schemas['SavedSearch'] = {
  id: 5,
  name: 'Weekday lunch',
  user_id: 1,
  place_id: 10,
  headcount: 25,
  max_price: '16.0',
  presentation_type: 'individual',
};

async function start(server = new FakeServer(), searches = [lunch]) {
  const page = await open(address, { server, user: aPerson({ saved_searches: searches }) });
  await screen.findByRole('link', { name: 'Curry table' });
  fireEvent.click(screen.getByRole('button', { name: /^Saved searches/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved searches' });
  return { page, server, dialog: within(dialog), element: dialog };
}
const accepting = () => new FakeServer().on('post', calls, () => lunch);

it('[PLAN-10] [PLAN-12] keeps the present search under a name, in the words of a saved search', async () => {
  const { server, dialog, element } = await start(accepting());
  expect(await faultsOf(element)).toEqual([]);
  const name = dialog.getByRole('textbox', { name: /^Keep the present search/ });
  expect(name).toHaveValue('With a deal');
  await userEvent.clear(name);
  await userEvent.type(name, 'Deals for twenty{Enter}');
  await waitFor(() =>
    expect(server.bodies('post', calls)).toEqual([
      {
        saved_search: {
          name: 'Deals for twenty',
          search_type: 'packages',
          place_id: 1,
          headcount: 20,
          has_deal: true,
        },
      },
    ]),
  );
  await waitFor(() => expect(name).toHaveValue(''));
  expect(dialog.queryByText('Give the search a name.')).not.toBeInTheDocument();
});

it('asks for a name, and not for one that is taken', async () => {
  const words = 'is already the name of another of your searches';
  const taken = { message: `Name ${words}`, fields: { name: ['taken'] }, field_errors: { name: [words] } };
  const { server, dialog } = await start(
    new FakeServer().on('post', calls, () => new Refusal(422, 'record_invalid', taken)),
  );
  const name = dialog.getByRole('textbox', { name: /^Keep the present search/ });
  await userEvent.clear(name);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give the search a name.')).toBeInTheDocument();
  expect(server.bodies('post', calls)).toEqual([]);
  await userEvent.type(name, 'Weekday lunch');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(`The name ${words}.`)).toBeInTheDocument();
  expect(name).toHaveValue('Weekday lunch');
});

it('[PLAN-09] [PLAN-12] brings one back in place of the present search, on the day looked at', async () => {
  const { page, dialog } = await start();
  const entry = dialog.getByRole('button', { name: /^Weekday lunch/ });
  expect(entry).toHaveTextContent('Nashville · 25 people · Individually packed · Up to $16.00 a person');
  fireEvent.click(entry);
  await waitFor(() => expect(page.query().get('place_id')).toBe('10'));
  expect(Object.fromEntries(page.query())).toEqual({
    place_id: '10',
    headcount: '25',
    start_date: '2099-12-01',
    presentation_type: 'individual',
    max_price: '16',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('renames one', async () => {
  const server = new FakeServer().on('patch', one, () => lunch);
  const { dialog } = await start(server);
  fireEvent.click(dialog.getByRole('button', { name: 'Rename Weekday lunch' }));
  const name = await dialog.findByRole('textbox', { name: 'New name for Weekday lunch' });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, 'Friday lunch{Enter}');
  await waitFor(() =>
    expect(server.bodies('patch', one)).toEqual([{ saved_search: { name: 'Friday lunch' } }]),
  );
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Rename Weekday lunch' })).toHaveFocus());
});

it('deletes one, and can undo that', async () => {
  const server = accepting();
  const { page, dialog } = await start(server);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Weekday lunch' }));
  await waitFor(() => expect(server.called('delete', one)).toHaveLength(1));
  await waitFor(() => expect(page.notices[0]?.message).toBe('“Weekday lunch” was deleted.'));
  const { id: _id, user_id: _user, ...body } = lunch;
  await act(async () => {
    await page.notices[0]?.action?.onClick();
  });
  expect(server.bodies('post', calls)).toEqual([{ saved_search: body }]);
});

it('[PLAN-15] shows the message of the server where a call failed, and keeps what was typed', async () => {
  const server = new FakeServer()
    .on('post', calls, () => new Refusal(422, 'record_invalid', { message: 'You keep 50 searches already.' }))
    .on('delete', one, () => new Refusal(403, 'internal', { message: 'Not today.' }));
  const { page, dialog } = await start(server);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.notices).toEqual([{ kind: 'error', message: 'You keep 50 searches already.' }]),
  );
  expect(dialog.getByRole('textbox', { name: /^Keep the present search/ })).toHaveValue('With a deal');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Weekday lunch' }));
  await waitFor(() => expect(page.notices[1]).toEqual({ kind: 'error', message: 'Not today.' }));
  expect(dialog.getByRole('button', { name: /^Weekday lunch/ })).toBeInTheDocument();
});

it('asks who is signed out to log in, and goes on from there', async () => {
  const held: { page?: Awaited<ReturnType<typeof open>> } = {};
  const openAuth = jest.fn(async () => {
    await held.page?.become(aPerson({ saved_searches: [lunch] }));
    return true;
  });
  const page = await open(address, { shell: { openAuth } });
  held.page = page;
  await screen.findByRole('link', { name: 'Curry table' });
  fireEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
  expect(await screen.findByRole('dialog', { name: 'Saved searches' })).toBeInTheDocument();
  expect(page.query().get('has_deal')).toBe('true');
});

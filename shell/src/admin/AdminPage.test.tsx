import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { axe } from 'jest-axe';
import { connectTestShell, person } from '../test/shell';
import { AdminPage } from './AdminPage';
import { StartGhosting } from './StartGhosting';

const nadia: Schemas['GhostablePerson'] = {
  ...{ id: 44, name: 'Nadia Okafor', email: 'nadia@example.com', brands: [] },
  teams: [{ id: 4, name: 'Northwind Labs', role_label: 'Orderer' }],
};
const api = () =>
  new FakeApi()
    .on('get', '/cpi/v2/admin/people', ({ query }) =>
      query.get('query') === 'Northwind' ? { records: [nadia], count: 1 } : { records: [], count: 0 },
    )
    .on('get', '/cpi/v2/admin/ghost_sessions', () => ({
      count: 1,
      records: [
        {
          ...{ id: 1, admin_name: 'Ada Min', user_id: 44, user_name: 'Nadia Okafor' },
          reason: 'Her order did not load',
          started_at: '2026-11-20T10:00:00.000Z',
          ended_at: null,
        },
      ],
    }));

async function open(given = api()) {
  connectTestShell({ as: person({ is_admin: true }) });
  globalThis.fetch = given.fetch;
  const page = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/admin']}>
        <AdminPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  await act(() => Promise.resolve());
  return page;
}

it('[SESS-12] finds a person by their organization, and shows who acted as whom and why', async () => {
  const { container } = await open();
  const log = await screen.findByRole('grid', { name: 'Past sessions' });
  for (const words of ['Ada Min', 'Nadia Okafor', 'Her order did not load', 'Now'])
    expect(within(log).getByText(words)).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /Person or organization/ }), {
    target: { value: 'Northwind' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  const found = await screen.findByRole('grid', { name: 'People found' });
  expect(await within(found).findByText('Northwind Labs (Orderer)')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Act as Nadia Okafor' }));
  expect(await screen.findByRole('dialog', { name: 'Act as Nadia Okafor' })).toBeVisible();
});

it('[SESS-12] begins with a reason, and loads the site as that person', async () => {
  const given = api().on('post', '/cpi/v2/users/{id}/ghost_session', () => undefined);
  connectTestShell({ as: person({ is_admin: true }) });
  globalThis.fetch = given.fetch;
  const leave = jest.fn();
  render(
    <MemoryRouter>
      <StartGhosting person={nadia} onClose={() => undefined} leave={leave} />
    </MemoryRouter>,
  );
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  fireEvent.change(reason, { target: { value: 'Why' } });
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText(/at least 10/i)).toBeVisible();
  fireEvent.change(reason, { target: { value: 'Her order did not load' } });
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(given.called('post', '/cpi/v2/users/{id}/ghost_session')).toMatchObject([
    { params: { id: '44' }, body: { reason: 'Her order did not load' } },
  ]);
});

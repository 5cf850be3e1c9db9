import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { type Schemas } from '@copper-carrot/contracts';
import { refetchUser } from '@copper-carrot/contracts/runtime';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { aMembership, connectTestShell, person } from '../test/shell';
import { JoinPage } from './JoinPage';

const path = '/cpi/v2/public/invitations/{token}';
const claimPath = '/cpi/v2/memberships/{id}/claim';
const { 200: recordedInvitation, 404: withdrawn } = recorded[`get ${path}`];
const { 409: closed } = recorded[`post ${claimPath}`];

const invitation: Schemas['Invitation'] = {
  ...recordedInvitation,
  id: 3,
  email: 'robin@example.com',
  team_id: 4,
  team_name: 'Northwind Labs',
  role: 'orderer',
  role_label: 'Orderer',
  inviter_name: 'Nadia Okafor',
};
const inviting = (more: Partial<Schemas['Invitation']> = {}) =>
  new FakeApi().on('get', path, () => ({ ...invitation, ...more }));
const robin = person({ email: 'Robin@example.com' });

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">{"frameOrigins":["http://localhost"],"demoAccounts":[]}</script>`,
  );
});

async function open({
  api = inviting(),
  as = null,
  at = '/invitations/secret/join',
}: { api?: FakeApi; as?: Schemas['Session'] | null; at?: string } = {}) {
  connectTestShell({ as, refetchUser: jest.fn(() => Promise.resolve(as)) });
  globalThis.fetch = api.fetch;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/invitations/join" element={<JoinPage />} />
          <Route path="/invitations/:token/join" element={<JoinPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  await act(() => Promise.resolve());
  return api;
}

it('[PAGE-08] says who invites to which organization in which role', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Northwind Labs' })).toBeVisible();
  expect(screen.getByText(/Nadia Okafor invites robin@example.com to Northwind Labs as/)).toHaveTextContent(
    'Orderer',
  );
});

it('signs somebody without an account up in the invitation, whose token goes behind the #', async () => {
  await open();
  expect(await screen.findByTitle('Sign Up')).toHaveAttribute(
    'src',
    '/safe/sign_up#email=robin%40example.com&invitation=secret',
  );
});

it('asks somebody with an account to log in, with their address filled in', async () => {
  await open({ api: inviting({ has_account: true }) });
  expect(await screen.findByTitle('Log In')).toHaveAttribute('src', '/safe/login#email=robin%40example.com');
});

it('lets the invited person join, by the token', async () => {
  const api = await open({ as: robin });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Northwind Labs' }));
  await act(() => Promise.resolve());
  expect(api.called('post', claimPath)).toMatchObject([
    { params: { id: '3' }, body: { invitation_token: 'secret' } },
  ]);
  expect(await refetchUser()).toBe(robin);
});

it('says what the API says against it', async () => {
  await open({ as: robin, api: inviting().on('post', claimPath, () => Refusal.of(closed)) });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Northwind Labs' }));
  expect(await screen.findByText(closed.message)).toBeVisible();
});

it('tells somebody else that it is not for them', async () => {
  await open({ as: person({ email: 'kim@example.com' }) });
  expect(await screen.findByText('You are logged in as kim@example.com')).toBeVisible();
  expect(screen.getByText('This invitation is for robin@example.com.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out and go on' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

it('greets a member, whatever became of the invitation', async () => {
  const memberships = [aMembership('orderer', 4, 'Northwind Labs')];
  await open({ api: inviting({ status: 'accepted' }), as: person({ memberships }) });
  expect(await screen.findByRole('heading', { name: 'You belong to Northwind Labs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
});

it.each([
  ['expired', 'The invitation to Northwind Labs is too old', /ask Nadia Okafor to send it again/],
  ['accepted', 'The invitation to Northwind Labs was used already', /log in as robin@example.com/],
] as const)('says of one that is %s what to do', async (status, title, next) => {
  await open({ api: inviting({ status }) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
});

it.each(['/invitations/secret/join', '/invitations/join', `/invitations/${'x'.repeat(201)}/join`])(
  'says of one that was withdrawn or never was to look for the newest mail: %s',
  async (at) => {
    await open({ at, api: new FakeApi().on('get', path, () => Refusal.of(withdrawn)) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This invitation does not work any more' }),
    ).toBeVisible();
    expect(screen.getByText(/look for the newest mail/)).toBeVisible();
  },
);

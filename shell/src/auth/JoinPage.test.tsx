import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { refetchUser, type Schemas } from '@copper-carrot/contracts';
import { connectTestShell, person } from '../test/shell';
import { type Invitation, JoinPage } from './JoinPage';

const invitation: Invitation = {
  id: 3,
  email: 'robin@example.com',
  team_id: 4,
  team_name: 'Northwind Labs',
  role: 'orderer',
  role_label: 'Orderer',
  inviter_name: 'Nadia Okafor',
  status: 'open',
  has_account: false,
};
const robin = person({ email: 'Robin@example.com' });
const member = {
  id: 1,
  team_id: 4,
  role: 'orderer',
  role_label: 'Orderer',
  team: { id: 4, name: 'Northwind Labs', access_code: 'x' },
} as const;

beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">{"frameOrigins":["http://localhost"],"demoAccounts":[]}</script>`,
  );
});

interface Opening {
  answer?: { status: number; json: object };
  claim?: { status: number; json: object };
  as?: Schemas['Session'] | null;
  path?: string;
}

async function open({
  answer = { status: 200, json: invitation },
  claim = { status: 200, json: { team_id: 4 } },
  as = null,
  path = '/invitations/secret/join',
}: Opening = {}) {
  connectTestShell({ as, refetchUser: jest.fn(() => Promise.resolve(as)) });
  const sent: { path: string; body?: string }[] = [];
  globalThis.fetch = ((url: string, { body }: { body?: string }) => {
    sent.push({ path: url, body });
    const { status, json } = url.endsWith('/claim') ? claim : answer;
    const text = JSON.stringify(json);
    return Promise.resolve({ status, text: () => Promise.resolve(text), json: () => Promise.resolve(json) });
  }) as unknown as typeof fetch;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/invitations/join" element={<JoinPage />} />
          <Route path="/invitations/:token/join" element={<JoinPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  await act(() => Promise.resolve());
  return sent;
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
  await open({ answer: { status: 200, json: { ...invitation, has_account: true } } });
  expect(await screen.findByTitle('Log In')).toHaveAttribute('src', '/safe/login#email=robin%40example.com');
});

it('lets the invited person join, by the token', async () => {
  const sent = await open({ as: robin });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Northwind Labs' }));
  await act(() => Promise.resolve());
  expect(sent.at(-1)).toEqual({
    path: '/cpi/v2/memberships/3/claim',
    body: JSON.stringify({ invitation_token: 'secret' }),
  });
  expect(await refetchUser()).toBe(robin);
});

it('says what the API says against it', async () => {
  const refusal = { code: 'invitation_closed', message: 'This invitation is no longer open.' };
  await open({ as: robin, claim: { status: 409, json: refusal } });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Northwind Labs' }));
  expect(await screen.findByText(refusal.message)).toBeVisible();
});

it('tells somebody else that it is not for them', async () => {
  await open({ as: person({ email: 'kim@example.com' }) });
  expect(await screen.findByText('You are logged in as kim@example.com')).toBeVisible();
  expect(screen.getByText('This invitation is for robin@example.com.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out and go on' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

it('greets a member, whatever became of the invitation', async () => {
  const answer = { status: 200, json: { ...invitation, status: 'accepted' } };
  await open({ answer, as: person({ memberships: [member] }) });
  expect(await screen.findByRole('heading', { name: 'You belong to Northwind Labs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
});

it.each([
  ['expired', 'The invitation to Northwind Labs is too old', /ask Nadia Okafor to send it again/],
  ['accepted', 'The invitation to Northwind Labs was used already', /log in as robin@example.com/],
])('says of one that is %s what to do', async (status, title, next) => {
  await open({ answer: { status: 200, json: { ...invitation, status } } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
});

it.each(['/invitations/secret/join', '/invitations/join'])(
  'says of one that was withdrawn or never was to look for the newest mail: %s',
  async (path) => {
    await open({ path, answer: { status: 404, json: { code: 'not_found', message: 'x' } } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This invitation does not work any more' }),
    ).toBeVisible();
    expect(screen.getByText(/look for the newest mail/)).toBeVisible();
  },
);

import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { type Member } from './api';

const team = '/cpi/v2/orderer/teams/{id}';
const memberships = `${team}/memberships` as const;
const [member] = recorded[`get ${memberships}`][200].records as [Member];
const pat: Member = {
  ...member,
  id: 1,
  user_id: 1,
  team_id: 4,
  name: 'Pat Low',
  email: 'pat@northwind.example',
};
const invited: Member = {
  ...pat,
  id: 9,
  user_id: null,
  name: null,
  email: 'robin@northwind.example',
  role: 'staff',
  role_label: 'Staff',
  status: 'invited',
};
/** The API for somebody who may invite, or not. */
const apiFor = (invite: boolean) =>
  new FakeApi()
    .on('get', team, () => ({
      ...recorded[`get ${team}`][200],
      id: 4,
      can: { update: invite, invite },
    }))
    .on('get', memberships, () => ({ records: [pat, invited], count: 2 }));

it('[ORG-03] lists members and open invitations with their roles', async () => {
  const { container } = await open('/organization/4/members', apiFor(true));
  expect(await screen.findByRole('row', { name: /Pat Low/ })).toHaveTextContent(/Admin.*Member/);
  expect(screen.getByRole('row', { name: 'robin@northwind.example' })).toHaveTextContent(/Staff.*Invited/);
  expect(screen.getByRole('link', { name: 'Invite someone' })).toHaveAttribute(
    'href',
    '/organization/4/members/invite',
  );
  expect((await axe(container)).violations).toEqual([]);
});

it('offers nothing to do with invitations to those who may not invite', async () => {
  await open('/organization/4/members', apiFor(false));
  await screen.findByRole('row', { name: /Pat Low/ });
  expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('sends an invitation again, and withdraws it once that is confirmed', async () => {
  const api = apiFor(true);
  const invitation = { id: '4', membershipId: '9' };
  await open('/organization/4/members', api);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Send the invitation to robin@northwind.example again' }),
  );
  await waitFor(() =>
    expect(api.called('post', `${memberships}/{membershipId}/resend_invitation`)).toMatchObject([
      { params: invitation },
    ]),
  );
  const withdrawal = `${memberships}/{membershipId}/invitation` as const;
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to robin@northwind.example' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation?' });
  expect(question).toHaveAccessibleDescription(/robin@northwind.example/);
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(api.called('delete', withdrawal)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to robin@northwind.example' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(api.called('delete', withdrawal)).toMatchObject([{ params: invitation }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('[ORG-03] says beside the field why somebody is not invited', async () => {
  const api = apiFor(true);
  await open('/organization/4/members/invite', api);
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  expect(dialog).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('E-mail is missing.')).toBeVisible();
  const refusal = {
    fields: { 'memberships.0.email': ['taken'] },
    field_errors: { 'memberships.0.email': ['is a member already'] },
  };
  api.on('post', memberships, () => new Refusal(422, 'record_invalid', refusal));
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), { target: { value: pat.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('E-mail is a member already.')).toBeVisible();
});

describe('pressed again after a lost answer', () => {
  const lost = () => new Refusal(503, 'unavailable', { message: 'Not now.' });
  /** Presses twice; each press is three tries, of which all say that they are one. */
  async function pressTwice(name: string, keys: () => (string | undefined)[], isOver: () => void) {
    for (const tries of [3, 6]) {
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(keys()).toHaveLength(tries), { timeout: 5_000 });
      await waitFor(isOver);
    }
    expect([...new Set(keys())]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  }

  it('an invitation is the same one', async () => {
    const api = apiFor(true).on('post', memberships, lost);
    await open('/organization/4/members/invite', api);
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    fireEvent.change(field, { target: { value: 'new@northwind.example' } });
    const keys = () => api.called('post', memberships).map(({ headers }) => headers['Idempotency-Key']);
    await pressTwice('Send invitation', keys, () => expect(screen.getByText('Not now.')).toBeVisible());
  }, 20_000);

  it('one that is sent again is sent once', async () => {
    const resend = `${memberships}/{membershipId}/resend_invitation` as const;
    const api = apiFor(true).on('post', resend, lost);
    const { notices } = await open('/organization/4/members', api);
    const keys = () => api.called('post', resend).map(({ headers }) => headers['Idempotency-Key']);
    await pressTwice('Send the invitation to robin@northwind.example again', keys, () =>
      expect(notices).toContainEqual({ kind: 'error', message: 'Not now.' }),
    );
  }, 20_000);
});

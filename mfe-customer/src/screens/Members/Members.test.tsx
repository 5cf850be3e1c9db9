import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { type Member } from './api';

const team = '/cpi/v2/orderer/teams/4';
const memberships = `${team}/memberships`;
const counts = { admin: 1, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };
const teamAs = (invite: boolean) => ({
  json: {
    id: 4,
    name: 'Northwind Labs',
    access_code: 'x',
    role_counts: counts,
    can: { update: invite, invite },
  },
});
const pat: Member = {
  id: 1,
  team_id: 4,
  user_id: 1,
  name: 'Pat Low',
  email: 'pat@northwind.example',
  role: 'admin',
  role_label: 'Admin',
  status: 'active',
};
const invited: Member = {
  id: 9,
  team_id: 4,
  user_id: null,
  name: null,
  email: 'robin@northwind.example',
  role: 'staff',
  role_label: 'Staff',
  status: 'invited',
};
const list = { json: { records: [pat, invited], count: 2 } };

it('[ORG-03] lists members and open invitations with their roles', async () => {
  const { container } = await open('/organization/4/members', { [team]: teamAs(true), [memberships]: list });
  expect(await screen.findByRole('row', { name: /Pat Low.*Admin.*Member/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /robin@northwind.example.*Staff.*Invited/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite someone' })).toHaveAttribute(
    'href',
    '/organization/4/members/invite',
  );
  expect((await axe(container)).violations).toEqual([]);
});

it('offers nothing to do with invitations to those who may not invite', async () => {
  await open('/organization/4/members', { [team]: teamAs(false), [memberships]: list });
  await screen.findByRole('row', { name: /Pat Low/ });
  expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('sends an invitation again, and withdraws it', async () => {
  const { asked } = await open('/organization/4/members', {
    [team]: teamAs(true),
    [memberships]: list,
    [`${memberships}/9/resend_invitation`]: { status: 204, json: undefined },
    [`${memberships}/9/invitation`]: { status: 204, json: undefined },
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Send the invitation to robin@northwind.example again' }),
  );
  await waitFor(() => expect(asked).toContain(`${memberships}/9/resend_invitation`));
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to robin@northwind.example' }));
  await waitFor(() => expect(asked).toContain(`${memberships}/9/invitation`));
});

it('[ORG-03] says beside the field why somebody is not invited', async () => {
  const refusal = {
    status: 422,
    json: {
      code: 'record_invalid',
      message: 'That did not work.',
      fields: { 'memberships.0.email': ['taken'] },
      field_errors: { 'memberships.0.email': ['is a member already'] },
    },
  };
  const { refuse } = await open('/organization/4/members/invite', {
    [team]: teamAs(true),
    [memberships]: list,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  expect(dialog).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('E-mail is missing.')).toBeVisible();
  refuse(memberships, refusal);
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), { target: { value: pat.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('E-mail is a member already.')).toBeVisible();
});

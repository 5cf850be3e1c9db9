import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { inRole, open } from '../../test/open';
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
const contact = {
  ...recorded[`get ${team}/contacts/{contactId}`][200],
  id: 5,
  team_id: 4,
  name: 'Front desk',
};
/** The API for somebody who may invite, or not. */
const apiFor = (invite: boolean) =>
  new FakeApi()
    .on('get', `${team}/contacts`, () => ({ records: [contact], count: 1 }))
    .on('get', team, () => ({
      ...recorded[`get ${team}`][200],
      id: 4,
      can: { update: invite, invite },
    }))
    .on('get', memberships, () => ({ records: [pat, invited], count: 2 }));

it('[ORG-02] [ORG-03] lists members and open invitations with their roles', async () => {
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
  await open('/organization/4/members', apiFor(false), inRole('orderer'));
  await screen.findByRole('row', { name: /Pat Low/ });
  expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Edit (Pat|robin)/ })).not.toBeInTheDocument();
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

it('finds members by words and role', async () => {
  const api = apiFor(true);
  await open('/organization/4/members', api);
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Find' }), { target: { value: ' Pat ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(window.location.search).toBe('?query=Pat'));
  await waitFor(() => expect(api.called('get', memberships).at(-1)?.query.get('query')).toBe('Pat'));
  expect(await screen.findByRole('link', { name: 'Invite someone' })).toHaveAttribute(
    'href',
    '/organization/4/members/invite?query=Pat',
  );
});

it('[ORG-03] invites a pasted list or a file, each with the role beside it', async () => {
  const api = apiFor(true).on('post', memberships, () => ({ ids: [1, 2] }));
  await open('/organization/4/members/invite', api);
  const field = await screen.findByRole('textbox', { name: /E-mail/ });
  fireEvent.change(field, { target: { value: 'ada@example.com, Admin\nnobody' } });
  expect(screen.getByText(/1 line has no e-mail address/)).toBeVisible();
  const file = new File(['ada@example.com,Admin\nbo@example.com\n'], 'people.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('From a CSV file'), { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', memberships).map(({ body }) => body.memberships)).toEqual([
    [
      { email: 'ada@example.com', role: 'admin' },
      { email: 'bo@example.com', role: 'orderer' },
    ],
  ]);
});

const details = (more: Partial<Schemas['MemberDetails']> = {}): Schemas['MemberDetails'] => ({
  ...recorded[`get ${memberships}/{membershipId}`][200],
  ...{ id: 8, team_id: 4, user_id: 8, name: 'Sam Lee', email: 'sam@northwind.example' },
  ...{ role: 'orderer', role_label: 'Orderer', is_self: false, can: { update: true, remove: true } },
  ...more,
});
const one = `${memberships}/{membershipId}` as const;

it('[ORG-05] changes a member’s role in a dialog with an address of its own', async () => {
  const api = apiFor(true)
    .on('get', one, () => details())
    .on('patch', one, () => undefined);
  const { container } = await open('/organization/4/members/edit/8', api);
  const dialog = await screen.findByRole('dialog', { name: 'Edit the member' });
  const user = userEvent.setup();
  await user.click(await within(dialog).findByRole('button', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: /Staff/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('patch', one)).toMatchObject([
    { params: { id: '4', membershipId: '8' }, body: { membership: { role: 'staff' } } },
  ]);
  expect(window.location.pathname).toBe('/organization/4/members');
  expect((await axe(container)).violations).toEqual([]);
});

it('[ORG-06] says what happens to a member’s orders, polls and cards, and removes them', async () => {
  const dependents = { upcoming_orders: 2, unpaid_orders: 1, carts: 1, open_polls: 1, cards: 1 };
  const api = apiFor(true)
    .on('get', one, () => details({ dependents }))
    .on('delete', one, () => undefined);
  await open('/organization/4/members/remove/8', api);
  const dialog = await screen.findByRole('dialog', { name: 'Remove the member' });
  const effects = await within(dialog).findByRole('list', { name: 'What happens' });
  expect(
    within(effects)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 upcoming orders stay placed. Admins can change or cancel them.',
    '1 order that they began can be placed by admins only.',
    '1 poll goes on. Admins can end or order it.',
    '1 card that they added for the organization stays with it. Their own cards stay theirs.',
  ]);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Keep paying for 1 order/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('delete', one)).toMatchObject([
    { params: { id: '4', membershipId: '8' }, body: { keep_paying: false } },
  ]);
});

it.each(['edit', 'remove'])('[ORG-05] [ORG-06] shows the list where no member is named: %s', async (act) => {
  await open(`/organization/4/members/${act}`, apiFor(true));
  await waitFor(() => expect(window.location.pathname).toBe('/organization/4/members'));
});

it.each([
  ['members', 'Members'],
  ['settings', 'Settings'],
])('[ORG-04] [ORG-07] adds and changes a contact in dialogs over %s', async (page, title) => {
  const contacts = `${team}/contacts` as const;
  const api = apiFor(true)
    .on('get', `${contacts}/{contactId}`, () => contact)
    .on('post', contacts, () => contact)
    .on('patch', `${contacts}/{contactId}`, () => contact);
  const over = await open(`/organization/4/${page}/contacts/new-contact`, api);
  expect(await screen.findByRole('heading', { level: 1, name: title, hidden: true })).toBeInTheDocument();
  const adding = await screen.findByRole('dialog', { name: 'Add a contact' });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  type('Name', 'Dock');
  type('Phone', '212-555-0101');
  fireEvent.click(within(adding).getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', contacts).map(({ body }) => body.contact)).toMatchObject([
    { name: 'Dock', entity: 'person', phone_number: '212-555-0101', email: null },
  ]);
  expect(window.location.pathname).toBe(`/organization/4/${page}`);
  over.unmount();

  await open(`/organization/4/${page}/contacts/edit-contact/5`, api);
  const editing = await screen.findByRole('dialog', { name: 'Edit the contact' });
  await within(editing).findByRole('textbox', { name: /^Name/ });
  type('Name', 'Reception');
  fireEvent.click(within(editing).getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('patch', `${contacts}/{contactId}`)).toMatchObject([
    { params: { id: '4', contactId: '5' }, body: { contact: { name: 'Reception' } } },
  ]);
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

import { sentences } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { MembershipsBody } from '@copper-carrot/contracts/limits';
import { connectTestShell, FakeApi, personOf, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { useApiForm } from './useApiForm';

const memberships = '/cpi/v2/orderer/teams/{id}/memberships';
const answer = recorded[`post ${memberships}`][201];
const invitee: { email: string; role: 'orderer' | 'admin' } = { email: '', role: 'orderer' };
const roles = [
  { value: 'orderer', label: 'Orderer' },
  { value: 'admin', label: 'Admin' },
] as const;

const signIn = jest.fn(() => Promise.resolve(true));
const onDone = jest.fn();
beforeEach(() => {
  signIn.mockClear();
  onDone.mockClear();
  connectTestShell({ as: personOf('orderer'), openAuth: signIn });
});

function Invite() {
  const { form, field } = useApiForm({
    limits: MembershipsBody,
    within: 'memberships.0.',
    initial: invitee,
    labels: { email: 'E-mail', role: 'Role' },
    unseen: { team: 'This organization' },
    send: (invitee) => client.post(memberships, { params: { id: 4 }, body: { memberships: [invitee] } }),
    onDone,
  });
  return (
    <Form aria-label="Invite" {...form}>
      <TextField {...field('email')} />
      <Select {...field('role')} options={roles} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

function show<Api extends { fetch: typeof fetch }>(api: Api): Api {
  globalThis.fetch = api.fetch;
  render(<Invite />);
  return api;
}
const email = () => screen.getByRole('textbox', { name: /E-mail/ });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('holds back what the document would refuse, says why beside the field, and goes there', async () => {
  const api = show(new FakeApi());
  await press();
  expect(await screen.findByText('E-mail is missing.')).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
  await userEvent.type(email(), 'pat');
  expect(await screen.findByText('E-mail must be an e-mail address.')).toBeVisible();
  await userEvent.type(email(), `@${'n'.repeat(260)}.example`, { delay: null });
  expect(await screen.findByText('E-mail must be at most 254 characters long.')).toBeVisible();
  expect(api.calls).toEqual([]);
}, 60_000);

it('places what the API says by name, keeps what was typed, and takes it away as the field changes', async () => {
  const taken = {
    fields: { 'memberships.0.email': ['taken'] },
    field_errors: { 'memberships.0.email': ['is a member already'] },
  };
  const api = show(new FakeApi().on('post', memberships, () => new Refusal(422, 'record_invalid', taken)));
  await userEvent.type(email(), 'pat@northwind.example');
  await press();
  expect(await screen.findByText('E-mail is a member already.')).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveValue('pat@northwind.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(email(), 's');
  await waitFor(() => expect(screen.queryByText('E-mail is a member already.')).not.toBeInTheDocument());
  api.on('post', memberships, () => answer);
  await press();
  await waitFor(() => expect(onDone.mock.calls).toEqual([[answer]]));
  expect(api.called('post', memberships).map(({ body }) => body)).toEqual([
    { memberships: [{ email: 'pat@northwind.example', role: 'orderer' }] },
    { memberships: [{ email: 'pat@northwind.examples', role: 'orderer' }] },
  ]);
});

it('says above the form what has no field in it', async () => {
  const closed = {
    fields: { team: ['closed'] },
    field_errors: { team: ['takes nobody in'] },
  };
  const api = show(new FakeApi().on('post', memberships, () => new Refusal(422, 'record_invalid', closed)));
  await userEvent.type(email(), 'pat@northwind.example');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This organization takes nobody in.');
  expect(api.calls).toHaveLength(1);
});

it('is sent once however often it is pressed, and its button says so meanwhile', async () => {
  let release = (_: typeof answer) => {};
  const api = show(
    new FakeApi().on('post', memberships, () => new Promise((resolve) => (release = resolve))),
  );
  await userEvent.type(email(), 'pat@northwind.example');
  for (let times = 0; times < 3; times += 1) await press();
  await userEvent.type(email(), '{Enter}{Enter}');
  expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('data-pending', 'true');
  expect(api.calls).toHaveLength(1);
  release(answer);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(api.calls).toHaveLength(1);
});

const refused = new FakeApi().on(
  'post',
  memberships,
  () => new Refusal(403, 'forbidden', { message: 'Ask an admin.' }),
);

it.each([
  ['is offline', { fetch: () => Promise.reject(new TypeError('offline')) }, sentences.unreachable],
  ['is refused as a whole', refused, 'Ask an admin.'],
])('loses nothing that was typed when it %s', async (_how, api, words) => {
  show(api);
  await userEvent.type(email(), 'pat@northwind.example');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(email()).toHaveValue('pat@northwind.example');
});

it('signs in over what was typed, and sends it then', async () => {
  const api = show(
    new FakeApi().on('post', memberships, () =>
      signIn.mock.calls.length === 0 ? new Refusal(401, 'unauthorized') : answer,
    ),
  );
  await userEvent.type(email(), 'pat@northwind.example');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(email()).toHaveValue('pat@northwind.example');
  expect(api.called('post', memberships)).toHaveLength(2);
});

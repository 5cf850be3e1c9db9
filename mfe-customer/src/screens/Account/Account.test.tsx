import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, FakeStorage, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/user/account';
const account = recorded[`get ${path}`][200] as Schemas['Account'];
const apiWith = (more: Partial<Schemas['Account']> = {}) =>
  new FakeApi().on('get', path, () => ({ ...account, first_name: 'Pat', last_name: 'Low', ...more }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const devices = '/cpi/v2/user/sessions';
const aDevice = (id: number, more: Partial<Schemas['SignedInDevice']> = {}): Schemas['SignedInDevice'] => ({
  ...{ id, device: 'Firefox on Linux', opened_at: '2026-11-20T10:00:00.000Z', is_current: false },
  ...more,
});

it('[CUST-01] shows what somebody says of themselves, and saves it', async () => {
  const api = apiWith().on('patch', path, () => account);
  const { container } = await open('/customer/1/account', api);
  expect(await screen.findByRole('heading', { name: 'My Account', level: 1 })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  type(/^First name/, 'Sam');
  type(/^Phone/, '(212) 555-0199');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.called('patch', path).map(({ body }) => body)).toEqual([
      { account: { first_name: 'Sam', last_name: 'Low', phone: '(212) 555-0199' } },
    ]),
  );
});

it('[CUST-02] opens as me, and turns a kind of mail off as it is pressed', async () => {
  const api = apiWith().on('patch', path, () => account);
  await open('/customer/me/account', api);
  fireEvent.click(await screen.findByRole('switch', { name: 'Poll reminders' }));
  await waitFor(() =>
    expect(api.called('patch', path).map(({ body }) => body)).toEqual([
      { account: { notifications: [{ kind: 'poll_reminders', on: false }] } },
    ]),
  );
});

it('saves a picture that was chosen, says in words why another is not taken, and removes it', async () => {
  const storage = new FakeStorage();
  const avatar = '/cpi/v2/user/avatar';
  const key = '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11';
  const why = 'This picture has 200 megapixels. Please choose one of 50 at most.';
  let url: string | null = null;
  const now = () => ({ ...account, avatar_url: url });
  const api = apiWith()
    .on('get', path, now)
    .on('get', '/cpi/v1/uploads/presign', () => ({
      ...{ key, url: '/local/s3/uploads', fields: {}, max_bytes: 1000 },
      expires_at: '2026-11-30T12:00:00.000Z',
    }))
    .on('put', avatar, () => new Refusal(422, 'uploads-pixels', { message: why }))
    .on('delete', avatar, () => {
      url = null;
      return now();
    });
  const { container } = await open('/customer/1/account', api);
  await screen.findByRole('heading', { name: 'Your picture' });
  const file = new File([new Uint8Array(10)], 'me.jpg', { type: 'image/jpeg' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText(why)).toBeVisible();
  api.on('put', avatar, ({ body }) => {
    url = `/cpi/v1/public/files/${body.upload_key}`;
    return now();
  });
  press('Try me.jpg again');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(container.querySelector('img')).toHaveAttribute('src', `/cpi/v1/public/files/${key}`);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument(),
  );
  expect(storage.posted).toHaveLength(2);
});

it('[NAV-12] is in the menu of a caterer without a brand too', async () => {
  const { remote } = await import('../../remote');
  expect(remote.navigation.filter(({ audience }) => audience === 'everyone')).toMatchObject([
    { label: 'My Account', href: '/customer/{customerId?}/account', place: 'account' },
  ]);
});

it('names another address by the password, and says that it waits for its mail', async () => {
  const named = { ...account, new_email: 'new@example.com' };
  const api = apiWith().on('post', '/cpi/v2/user/email', () => named);
  await open('/customer/1/account', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  press('Send the link');
  expect(await screen.findByText('New e-mail is missing.')).toBeVisible();
  type(/^New e-mail/, ' new@example.com ');
  fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'copper-carrot' } });
  api.on('get', path, () => named);
  press('Send the link');
  expect(await screen.findByText('new@example.com is not confirmed yet')).toBeVisible();
  expect(api.called('post', '/cpi/v2/user/email').map(({ body }) => body)).toEqual([
    { email: 'new@example.com', current_password: 'copper-carrot' },
  ]);
});

it('signs out of one device, or of all others', async () => {
  let records = [aDevice(1, { is_current: true, device: 'Chrome on Mac' }), aDevice(2), aDevice(3)];
  const api = apiWith()
    .on('get', devices, () => ({ records, count: records.length }))
    .on('delete', `${devices}/{id}`, ({ params }) => {
      records = records.filter(({ id }) => String(id) !== params.id);
      return undefined;
    })
    .on('delete', devices, () => {
      records = records.slice(0, 1);
      return undefined;
    });
  await open('/customer/1/account', api);
  const list = await screen.findByRole('list', { name: 'Devices' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/Chrome on Mac This device/);
  fireEvent.click(
    within(list).getAllByRole('button', { name: 'Sign out Firefox on Linux' })[0] as HTMLElement,
  );
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  press('Sign out everywhere else');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

it('says what stands against deleting it, with the way there', async () => {
  const obstacles = [
    { code: 'order_under_way', message: 'Order #12 from Saffron is under way.', order_id: 12, team_id: null },
  ];
  await open(
    '/customer/1/account',
    apiWith().on('get', '/cpi/v2/user/deletion', () => ({ obstacles })),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  expect(await within(dialog).findByText(/Order #12 from Saffron is under way/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/customer/orders/12',
  );
  expect(within(dialog).queryByLabelText(/password/)).not.toBeInTheDocument();
});

it('deletes it by the password, and says beside the field that it is wrong', async () => {
  const api = apiWith()
    .on('get', '/cpi/v2/user/deletion', () => ({ obstacles: [] }))
    .on('post', '/cpi/v2/user/deletion', () =>
      Refusal.of(recorded['post /cpi/v2/user/deletion'][422] as Schemas['Error']),
    );
  await open('/customer/1/account', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  fireEvent.change(await within(dialog).findByLabelText(/^Current password/), { target: { value: 'guess' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my account for good' }));
  expect(await within(dialog).findByText('Current password is not your password.')).toBeVisible();
});

it('leaves how somebody signs in to them where another acts as them', async () => {
  await open('/customer/1/account', apiWith({ can: { change_sign_in: false } }));
  expect(await screen.findByText(/This is the account of Pat Low/)).toBeVisible();
  for (const name of ['Change e-mail', 'Delete my account'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

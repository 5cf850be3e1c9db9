import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v1/password';
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }));

it('[CUST-09] changes the password, says its rules, and what is wrong beside its field', async () => {
  const api = new FakeApi().on('patch', path, () =>
    Refusal.of(recorded[`patch ${path}`][422] as Schemas['Error']),
  );
  const page = await open('/customer/1/password', api);
  expect(await screen.findByText(/^10 characters or more/)).toBeVisible();
  expect((await axe(page.container)).violations).toEqual([]);
  type(/^Current password/, 'not the one');
  type(/^New password/, 'short');
  press();
  expect(await screen.findByText(/New password must be at least 10 characters long/)).toBeVisible();
  expect(api.called('patch', path)).toEqual([]);
  type(/^New password/, 'nine green bottles');
  press();
  expect(await screen.findByText('Current password is not your password.')).toBeVisible();
  api.on('patch', path, () => undefined);
  type(/^Current password/, 'copper-carrot');
  press();
  await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveValue(''));
  expect(api.called('patch', path).at(-1)?.body).toEqual({
    current_password: 'copper-carrot',
    password: 'nine green bottles',
  });
});

it('is no page to act on as somebody else', async () => {
  await open('/customer/1/password', new FakeApi(), { ghosting_admin: { id: 9, name: 'Ada' } });
  expect(await screen.findByText('A password is changed by nobody but its person.')).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
});

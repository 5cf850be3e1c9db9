import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v1/public/mail_subscription';
const subscription: Schemas['MailSubscription'] = {
  ...{ kind: 'poll_reminders', email: 'pat@example.com', on: true, has_account: true },
};

it('[PAGE-05] unsubscribes with one press, and subscribes again', async () => {
  const api = new FakeApi()
    .on('get', path, () => subscription)
    .on('patch', path, ({ body }) => ({ ...subscription, on: body.on }));
  const { container } = await open('/unsubscribe?token=signed', api);
  expect(await screen.findByText('They go to pat@example.com.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(api.called('patch', path).map(({ body }) => body)).toEqual([
    { token: 'signed', on: false },
    { token: 'signed', on: true },
  ]);
});

it('leads to the account from a link that is not complete, and without one', async () => {
  const api = new FakeApi().on('get', path, () => new Refusal(422, 'token_invalid'));
  const broken = await open('/unsubscribe?token=cut', api);
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  broken.unmount();
  await open('/unsubscribe', new FakeApi());
  expect(await screen.findByRole('link', { name: 'Go to My Account' })).toHaveAttribute(
    'href',
    '/customer/me/account',
  );
});

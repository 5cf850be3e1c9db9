import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { open } from '../../test/open';

const confirm = '/cpi/v1/email_verification/confirm';
const unconfirmed = { email_verified: false };
const link = '/customer/me/email-confirmed?token=from-the-mail';

it("[CUST-07] confirms the address by the link's token", async () => {
  const api = new FakeApi();
  await open(link, api, unconfirmed);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(api.called('post', confirm)).toMatchObject([{ body: { token: 'from-the-mail' } }]);
});

it('asks again about a link that could not be looked at, and uses it once', async () => {
  const waiting = '/customer/me/email-confirmed?token=not-yet';
  const api = new FakeApi().on('post', confirm, () => new Refusal(403, 'internal', { message: 'Not now.' }));
  const first = await open(waiting, api, unconfirmed);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  const answering = new FakeApi();
  globalThis.fetch = answering.fetch;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  first.unmount();
  await open(waiting, answering, unconfirmed);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(answering.called('post', confirm)).toHaveLength(1);
});

it('says that a link was used, and sends a new one', async () => {
  const refusal = recorded[`post ${confirm}`][422];
  const api = new FakeApi().on('post', confirm, () => new Refusal(422, refusal.code, refusal));
  await open('/customer/me/email-confirmed?token=used-before', api, unconfirmed);
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(/on its way/)).toBeVisible();
  expect(api.called('post', '/cpi/v1/email_verification')).toHaveLength(1);
});

it.each(['', `?token=${'x'.repeat(201)}`])(
  'says of no address that it is confirmed without a token: %s',
  async (query) => {
    await open(`/customer/me/email-confirmed${query}`, new FakeApi(), unconfirmed);
    expect(await screen.findByRole('heading', { name: 'Please confirm your e-mail address' })).toBeVisible();
  },
);

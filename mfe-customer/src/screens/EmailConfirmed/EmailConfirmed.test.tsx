import { fireEvent, screen } from '@testing-library/react';
import { open } from '../../test/open';

const confirm = '/cpi/v1/email_verification/confirm';
const link = '/customer/me/email-confirmed?token=from-the-mail';

it("[CUST-07] confirms the address by the link's token", async () => {
  const { asked } = await open(link, { [confirm]: { status: 204, json: undefined } });
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(asked).toEqual([confirm]);
});

it('says that a link was used, and sends a new one', async () => {
  const { asked } = await open(link, {
    [confirm]: { status: 422, json: { code: 'token_invalid', message: 'x', fields: { token: ['invalid'] } } },
    '/cpi/v1/email_verification': { status: 202, json: { accepted: true } },
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(/on its way/)).toBeVisible();
  expect(asked).toContain('/cpi/v1/email_verification');
});

it('says of no address that it is confirmed without a token', async () => {
  await open('/customer/me/email-confirmed', {});
  expect(await screen.findByRole('heading', { name: 'Please confirm your e-mail address' })).toBeVisible();
});

import { withoutTokens } from './request-log';

it.each([
  ['/forgot-password?token=secret', '/forgot-password?token=...'],
  [
    '/customer/me/email-confirmed?utm_source=mail&token=secret&x=1',
    '/customer/me/email-confirmed?utm_source=mail&token=...&x=1',
  ],
  ['/invitations/secret/join', '/invitations/.../join'],
  ['/cpi/v2/public/invitations/secret', '/cpi/v2/public/invitations/...'],
  ['/search?place_id=1', '/search?place_id=1'],
])('keeps the token of a mail out of the log: %s', (url, logged) => {
  expect(withoutTokens(url)).toBe(logged);
});

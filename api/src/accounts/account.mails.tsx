import { productName } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

export const welcomeMail = defineMail<{ firstName: string; token: string }>(
  'account_welcome',
  ({ firstName, token }) => ({
    subject: `Welcome to ${productName}`,
    body: (
      <MailLayout heading={`Welcome, ${firstName}`} preview="One click, and your address is confirmed.">
        <Paragraph>
          Your account is ready. Please confirm that this address is yours, so that your orders can go out.
        </Paragraph>
        <Action path={`/customer/me/email-confirmed?token=${token}`}>Confirm my address</Action>
      </MailLayout>
    ),
  }),
);

export const verifyEmailMail = defineMail<{ firstName: string; token: string }>(
  'account_verify_email',
  ({ firstName, token }) => ({
    subject: 'Please confirm your e-mail address',
    body: (
      <MailLayout heading={`One click, ${firstName}`} preview="Confirm that this address is yours.">
        <Paragraph>Please confirm that this address is yours. The link works for three days.</Paragraph>
        <Action path={`/customer/me/email-confirmed?token=${token}`}>Confirm my address</Action>
      </MailLayout>
    ),
  }),
);

export const resetPasswordMail = defineMail<{ firstName: string; token: string }>(
  'account_reset_password',
  ({ firstName, token }) => ({
    subject: `Reset your ${productName} password`,
    body: (
      <MailLayout heading="Choose a new password" preview="The link works once, for one hour.">
        <Paragraph>
          Hello {firstName}, somebody asked for a new password for your account. The link works once, for one
          hour. If it was not you, leave it: nothing changes.
        </Paragraph>
        <Action path={`/forgot-password?token=${token}`}>Choose a new password</Action>
      </MailLayout>
    ),
  }),
);

export const passwordChangedMail = defineMail<{ firstName: string }>(
  'account_password_changed',
  ({ firstName }) => ({
    subject: 'Your password was changed',
    body: (
      <MailLayout heading="Your password was changed" preview="If it was not you, reset it now.">
        <Paragraph>
          Hello {firstName}, your password was changed and every other device was signed out. If it was not
          you, reset it now.
        </Paragraph>
        <Action path="/forgot-password">It was not me</Action>
      </MailLayout>
    ),
  }),
);

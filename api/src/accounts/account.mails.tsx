import { href, productName } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

interface VerifyData {
  firstName: string;
  token: string;
  /** Whether an organization of this person lets no order go out before. */
  ordersWait: boolean;
}

export const verifyEmailMail = defineMail<VerifyData>(
  'account_verify_email',
  ({ firstName, token, ordersWait }) => ({
    subject: 'Please confirm your e-mail address',
    body: (
      <MailLayout heading={`One click, ${firstName}`} preview="Confirm that this address is yours.">
        <Paragraph>
          Please confirm that this address is yours.
          {ordersWait && ' Your organization lets orders go out only from confirmed addresses.'} The link
          works for three days.
        </Paragraph>
        <Action path={href.customerEmailConfirmed('me', { token })}>Confirm my address</Action>
      </MailLayout>
    ),
  }),
  { secrets: ['token'] },
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
        <Action path={href.forgotPassword(undefined, { token })}>Choose a new password</Action>
      </MailLayout>
    ),
  }),
  { secrets: ['token'] },
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
        <Action path={href.forgotPassword()}>It was not me</Action>
      </MailLayout>
    ),
  }),
);

export const accountMails = [verifyEmailMail, resetPasswordMail, passwordChangedMail];

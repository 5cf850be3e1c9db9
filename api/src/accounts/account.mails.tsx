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

export const newEmailMail = defineMail<{ firstName: string; token: string }>(
  'account_new_email',
  ({ firstName, token }) => ({
    subject: `Confirm the new address of your ${productName} account`,
    body: (
      <MailLayout heading={`One click, ${firstName}`} preview="Confirm that this address is yours.">
        <Paragraph>
          You asked to sign in with this address from now on. It counts once you confirm it; the link works
          for a day. If it was not you, leave it: nothing changes.
        </Paragraph>
        <Action path={href.customerEmailConfirmed('me', { token })}>Use this address</Action>
      </MailLayout>
    ),
  }),
  { secrets: ['token'] },
);

/** To the holder of an account that somebody else names as their new address. */
export const addressTakenMail = defineMail<object>('account_address_taken', () => ({
  subject: 'You have an account already',
  body: (
    <MailLayout heading="You have an account already" preview="Nothing changes.">
      <Paragraph>
        Somebody asked to use this address for another {productName} account. It has an account of its own, so
        nothing changes. If it was you, sign in with this address instead.
      </Paragraph>
      <Action path={href.login()}>Log In</Action>
    </MailLayout>
  ),
}));

interface EmailData {
  firstName: string;
  email: string;
}

export const emailAskedMail = defineMail<EmailData>('account_email_asked', ({ firstName, email }) => ({
  subject: 'Your account is to get another address',
  body: (
    <MailLayout heading="Another address was named" preview="If it was not you, change your password.">
      <Paragraph>
        Hello {firstName}, your account is to be used with {email} from now on. This address counts until the
        new one is confirmed. If it was not you, change your password now, and the request ends with it.
      </Paragraph>
      <Action path={href.customerPassword('me')}>It was not me</Action>
    </MailLayout>
  ),
}));

export const emailChangedMail = defineMail<EmailData>('account_email_changed', ({ firstName, email }) => ({
  subject: 'The address of your account was changed',
  body: (
    <MailLayout heading="Your address was changed" preview="News of your orders goes to the new one.">
      <Paragraph>
        Hello {firstName}, from now on your account belongs to {email}, and this address signs nobody in any
        more. If it was not you, please call us.
      </Paragraph>
    </MailLayout>
  ),
}));

export const accountDeletedMail = defineMail<{ firstName: string }>('account_deleted', ({ firstName }) => ({
  subject: `Your ${productName} account is deleted`,
  body: (
    <MailLayout heading="Your account is deleted" preview="Thank you for the meals together.">
      <Paragraph>
        Goodbye {firstName}. Your account is deleted, and nobody signs in with it any more. Orders, receipts
        and invoices stay as long as tax law wants them kept.
      </Paragraph>
    </MailLayout>
  ),
}));

export const accountMails = [
  verifyEmailMail,
  resetPasswordMail,
  passwordChangedMail,
  newEmailMail,
  addressTakenMail,
  emailAskedMail,
  emailChangedMail,
  accountDeletedMail,
];

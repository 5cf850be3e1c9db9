import { href, productName, signUpCode } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

/** In two halves, as people read numbers. */
const grouped = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

const works = `It works for ${signUpCode.minutes} minutes`;

export const codeMail = defineMail<{ code: string }>(
  'account_code',
  ({ code }) => ({
    subject: `Your code is ${grouped(code)}`,
    body: (
      <MailLayout heading={`Your code is ${grouped(code)}`} preview={`${works}.`}>
        <Paragraph>
          Enter it where you are signing up for {productName}. {works}, and only on the page that you asked
          for it from.
        </Paragraph>
        <Paragraph>
          If you are not signing up, leave this mail: without the code there is no account. Give the code to
          nobody; we never ask for it.
        </Paragraph>
      </MailLayout>
    ),
  }),
  { secrets: ['code'] },
);

export const haveAccountMail = defineMail<object>('account_exists', () => ({
  subject: 'You have an account already',
  body: (
    <MailLayout heading="You have an account already" preview="Log in, or choose a new password.">
      <Paragraph>
        Somebody asked to sign up for {productName} with this address, which has an account. Log in with it,
        or choose a new password where you forgot yours.
      </Paragraph>
      <Action path={href.login()}>Log in</Action>
      <Action path={href.forgotPassword()}>Choose a new password</Action>
      <Paragraph>If it was not you, leave this mail: nothing changed.</Paragraph>
    </MailLayout>
  ),
}));

interface WelcomeData {
  firstName: string;
  teamName: string;
  /** Whether the person opened the organization. */
  founded: boolean;
}

export const welcomeMail = defineMail<WelcomeData>('account_welcome', ({ firstName, teamName, founded }) => ({
  subject: `Welcome to ${productName}`,
  body: (
    <MailLayout heading={`Welcome, ${firstName}`} preview="Your account is ready.">
      <Paragraph>
        {founded
          ? `Your account is ready, and you can order for ${teamName} right away.`
          : `Your account is ready, and you belong to ${teamName} now.`}
      </Paragraph>
      <Action path={href.search()}>Find food</Action>
    </MailLayout>
  ),
}));

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

export const accountMails = [
  codeMail,
  haveAccountMail,
  welcomeMail,
  verifyEmailMail,
  resetPasswordMail,
  passwordChangedMail,
];

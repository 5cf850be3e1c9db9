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

export const signUpMails = [codeMail, haveAccountMail, welcomeMail];

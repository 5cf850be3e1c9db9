import { href, productName } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

/** Where a confirmation's token is taken; the page sends it on by itself. */
const Confirm = ({ token }: { token: string }) => (
  <Action path={href.customerEmailConfirmed('me', { token })}>Confirm my address</Action>
);

/** Who joined by an invitation proved the address with it; who opened an organization confirms it by the token. */
type WelcomeData = { firstName: string } & ({ token: string } | { joined: string });

export const welcomeMail = defineMail<WelcomeData>('account_welcome', (data) => ({
  subject: `Welcome to ${productName}`,
  body: (
    <MailLayout heading={`Welcome, ${data.firstName}`} preview="Your account is ready.">
      {'token' in data ? (
        <>
          <Paragraph>
            Your account is ready, and you can order right away. Please confirm that this address is yours, so
            that news of your orders reaches you. The link works for three days.
          </Paragraph>
          <Confirm token={data.token} />
        </>
      ) : (
        <>
          <Paragraph>Your account is ready, and you belong to {data.joined} now.</Paragraph>
          <Action path={href.search()}>Find food</Action>
        </>
      )}
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
        <Confirm token={token} />
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
        <Action path={href.forgotPassword(undefined, { token })}>Choose a new password</Action>
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
        <Action path={href.forgotPassword()}>It was not me</Action>
      </MailLayout>
    ),
  }),
);

export const accountMails = [welcomeMail, verifyEmailMail, resetPasswordMail, passwordChangedMail];

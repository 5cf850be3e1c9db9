import { href, type MailKind, mailKinds } from '@copper-carrot/contracts';
import { env } from '../env';
import { openText, sealText } from './seal';

/** The mails of a kind to an address. */
export interface MailSubscription {
  email: string;
  kind: MailKind;
}

const token = ({ email, kind }: MailSubscription) => sealText('unsubscribe', JSON.stringify([kind, email]));

/** Which mails an unsubscribe token is about; null for one that we did not write. It does not expire. */
export function readUnsubscribeToken(given: string): MailSubscription | null {
  try {
    const [kind, email] = JSON.parse(openText('unsubscribe', given)) as [MailKind, string];
    return mailKinds.includes(kind) ? { kind, email } : null;
  } catch {
    return null;
  }
}

/** Where a mail's reader turns its kind off: a page, and the headers by which a mail program does it with one press. */
export function unsubscribeLinks(subscription: MailSubscription) {
  const query = { token: token(subscription) };
  const oneClick = new URL(`/cpi/v1/public/unsubscribe?token=${query.token}`, env.PUBLIC_ORIGIN);
  return {
    page: new URL(href.unsubscribe(undefined, query), env.PUBLIC_ORIGIN).href,
    // RFC 8058.
    headers: {
      'List-Unsubscribe': `<${oneClick.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

import { Action, defineMail, MailLayout, Paragraph } from '../mail';

interface UnreadData {
  firstName: string;
  /** Who wrote last. */
  senderName: string;
  /** Whom they write for: the brand or the organization. */
  otherSide: string;
  /** What the thread is about, as in "order #12"; null between an organization and a brand. */
  about: string | null;
  count: number;
  body: string;
  path: string;
}

export const unreadMessages = defineMail<UnreadData>(
  'unread_messages',
  (data) => {
    const { firstName, senderName, otherSide, about, count, body, path } = data;
    const what = count === 1 ? 'a message' : `${count} messages`;
    const heading = `You have ${what} from ${otherSide}`;
    return {
      subject: about ? `${heading} about ${about}` : heading,
      body: (
        <MailLayout heading={heading} preview={`${senderName} wrote to you.`}>
          <Paragraph>
            {firstName}, {senderName} of {otherSide} wrote{about ? ` about ${about}` : ''}:
          </Paragraph>
          <Paragraph>“{body}”</Paragraph>
          <Action path={path}>Read and answer</Action>
        </MailLayout>
      ),
    };
  },
  { kind: 'message_notices' },
);

export const messageMails = [unreadMessages];

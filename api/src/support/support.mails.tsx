import { defineMail, Facts, MailLayout, Paragraph } from '../mail';

interface TicketData {
  number: string;
  name: string;
  email: string;
  message: string;
  page_url: string | null;
}

/** For the support team; an answer to it goes to who asked. */
export const ticketMail = defineMail<TicketData>(
  'support_ticket',
  ({ number, name, email, message, page_url: page }) => ({
    subject: `${number}: ${name} asks for help`,
    replyTo: email,
    body: (
      <MailLayout heading={`${number} from ${name}`} preview={message.slice(0, 120)}>
        <Facts
          rows={[
            ['From', `${name}, ${email}`],
            ['Page', page ?? 'not known'],
          ]}
        />
        {message.split(/\n+/).map((line, index) => (
          <Paragraph key={index}>{line}</Paragraph>
        ))}
      </MailLayout>
    ),
  }),
);

/** For who asked. Without an account it quotes nothing: it would carry anybody's words to any address. */
export const ticketReceivedMail = defineMail<{ number: string; message: string | null }>(
  'support_ticket_received',
  ({ number, message }) => ({
    subject: `We have your question (${number})`,
    body: (
      <MailLayout heading="Thanks for reaching out" preview="We'll get back to you as soon as possible.">
        <Paragraph>
          We&apos;ll get back to you as soon as possible. Your question has the number {number}.
        </Paragraph>
        {message?.split(/\n+/).map((line, index) => (
          <Paragraph key={index}>{line}</Paragraph>
        ))}
      </MailLayout>
    ),
  }),
);

export const supportMails = [ticketMail, ticketReceivedMail];

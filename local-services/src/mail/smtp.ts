import { type AddressInfo } from 'node:net';
import { type Pool } from 'pg';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { storeMail } from './inbox';

const largestMail = 25 * 1024 * 1024;

export interface SmtpInbox {
  port: number;
  stop: () => Promise<void>;
}

/** An SMTP server on this port of the local machine, which accepts a mail only after storing it. */
export async function startSmtp(pool: Pool, port: number): Promise<SmtpInbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    banner: 'Copper Carrot local inbox',
    size: largestMail,
    closeTimeout: 1000,
    // A reverse lookup of the client's name would wait for a name server.
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        sender: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map(({ address }) => address),
      };
      collect(stream)
        .then((source) =>
          source ? storeMail(pool, source, envelope) : Promise.reject(smtpError(552, 'Too large')),
        )
        .then(
          () => callback(),
          (error: Error & { responseCode?: number }) => {
            // A temporary error: the sender keeps the mail and tries again.
            callback(error.responseCode ? error : smtpError(451, `Not stored: ${error.message}`));
          },
        );
    },
  });
  // A broken connection must not end the process.
  server.on('error', (error) => console.error(`local services: mail connection: ${error.message}`));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The whole mail, or null if it exceeds the announced limit. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return stream.sizeExceeded ? null : Buffer.concat(chunks);
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

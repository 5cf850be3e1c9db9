import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { type Pool } from 'pg';
import { openDatabase } from './database';
import { outbox, startSmtp } from './mail';
import { assets } from './pages/assets';
import { html } from './pages/html';
import { sendPage } from './pages/layout';
import { s3Api } from './s3';
import {
  authenticationPages,
  Behaviours,
  stripeApi,
  stripeInspection,
  type StripeOptions,
  WebhookSender,
} from './stripe';

export { type LocalS3, startS3 } from './s3';

export interface LocalServicesOptions {
  databaseUrl: string;
  /** 0 takes any free port. */
  port: number;
  /** 0 takes any free port. */
  smtpPort: number;
  /** Where webhooks are posted, and the secret that signs them; without it events are only recorded. */
  webhook?: { url: string; secret: string };
  /** Where a browser reaches `/local/*`; by default this service itself. */
  publicOrigin?: string;
  /** The secret key of the S3 stand-in; without it nothing is stored there. */
  s3Secret?: string;
}

export interface LocalServices {
  stripePort: number;
  smtpPort: number;
  /**
   * Closes both ports and aborts running work; undelivered webhooks are sent after the next start.
   * Idempotent.
   */
  stop: () => Promise<void>;
}

/**
 * Starts the local replacements of Stripe, S3 and the mail server on 127.0.0.1; for development and tests only.
 */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const pool = await openDatabase(options.databaseUrl);
  const sender = options.webhook && new WebhookSender(pool, options.webhook.url, options.webhook.secret);
  const closing: (() => Promise<unknown>)[] = [];
  const shutDown = async () => {
    for (const close of closing.splice(0)) await close();
    await sender?.stop();
    await pool.end();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= shutDown());
  const behaviours = new Behaviours();
  closing.push(() => Promise.resolve(behaviours.stop()));
  try {
    let origin = options.publicOrigin ?? '';
    const app = createApp(pool, options.s3Secret, {
      pool,
      publicOrigin: () => origin,
      webhooksEnabled: sender !== undefined,
      onChange: () => sender?.poke(),
      behaviours,
    });
    const server = await listen(app, options.port);
    closing.push(() => close(server));
    const stripePort = (server.address() as AddressInfo).port;
    origin ||= `http://127.0.0.1:${stripePort}`;
    const smtp = await startSmtp(pool, options.smtpPort);
    closing.push(smtp.stop);
    sender?.poke();
    return { stripePort, smtpPort: smtp.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createApp(pool: Pool, s3Secret: string | undefined, options: StripeOptions) {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use('/v1', stripeApi(options));
  app.use('/local/stripe/authenticate', authenticationPages(options));
  app.use('/local/stripe', stripeInspection(pool, options.behaviours));
  if (s3Secret) app.use('/local/s3', s3Api(pool, s3Secret));
  app.use('/local/assets', assets());
  app.use('/local', outbox(pool));
  app.use((_request, response) => {
    sendPage(
      response,
      'Not found',
      html`<section class="card narrow"><h1>There is nothing here</h1></section>`,
      404,
    );
  });
  // Express knows an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    console.error('local services: a page failed', error);
    sendPage(
      response,
      'Error',
      html`<section class="card narrow">
        <h1>This page failed</h1>
        <p>The log says why; try again in a moment.</p>
      </section>`,
      500,
    );
  };
  app.use(onError);
  return app;
}

function listen(app: express.Express, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, '127.0.0.1', (error) => (error ? reject(error) : resolve(server)));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Calls take milliseconds, so remaining connections are closed after two seconds.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

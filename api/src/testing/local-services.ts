import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalServices, type LocalServices } from '@copper-carrot/local-services';
import { createApp } from '../app';
import { stripe } from '../payments';
import { useDatabase } from './database';

/**
 * A database for the test file, as `useDatabase` gives it, and the Stripe stand-in on it. Stripe's client asks again at
 * once, where it would pause for a second. With `sendsEvents` the stand-in sends its events to the site, as `npm start`
 * has it; with `at` the database's clock stands still.
 */
export function useLocalServices({
  sendsEvents = false,
  at,
}: { sendsEvents?: boolean; at?: Date } = {}): void {
  let services: LocalServices | undefined;
  let site: Server | undefined;
  // Registered first, because it must end before its database is dropped.
  afterAll(async () => {
    await services?.stop();
    site?.close();
  });
  useDatabase({ at });
  stripe.getInitialNetworkRetryDelay = () => 0.01;
  beforeAll(async () => {
    const {
      DATABASE_URL: databaseUrl = '',
      LOCAL_SERVICES_URL = '',
      LOCAL_S3_SECRET: s3Secret,
      STRIPE_WEBHOOK_SECRET = '',
    } = process.env;
    const port = Number(new URL(LOCAL_SERVICES_URL).port);
    site = sendsEvents ? await listening() : undefined;
    const sitePort = (site?.address() as AddressInfo | undefined)?.port;
    const webhook = sitePort && {
      url: `http://127.0.0.1:${sitePort}/cpi/v1/webhooks/stripe`,
      secret: STRIPE_WEBHOOK_SECRET,
    };
    services = await startLocalServices({
      databaseUrl,
      port,
      smtpPort: 0,
      s3Secret,
      ...(webhook && { webhook }),
    });
  }, 60_000);
}

const listening = () =>
  new Promise<Server>((resolve) => {
    const server = createApp().listen(0, '127.0.0.1', () => resolve(server));
  });

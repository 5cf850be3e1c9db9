import { startLocalServices, type LocalServices } from '@copper-carrot/local-services';
import { stripe } from '../payments';
import { useDatabase } from './database';

/**
 * A database for the test file, as `useDatabase` gives it, and the Stripe stand-in on it. Stripe's client asks again at
 * once, where it would pause for a second.
 */
export function useLocalServices(): void {
  let services: LocalServices | undefined;
  // Registered first, because it must end before its database is dropped.
  afterAll(() => services?.stop());
  useDatabase();
  stripe.getInitialNetworkRetryDelay = () => 0.01;
  beforeAll(async () => {
    const { DATABASE_URL: databaseUrl = '', LOCAL_SERVICES_URL = '' } = process.env;
    const port = Number(new URL(LOCAL_SERVICES_URL).port);
    services = await startLocalServices({ databaseUrl, port, smtpPort: 0 });
  }, 60_000);
}

import Stripe from 'stripe';
import { type LocalServices, type LocalServicesOptions, startLocalServices } from '../index';
import { createTestDatabase } from './database';

// Each file creates a database, and webhooks are slow on a busy machine.
jest.setTimeout(30_000);

export interface World {
  stripe: Stripe;
  services: LocalServices;
  databaseUrl: string;
  /** The absolute URL of a page or API call. */
  url: (path: string) => string;
  close: () => Promise<void>;
}

/** A separate database, the services on free ports, and the official client connected to them. */
export async function createWorld(options: Partial<LocalServicesOptions> = {}): Promise<World> {
  const database = await createTestDatabase();
  const services = await startLocalServices({ databaseUrl: database.url, port: 0, smtpPort: 0, ...options });
  return {
    stripe: stripeAt(services.stripePort),
    services,
    databaseUrl: database.url,
    url: (path) => `http://127.0.0.1:${services.stripePort}${path}`,
    close: async () => {
      await services.stop();
      await database.drop();
    },
  };
}

export const stripeAt = (port: number, maxNetworkRetries = 0): Stripe =>
  new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries });

/** The id in a field that may be expanded. */
export const idOf = (field: string | { id: string } | null) =>
  typeof field === 'string' ? field : (field?.id ?? '');

/** The error that Stripe's client throws; fails if it does not throw. */
export async function stripeErrorOf(answer: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await answer.then(
    () => new Error('the call went through'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

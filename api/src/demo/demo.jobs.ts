import type Stripe from 'stripe';
import { primaryPool } from '../database';
import { type JobList } from '../jobs';
import { ensureDemoCards } from './ensure-demo-cards';

/** Queued by the seed: Stripe (or its stand-in) is asked once the site is up, and again until it has answered. */
export const demoJobs = (stripe: Stripe): JobList => ({
  demo_cards: () => ensureDemoCards(stripe, primaryPool),
});

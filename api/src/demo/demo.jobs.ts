import type Stripe from 'stripe';
import { primaryPool } from '../database';
import { type HandledJob } from '../jobs';
import { demoCards } from './order-jobs';
import { ensureDemoCards } from './ensure-demo-cards';

/** Queued by the seed: Stripe (or its stand-in) is asked once the site is up, and again until it has answered. */
export const demoJobs = (stripe: Stripe): HandledJob[] => [
  demoCards.handledBy(() => ensureDemoCards(stripe, primaryPool)),
];

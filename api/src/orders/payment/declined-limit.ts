import { rateLimit } from '../../http';

/** Whoever goes on with cards that are declined tests stolen ones; a payment that goes through counts for nothing. */
export const declinedLimit = rateLimit({
  name: 'declined_payments',
  tries: 20,
  seconds: 60 * 60,
  says: 'Too many payments were declined.',
});

import { rateLimit } from '../../http';

/** Repeatedly declined cards are a sign of card testing; successful payments do not count. */
export const declinedLimit = rateLimit({
  name: 'declined_payments',
  tries: 20,
  seconds: 60 * 60,
  says: 'Too many payments were declined.',
});

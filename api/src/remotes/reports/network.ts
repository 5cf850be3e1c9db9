import { createHmac } from 'node:crypto';
import { env } from '../../env';

/** A network by which reports are told apart, and which nobody can read an address from; in hexadecimal. */
export const networkHash = (network: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`network|${network}`).digest('hex').slice(0, 24);

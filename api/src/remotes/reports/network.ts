import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { networkOf } from '../../http';

/** A network by which reports are told apart, and which nobody can read an address from; in hexadecimal. */
export const networkHash = (network: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`network|${network}`).digest('hex').slice(0, 24);

const thisMachine = /^(::ffff:)?127\.|^0:0:0:0$/;

/** Who vouches for a report: its network; on this machine, which is nobody's alone, each page for itself. */
export function witnessOf(request: { ip?: string | undefined }, page: string): string {
  const network = networkOf(request);
  return thisMachine.test(network) ? `${network} ${page}` : network;
}

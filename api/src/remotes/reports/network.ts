import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { networkOf } from '../../http';

/** A network by which reports are told apart, and which nobody can read an address from; in hexadecimal. */
export const networkHash = (network: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`network|${network}`).digest('hex').slice(0, 24);

const thisMachine = /^127\.|^0:0:0:0$/;
/** What one client may have of IPv6 at most: whoever asks for it is given all addresses below three groups. */
const ofOneClient = /^([0-9a-f]+:){2}[0-9a-f]+/;

/** Who vouches for a report: its network; on this machine, which is nobody's alone, each page for itself. */
export function witnessOf(request: { ip?: string | undefined }, page: string): string {
  const network = networkOf(request).replace(/^::ffff:/i, '');
  if (thisMachine.test(network)) return `${network} ${page}`;
  return ofOneClient.exec(network)?.[0] ?? network;
}

import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { networkOf } from '../../http';

/** A network by which reports are told apart, and which nobody can read an address from; in hexadecimal. */
export const networkHash = (network: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`network|${network}`).digest('hex').slice(0, 24);

const thisMachine = /^127\.|^0:0:0:0$/;
/** What one client may have of IPv6 at most: whoever asks for it is given all addresses below three groups. */
const ofOneClient = /^([0-9a-f]+:){2}[0-9a-f]+/;

/** The client that calls, by all the addresses that may be its own. */
export function clientOf(request: { ip?: string | undefined }): string {
  const network = networkOf(request).replace(/^::ffff:/i, '');
  return thisMachine.test(network) ? network : (ofOneClient.exec(network)?.[0] ?? network);
}

/** Who vouches for a report: its client; on this machine, which is nobody's alone, each page for itself. */
export function witnessOf(request: { ip?: string | undefined }, page: string): string {
  const client = clientOf(request);
  return thisMachine.test(client) ? `${client} ${page}` : client;
}

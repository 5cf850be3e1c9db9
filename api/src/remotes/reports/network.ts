import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { networkOf } from '../../http';

/** A keyed hash that tells networks apart without revealing their addresses, in hexadecimal. */
export const networkHash = (network: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`network|${network}`).digest('hex').slice(0, 24);

const thisMachine = /^127\.|^0:0:0:0$/;
/** The largest IPv6 range that one client can get: everything below three groups. */
const ofOneClient = /^([0-9a-f]+:){2}[0-9a-f]+/;

/** The caller's network, including all addresses that it may own. */
export function clientOf(request: { ip?: string | undefined }): string {
  const network = networkOf(request).replace(/^::ffff:/i, '');
  return thisMachine.test(network) ? network : (ofOneClient.exec(network)?.[0] ?? network);
}

/** The source of a report: the client; on this machine, which several share, each page. */
export function witnessOf(request: { ip?: string | undefined }, page: string): string {
  const client = clientOf(request);
  return thisMachine.test(client) ? `${client} ${page}` : client;
}

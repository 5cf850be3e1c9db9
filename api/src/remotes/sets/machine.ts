import type { RemoteManifest } from '@copper-carrot/contracts';
import { env } from '../../env';
import { logger } from '../../logger';
import { manifestFaults } from '../manifest';

/** Whether browsers of this site may load a remote from there: `OVERRIDE_ORIGINS`, where `:*` allows any port. */
export const isAllowedOrigin = (origin: string): boolean =>
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  env.OVERRIDE_ORIGINS.some((allowed) =>
    allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed,
  );

const patienceMs = 2_000;
const mostBytes = 2 ** 20;

/** The remote.json on a developer's machine; null without a usable answer. */
export async function readMachine(origin: string, remote: string): Promise<RemoteManifest | null> {
  try {
    const answer = await fetch(`${origin}/remote.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || body.length > mostBytes) return null;
    const manifest: unknown = JSON.parse(body.toString());
    const [fault] = manifestFaults(manifest);
    const known = manifest as RemoteManifest;
    if (fault || known.name !== remote) {
      logger.warn({ origin, why: fault?.what ?? `it is ${known.name}` }, 'a machine brings no usable remote');
      return null;
    }
    return known;
  } catch (error) {
    logger.warn({ err: error, origin }, 'a machine that a browser is to be given does not answer');
    return null;
  }
}

// @ts-check
import { Problem } from '../lib/problem.mjs';
import { callerOf } from './platform.mjs';

/** @import { Schemas } from '@copper-carrot/contracts' */

/** In ms: an override is valid for a working day. */
const renewal = 4 * 3_600_000;

/**
 * Makes every page of the site on a local port take a remote from `origin` instead of the live release; the
 * person's own set of releases is kept.
 * @param {string} name
 * @param {{ port: number, origin: string, log: (line: string) => void }} options
 */
export function givenHere(name, { port, origin, log }) {
  const at = new URL(`http://localhost:${port}`);
  /** @type {string | undefined} */
  let cookie;
  let ended = false;
  const renew = async () => {
    // The key written by this start, as the team's own may belong to an earlier database.
    /** @type {Schemas['Preview']} */
    const { url } = await callerOf('platform', at)('POST', `/${name}/preview`, { origin });
    const { search } = new URL(url);
    const answer = await fetch(new URL(`/login${search}`, at), { redirect: 'manual' });
    [cookie] = answer.headers
      .getSetCookie()
      .flatMap((each) => /^cc_override=[^;]+/.exec(each) ?? [])
      .map(String);
    if (!cookie)
      throw new Problem(`The site does not give ${name} from ${origin}: it answered ${answer.status}`);
  };
  return {
    cookie: () => (ended ? undefined : cookie),
    /** The banner's button: later pages get the live release. */
    end: () => {
      if (ended) return;
      ended = true;
      log(`Pages have the ${name} that is live from now on, until the next npm run dev.`);
    },
    begin: async () => {
      try {
        await renew();
      } catch (error) {
        if (/** @type {{ status?: number }} */ (error).status !== 404) throw error;
        return log(
          `Somebody took ${name} off this site, so no page has it. While this runs, npm run remote -- publish ${name} brings it back; then begin again.`,
        );
      }
      setInterval(() => void renew().catch(() => undefined), renewal).unref();
    },
  };
}

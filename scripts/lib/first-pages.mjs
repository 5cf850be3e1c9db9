// @ts-check
import { Problem } from './problem.mjs';

/** @typedef {{ name: string, base: string, entry: string, routes: { path: string, guards: string[] }[] }} FeedRemote the part of the feed that is read here */
/** @typedef {{ owner: string, path: string, expected?: number }} Address */

/**
 * Rejects unless the home page answers 200, and of each remote that is live its first page and its entry; a page that needs
 * somebody who is logged in answers 401.
 * @param {number} port
 */
export async function requireFirstPages(port) {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/remotes/feed.json`);
  if (!answer.ok)
    throw new Problem(`The site has no list of its remotes: /remotes/feed.json answers ${answer.status}.`);
  const { remotes } = /** @type {{ remotes: FeedRemote[] }} */ (await answer.json());
  const asked = [{ owner: 'the shell', path: '/' }, ...remotes.flatMap(addressesOf)];
  const wrong = await Promise.all(asked.map((address) => whyNot(origin, address)));
  const said = wrong.filter((line) => line !== null);
  if (said.length > 0)
    throw new Problem(
      `The site is up and not whole:\n${said.join('\n')}\nWhat the API says of it is above; mend that, and start again.`,
    );
}

/**
 * Its entry, where this site serves it itself, and its first page that needs no more than ids filled in.
 * @param {FeedRemote} remote
 * @returns {Address[]}
 */
function addressesOf({ name, base, entry, routes }) {
  const page = routes
    .map(({ path, guards }) => ({
      owner: name,
      path: path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{(\w+I|i)d\}/g, '1') || '/',
      expected: guards.includes('loggedIn') ? 401 : 200,
    }))
    .find(({ path }) => !path.includes('{'));
  return [
    ...(base.startsWith('/') ? [{ owner: name, path: `${base}${entry}` }] : []),
    ...(page === undefined ? [] : [page]),
  ];
}

/**
 * @param {string} origin
 * @param {Address} address
 */
async function whyNot(origin, { owner, path, expected = 200 }) {
  const { status } = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return status === expected ? null : `${path} of ${owner} answers ${status}, and not ${expected}.`;
}

// @ts-check
import { readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';
import { callerOf, forgetKey, keepKey } from './platform.mjs';
import { publish } from './publish.mjs';

/** @import { List, Schemas } from '@copper-carrot/contracts' */
/** @typedef {Schemas['PlatformRelease']} Release */
/** @typedef {Schemas['PlatformRemote']} Remote */

/** @typedef {{ name: string, what?: string, team?: string, why?: string, canary?: string, from?: string, unhalt?: boolean, log: (line: string) => void }} Given */

const releaseLine = (
  /** @type {Release} */ { id, version, hash, state, published_at, published_by, halted_why },
) =>
  `${String(id).padStart(5)} ${version}-${hash} ${published_at} ${state.padEnd(9)} ${published_by}${halted_why ? `: ${halted_why}` : ''}`;

const nameOf = (/** @type {Release | null} */ release) =>
  release ? `${release.version}-${release.hash} (${release.id})` : 'nothing';

const keyLine = (
  /** @type {Schemas['DeployKey']} */ { id, label, created_by, created_at, last_used_at, revoked_at },
) =>
  `${String(id).padStart(5)} ${label}, made ${created_at} by ${created_by}, ${
    revoked_at ? `revoked ${revoked_at}` : `last used ${last_used_at ?? 'never'}`
  }`;

/** @param {string} file a dash is what is piped in */
function stackIn(file) {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Problem(`${file} can't be read`);
  }
}

/** @param {Remote} remote */
const standing = ({ name, live, canary, canary_percent: percent }) =>
  `${name}: ${nameOf(live)} is live${canary ? `, ${nameOf(canary)} is given to ${percent}% of new sessions` : ''}`;

/**
 * The state of a remote.
 * @param {string} name @returns {Promise<Remote>}
 */
const remoteNow = (name) => callerOf(name)('GET', `/${name}`);

/**
 * A percentage of new sessions, as typed.
 * @param {string | undefined} text
 */
function percentOf(text) {
  const percent = /^\d{1,3}%?$/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : Infinity;
  if (percent > 100) throw new Problem('Say to how many of a hundred new sessions: 5%; 0 ends it');
  return percent;
}

/**
 * The release to give to a percentage: the named one, the canary, or the latest.
 * @param {Given} given
 */
async function shareOf({ name, what = '', log }) {
  const [share, named] = what.split(' ');
  const percent = percentOf(share);
  const canary = named ? null : (await remoteNow(name)).canary;
  if (percent === 0 && !named && !canary) throw new Problem(`${name} has no canary`);
  return { release_id: canary?.id ?? (await releaseOf({ name, what: named || 'latest', log })), percent };
}

/** @typedef {(release: Release) => boolean} Fits */

/**
 * Can be activated.
 * @type {Fits}
 */
const isGivable = ({ givable }) => givable;
/**
 * Can be previewed, also before its smoke test.
 * @type {Fits}
 */
const isPublished = ({ givable, state }) => givable || state === 'published';

/**
 * The id of a release by its id, version and hash, or `latest`, the newest that fits.
 * @param {Given} given
 * @param {Fits} [fits] what `latest` may be
 */
async function releaseOf({ name, what = '' }, fits = isGivable) {
  if (/^\d{1,9}$/.test(what)) return Number(what);
  if (what !== 'latest' && !/^[\d.]+-\w+$/.test(what))
    throw new Problem(`Say the number of a release of ${name}, its version and hash, or latest: see list`);
  /** @type {List<Release>} */
  const { records } = await callerOf(name)('GET', `/${name}/releases?limit=200`);
  if (what !== 'latest') {
    const named = records.find(({ version, hash }) => what === `${version}-${hash}`);
    if (!named) throw new Problem(`${name} has no release ${what} among its last 200: see list`);
    return named.id;
  }
  const latest = records.find(fits);
  if (!latest) throw new Problem(`${name} has no release that can be given: publish one`);
  return latest.id;
}

/**
 * A command on a remote whose answer is its new state.
 * @param {string} act @param {(given: Given) => Promise<object>} body
 */
const command = (act, body) => async (/** @type {Given} */ given) =>
  given.log(standing(await callerOf(given.name)('POST', `/${given.name}/${act}`, await body(given))));

/** @type {Record<string, { says: string, run: (given: Given) => Promise<unknown> }>} */
export const verbs = {
  publish: {
    says: 'publish mfe-x               build, upload, ask the gate, draw it in a browser, set it live;\n                              --canary 5% gives it to a share of new sessions instead,\n                              --from FOLDER takes a build that is there',
    run: ({ name, team, canary, from, log }) => {
      if (canary === undefined) return publish(name, { team, from, log });
      const percent = percentOf(canary);
      if (percent === 0) throw new Problem('A canary of 0% is none: say --canary 5%');
      return publish(name, { team, percent, from, log });
    },
  },
  activate: {
    says: 'activate mfe-x 12|latest    set a release live; --unhalt where it was halted',
    run: command('activate', async (given) => ({
      release_id: await releaseOf(given),
      ...(given.unhalt && { unhalt: true }),
    })),
  },
  canary: {
    says: 'canary mfe-x 5% [12|latest] give a release to a share of new sessions; 0 ends it',
    run: command('canary', shareOf),
  },
  promote: {
    says: 'promote mfe-x [12]          set the canary live; refused where it is not that one any more',
    run: command('promote', async ({ name, what, log }) => {
      if (what) return { release_id: await releaseOf({ name, what, log }) };
      const canary = (await remoteNow(name)).canary;
      if (!canary) throw new Problem(`${name} has no canary to promote: publish one, with --canary 5%`);
      return { release_id: canary.id };
    }),
  },
  halt: {
    says: 'halt mfe-x 12 --why "..."   give a release to nobody any more',
    run: command('halt', async (given) => {
      if (!given.why) throw new Problem('Say why, for whoever finds it halted: --why "it blinks"');
      return { release_id: await releaseOf(given), why: given.why };
    }),
  },
  rollback: {
    says: 'rollback mfe-x              halt the live release, bring back the one before it; --why "..."',
    run: command('rollback', async ({ name, why }) => {
      const live = (await remoteNow(name)).live;
      return { ...(live && { release_id: live.id }), ...(why && { why }) };
    }),
  },
  leave: {
    says: 'leave mfe-x                 let the starts of the site choose again what is live',
    run: command('leave', () => Promise.resolve({})),
  },
  preview: {
    says: 'preview mfe-x [12|latest]   a link by which one browser is given a release, within the whole site',
    run: async ({ name, what, log }) => {
      const release_id = await releaseOf({ name, what: what || 'latest', log }, isPublished);
      /** @type {Schemas['Preview']} */
      const { url } = await callerOf(name)('POST', `/${name}/preview`, { release_id });
      log(`${url}\nWhoever opens it within the hour has release ${release_id} of ${name} for a working day.`);
    },
  },
  list: {
    says: 'list mfe-x                  its releases, the newest first',
    run: async ({ name, log }) => {
      /** @type {List<Release>} */
      const { records } = await callerOf(name)('GET', `/${name}/releases?limit=50`);
      for (const each of records) log(releaseLine(each));
    },
  },
  log: {
    says: 'log mfe-x                   what was done to it, the last first',
    run: async ({ name, log }) => {
      /** @type {List<Schemas['PlatformLogEntry']>} */
      const { records } = await callerOf(name)('GET', `/${name}/log?limit=50`);
      for (const { at, action, release_id: id, by_whom: by, detail } of records)
        log(`${at} ${action.padEnd(9)} ${id ?? ''} ${by} ${JSON.stringify(detail)}`);
    },
  },
  trace: {
    says: 'trace mfe-x 12|latest FILE  a stack of a browser (- reads what is piped in), as places in the sources',
    run: async ({ name, what = '', log }) => {
      const [release, ...named] = what.split(' ');
      const file = named.join(' ');
      if (!file) throw new Problem(`Say where the stack lies, or -: trace ${name} latest stack.txt`);
      const stack = stackIn(file);
      const id = await releaseOf({ name, what: release, log }, isPublished);
      /** @type {Schemas['Trace']} */
      const { lines } = await callerOf(name)('POST', `/${name}/releases/${id}/trace`, { stack });
      for (const line of lines) log(line);
    },
  },
  keys: {
    says: 'keys mfe-x                  its deploy keys, without what opens anything',
    run: async ({ name, log }) => {
      /** @type {List<Schemas['DeployKey']>} */
      const { records } = await callerOf(name)('GET', `/${name}/keys`);
      for (const key of records) log(keyLine(key));
    },
  },
  key: {
    says: 'key mfe-x "CI"              make a further key; it is printed this once',
    run: async ({ name, what, log }) => {
      if (!what) throw new Problem('Say where it will lie or who holds it: key mfe-x "CI"');
      /** @type {Schemas['NewDeployKey']} */
      const { id, key } = await callerOf(name)('POST', `/${name}/keys`, { label: what });
      log(`key ${id}: ${key}`);
    },
  },
  revoke: {
    says: 'revoke mfe-x 3              a key opens nothing any more; keys lists their numbers',
    run: async ({ name, what, log }) => {
      if (!/^\d{1,9}$/.test(what ?? '')) throw new Problem(`Say the number of a key of ${name}: see keys`);
      await callerOf(name)('DELETE', `/${name}/keys/${what}`);
      log(`key ${what} of ${name} opens nothing any more`);
    },
  },
  register: {
    says: 'register mfe-x --team "X"   enter a remote, with a platform key; prints where its key lies',
    run: async ({ name, team, log }) => {
      if (!team) throw new Problem('Say who owns it: --team "Gift cards"');
      /** @type {Schemas['RegisteredRemote']} */
      const { key } = await callerOf('platform')('POST', '', { name, team });
      log(`${name} is on this site; its key lies in ${keepKey(name, key)}`);
    },
  },
  remove: {
    says: 'remove mfe-x                take a remote off the site, with a platform key',
    run: async ({ name, log }) => {
      await callerOf('platform')('DELETE', `/${name}`);
      forgetKey(name);
      log(`${name} is off this site`);
    },
  },
};

// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cleanEnv } from '../checks/context.mjs';
import { Problem } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';

/** What npm and git tell the programs that they start of themselves, and where a person keeps files of their own. */
const ofThisRun =
  /^(npm_(package|lifecycle|command|execpath|node_execpath)|npm_config_(cache|prefix|(local|global)_prefix|init_module|node_gyp|user_agent|npm_version)$|INIT_CWD$|NODE$|GIT_|XDG_|JEST_|CHROME_PATH$)/i;

/**
 * The environment of somebody who has an empty home, an empty npm cache and nothing of this checkout on the PATH, but
 * reaches the package registry as this machine does.
 * @param {string} home an empty folder
 * @returns {NodeJS.ProcessEnv}
 */
export function newcomersEnv(home) {
  const kept = Object.entries(cleanEnv()).filter(([name]) => !ofThisRun.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  const env = { ...Object.fromEntries(kept), PATH: folders.join(delimiter) };
  const settings = npmSetting('userconfig', env);
  return {
    ...withoutCase(env, 'npm_config_userconfig'),
    HOME: home,
    npm_config_cache: join(home, '.npm'),
    // Such as the registry's address, a proxy or certificates; nothing of it is printed.
    ...(existsSync(settings) && { npm_config_userconfig: settings }),
  };
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function npmSetting(name, env) {
  try {
    return execFileSync('npm', ['config', 'get', name], { env, encoding: 'utf8' }).trim();
  } catch {
    throw new Problem('A newcomer needs npm: there is none on the PATH outside this checkout.');
  }
}

/**
 * npm reads its variables in any case.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
const withoutCase = (env, name) =>
  Object.fromEntries(Object.entries(env).filter(([each]) => each.toLowerCase() !== name));

import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execFile } from 'node:child_process';
import type { Schemas, SiteData } from '@copper-carrot/contracts';
import { copyPackages } from '../../scripts/testing/copied-packages.mjs';
import { siteOrigin } from './person';

export const root = join(__dirname, '../..');
const dataDir = process.env.DATA_DIR ?? join(root, '.data');

/** The cookie and page data of a browser's session; a new one without a cookie. */
export async function openSession(cookie?: string): Promise<{ cookie: string; data: SiteData }> {
  const headers = new Headers(cookie === undefined ? [] : [['Cookie', `cc_releases=${cookie}`]]);
  const answer = await fetch(new URL('/login', siteOrigin), { headers });
  const [, json = '{}'] = /id="site-data">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  const [held = `cc_releases=${cookie}`] = answer.headers
    .getSetCookie()
    .filter((each) => each.startsWith('cc_releases='));
  return {
    cookie: held.slice('cc_releases='.length).split(';')[0] ?? '',
    data: JSON.parse(json) as SiteData,
  };
}

/** Calls the platform API with the site's own key. */
export async function askPlatform<Answer>(path: string, body?: object): Promise<Answer> {
  const key = readFileSync(resolve(root, dataDir, 'platform.key'), 'utf8').trim();
  const answer = await fetch(new URL(`/cpi/v1/platform/remotes${path}`, siteOrigin), {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** A new team with its own checkout, the commands of docs/teams.md and a key. */
export class SixthTeam {
  readonly checkout = copyPackages(root, ['contracts', 'shared-ui', 'shell', 'api', 'scripts', '.github']);

  constructor(readonly remote: string) {
    for (const file of ['package-lock.json', '.prettierrc.json', 'e2e/support/find-browser.ts'])
      cpSync(join(root, file), join(this.checkout, file));
  }

  get build(): string {
    return join(this.checkout, this.remote, 'dist/release');
  }

  /** Runs `npm run remote -- …`; returns its output, or throws an error with it. */
  run(...args: string[]): Promise<string> {
    const env = { ...process.env, SITE: siteOrigin, DATA_DIR: resolve(root, dataDir), NODE_OPTIONS: '' };
    return new Promise((done, failed) =>
      execFile(
        process.execPath,
        ['scripts/remote.mjs', ...args],
        { cwd: this.checkout, env },
        (error, out, wrong) => (error ? failed(new Error(`${args.join(' ')}:\n${out}${wrong}`)) : done(out)),
      ),
    );
  }

  /** The remote's last log entry. */
  async lastEntry(remote = this.remote) {
    const { records } = await askPlatform<{ records: Schemas['PlatformLogEntry'][] }>(
      `/${remote}/log?limit=1`,
    );
    const [entry] = records;
    if (!entry) throw new Error(`nothing was ever done to ${remote}`);
    return entry;
  }

  async releases() {
    const { records } = await askPlatform<{ records: Schemas['PlatformRelease'][] }>(
      `/${this.remote}/releases?limit=50`,
    );
    return records;
  }

  leave() {
    rmSync(this.checkout, { recursive: true, force: true });
  }
}

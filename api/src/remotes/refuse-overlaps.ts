import { CONTRACT_VERSION, shellName } from '@copper-carrot/contracts';
import { readChannels } from './channels';
import { RefusedRelease } from './refused-release';
import type { Manifest } from './releases';

/** Refuses a release whose routes another remote already has, naming both and how to mend it. */
export async function refuseOverlaps(manifest: Manifest): Promise<void> {
  if (manifest.contract !== CONTRACT_VERSION)
    throw new RefusedRelease(
      `${manifest.name} was built against contract ${manifest.contract}, the site runs contract ${CONTRACT_VERSION}: bundle it again.`,
    );
  if (manifest.name === shellName) return;
  const { channels } = await readChannels();
  const comparable = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
  for (const { remote, live } of channels) {
    if (remote === manifest.name || !live || live.manifest.name === shellName) continue;
    const taken = new Set(live.manifest.routes.map(({ path }) => comparable(path)));
    const both = manifest.routes.find(({ path }) => taken.has(comparable(path)));
    if (both)
      throw new RefusedRelease(
        `${manifest.name} declares ${both.path}, which belongs to ${remote}: change the path, or let ${remote} give it up first.`,
      );
  }
  const paths = manifest.routes.map(({ path }) => comparable(path));
  const twice = manifest.routes.find((_route, index) => paths.indexOf(paths[index] ?? '') < index);
  if (twice) throw new RefusedRelease(`${manifest.name} declares ${twice.path} twice.`);
}

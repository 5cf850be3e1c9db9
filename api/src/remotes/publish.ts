import { type BuiltRelease, builtRemotes, RefusedRelease, storeRelease } from './release-folder';
import { activate, publish, readChannels } from './release-store';

/** Refuses a release whose routes another remote already has, naming both and how to mend it. */
async function refuseOverlaps({ manifest }: BuiltRelease): Promise<void> {
  const { channels } = await readChannels();
  const comparable = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
  for (const { remote, live } of channels) {
    if (remote === manifest.name) continue;
    const taken = new Set(live.manifest.routes.map(({ path }) => comparable(path)));
    const both = manifest.routes.find(({ path }) => taken.has(comparable(path)));
    if (both)
      throw new RefusedRelease(
        `${manifest.name} declares ${both.path}, which belongs to ${remote}: change the path, or let ${remote} give it up first`,
      );
  }
  const paths = manifest.routes.map(({ path }) => comparable(path));
  const twice = manifest.routes.find((_route, index) => paths.indexOf(paths[index] ?? '') < index);
  if (twice) throw new RefusedRelease(`${manifest.name} declares ${twice.path} twice`);
}

/** Checks a build, stores it, enters it; the release's id, the same for the same build. */
export async function publishBuild(built: BuiltRelease, by: string): Promise<{ id: number; isNew: boolean }> {
  await refuseOverlaps(built);
  const folder = await storeRelease(built);
  const { manifest, hash } = built;
  return publish(
    { remote: manifest.name, version: manifest.version, content_hash: hash, folder, manifest },
    by,
  );
}

export interface Synced {
  remote: string;
  release: string;
  activated: boolean;
}

/** Publishes and activates every remote that is bundled in the checkout; what is live already stays untouched. */
export async function syncBuiltRemotes(by: string): Promise<Synced[]> {
  const done: Synced[] = [];
  for (const built of await builtRemotes()) {
    const { id } = await publishBuild(built, by);
    done.push({
      remote: built.manifest.name,
      release: `${built.manifest.version}-${built.hash}`,
      activated: await activate(id, by),
    });
  }
  return done;
}

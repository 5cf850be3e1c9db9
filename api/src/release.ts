import { userInfo } from 'node:os';
import { closeDatabase } from './database';
import {
  activate,
  listReleases,
  publishBuild,
  readBuild,
  RefusedRelease,
  rollback,
  syncBuiltRemotes,
} from './remotes';

const usage = `Releases of remotes:
  sync                 publish and activate every remote that is bundled in the checkout
  publish <folder>     publish one build, without activating it
  list                 every release, the newest first; * marks the live one
  activate <id>        make a release the live one
  rollback <remote>    halt the live release and bring back the one before it`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run([command, argument = '']: string[], by: string): Promise<void> {
  switch (command) {
    case 'sync':
      for (const { remote, release, activated } of await syncBuiltRemotes(by))
        say(`${remote} ${release}${activated ? ' is live now' : ' was live already'}`);
      return;
    case 'publish': {
      const { id, isNew } = await publishBuild(await readBuild(argument), by);
      return say(`release ${id} ${isNew ? 'is published' : 'was published before'}`);
    }
    case 'list':
      for (const {
        id,
        remote,
        version,
        content_hash,
        live,
        halted_at,
        published_at,
      } of await listReleases()) {
        say(
          `${live ? '*' : ' '} ${String(id).padStart(4)} ${remote} ${version}-${content_hash} ${published_at.toISOString()}${halted_at ? ' halted' : ''}`,
        );
      }
      return;
    case 'activate':
      if (!/^\d+$/.test(argument))
        throw new RefusedRelease('activate needs the number of a release: see list');
      return say(
        `release ${argument} ${(await activate(Number(argument), by)) ? 'is live now' : 'was live already'}`,
      );
    case 'rollback': {
      const { from, to } = await rollback(argument, by);
      return say(`${argument}: release ${from} is halted, release ${to} is live`);
    }
    default:
      say(usage);
      process.exitCode = command === undefined || command === 'help' ? 0 : 2;
  }
}

run(process.argv.slice(2), process.env.RELEASED_BY ?? userInfo().username)
  .catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof RefusedRelease ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  })
  .finally(closeDatabase);

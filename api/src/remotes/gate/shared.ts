import { meets, type RemoteManifest, type ShellManifest, type UnmetNeed } from '@copper-carrot/contracts';
import { type Declared, type Finding, type GateSite, isShell, releaseNamed } from './finding';

/** The most names to list. */
const mostNames = 10;
const listed = (names: readonly string[]) =>
  [
    ...names.slice(0, mostNames),
    ...(names.length > mostNames ? [`${names.length - mostNames} more`] : []),
  ].join(', ');

const lacking = ({ part, needs, has, names }: UnmetNeed) => {
  const what = names.length > 0 ? `${listed(names)} of ${part} (${needs})` : `${part} ${needs}`;
  return { what, has: has === null ? `has no ${part}` : `has ${part} ${has}` };
};

const unmet = (remote: RemoteManifest, shell: ShellManifest) =>
  meets(remote.shared, shell.provides).map((need) => ({ ...lacking(need), part: need.part }));

/** Checks that every shell that may load a remote provides what it shares. */
export function checkShared(candidate: Declared, { remotes, shells }: GateSite): Finding[] {
  if (isShell(candidate))
    return remotes.flatMap((remote) =>
      unmet(remote, candidate.manifest).map(({ part, what, has }) => ({
        check: 'shared',
        where: part,
        what: `${releaseNamed(remote)} needs ${what}; this shell ${has}`,
        mend: `Keep it until ${remote.name} has a release without it that is live, or bring both: a name may stay beside its successor.`,
      })),
    );
  const manifest = candidate.manifest as RemoteManifest;
  return shells.flatMap((shell) =>
    unmet(manifest, shell).map(({ part, what, has }) => ({
      check: 'shared',
      where: part,
      what: `It needs ${what}; ${releaseNamed(shell)} ${has}`,
      mend: 'Publish and promote the shell that has it first, or build against what the live shell has.',
    })),
  );
}

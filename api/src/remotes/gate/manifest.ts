import { shellName } from '@copper-carrot/contracts';
import { manifestFaults } from '../manifest';
import type { Candidate, Finding, GateSite } from './finding';

/** Validates the manifest, which all other checks rely on. */
export function checkManifest({ manifest }: Candidate, { local = false }: GateSite): Finding[] {
  const faults = manifestFaults(manifest);
  if (faults.length === 0 && manifest.development && !local)
    return [
      {
        check: 'manifest',
        where: 'development',
        what: 'It is built for development, and would be slow and large for everybody',
        mend: 'Build it as it is published: npm run build in its folder.',
      },
    ];
  const file = (manifest as { name?: unknown } | null)?.name === shellName ? 'shell.json' : 'remote.json';
  return faults.map(({ where, what }) => ({
    check: 'manifest',
    where: `${file}: ${where}`,
    what,
    mend: 'It is written by the build: build the release again with the scripts of this checkout, and change nothing in it by hand.',
  }));
}

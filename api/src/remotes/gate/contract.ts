import { CONTRACT_VERSION } from '@copper-carrot/contracts';
import { type Declared, type Finding, type GateSite, isShell, releaseNamed } from './finding';

/** Shell and remotes are built against one contract. */
export function checkContract(candidate: Declared, { remotes, shells }: GateSite): Finding[] {
  const { contract } = candidate.manifest;
  const others = isShell(candidate) ? remotes : shells;
  const partners =
    others.length > 0
      ? others.map((each) => ({ who: releaseNamed(each), version: each.contract }))
      : [{ who: 'this site', version: CONTRACT_VERSION }];
  return partners
    .filter(({ version }) => version !== contract)
    .map(({ who, version }) => ({
      check: 'contract',
      where: 'contract',
      what: `It is built against contract ${contract}, ${who} against contract ${version}`,
      mend: 'docs/contract-changelog.md says what changed between the two: build against the same, or bring the other side there first.',
    }));
}

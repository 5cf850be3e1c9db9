import { CONTRACT_VERSION, runsIn } from '@copper-carrot/contracts';
import { type Declared, type Finding, type GateSite, isShell, releaseNamed } from './finding';

/** Checks the contract version of a remote against every shell that may load it, and of a shell against every remote. */
export function checkContract(candidate: Declared, { remotes, shells }: GateSite): Finding[] {
  const { contract } = candidate.manifest;
  const ofShell = isShell(candidate);
  const others = (ofShell ? remotes : shells).map((each) => ({
    who: releaseNamed(each),
    version: each.contract,
  }));
  // Before a shell is published, the one of the checkout is used.
  const partners = others.length > 0 ? others : [{ who: 'this site', version: CONTRACT_VERSION }];
  return partners
    .filter(({ version }) => !(ofShell ? runsIn(version, contract) : runsIn(contract, version)))
    .map(({ who, version }) => ({
      check: 'contract',
      where: 'contract',
      what: `It is built against contract ${contract}, ${who} against contract ${version}`,
      mend: ofShell
        ? 'A shell runs remotes of its own major, up to its own minor: bring that remote there first, or keep what it was built against (docs/contract-changelog.md).'
        : 'A remote runs in shells of its own major, from its own minor on: let the shell be live first that has it, or build against what is live (docs/contract-changelog.md).',
    }));
}

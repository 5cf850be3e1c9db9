/** `major.minor`; a whole number is a major with minor 0, as releases had it before there were minors. */
export type ContractVersion = number | `${number}.${number}`;

/**
 * What shell and remotes are built against. The major moves where a remote that was built before could not run after, or the
 * other way round; the minor where something came that a remote may rely on.
 */
export const CONTRACT_VERSION: ContractVersion = '2.0';

const partsOf = (version: ContractVersion) => {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return { major, minor };
};

/** Whether a remote that was built against one version runs in a shell of another: the same major, and all that came until then. */
export function runsIn(remote: ContractVersion, shell: ContractVersion): boolean {
  const [needs, has] = [partsOf(remote), partsOf(shell)];
  return needs.major === has.major && needs.minor <= has.minor;
}

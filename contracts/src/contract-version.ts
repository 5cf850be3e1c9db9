/** `major.minor`; a whole number means minor 0, as in early releases. */
export type ContractVersion = number | `${number}.${number}`;

/**
 * The version of the contract between shell and remotes. A breaking change raises the major, an addition
 * that remotes may rely on the minor.
 */
export const CONTRACT_VERSION: ContractVersion = '2.0';

const partsOf = (version: ContractVersion) => {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return { major, minor };
};

/**
 * Whether a remote built for one version runs in a shell of another: the same major, and no newer minor.
 */
export function runsIn(remote: ContractVersion, shell: ContractVersion): boolean {
  const [needs, has] = [partsOf(remote), partsOf(shell)];
  return needs.major === has.major && needs.minor <= has.minor;
}

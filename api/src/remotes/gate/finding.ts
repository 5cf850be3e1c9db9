import type { ApiDocument, RemoteManifest, ShellManifest } from '@copper-carrot/contracts';

export const checks = [
  'manifest',
  'files',
  'budgets',
  'routes',
  'shared',
  'calls',
  'styles',
  'contract',
] as const;

/** Why a release is refused: where in it, what is wrong there, and how to mend it. */
export interface Finding {
  check: (typeof checks)[number];
  where: string;
  what: string;
  mend: string;
}

/** What a release says of itself. */
export interface Declared {
  manifest: RemoteManifest | ShellManifest;
}

/** A release that wants to be published. */
export interface Candidate extends Declared {
  /** The content of a file that its manifest names; throws where there is none. */
  read: (file: string) => Promise<Buffer>;
}

/** What a release has to get along with. */
export interface GateSite {
  /** Every release of a remote that is live or a canary. */
  remotes: readonly RemoteManifest[];
  /** The shell that is live, and the one that is a canary. */
  shells: readonly ShellManifest[];
  /** The API's OpenAPI document. */
  document: ApiDocument;
  /** The machine on which it was built: a build for development may stay here, whatever its size. */
  local?: boolean;
}

export interface RemoteCandidate extends Candidate {
  manifest: RemoteManifest;
}

export const isShell = <Release extends Declared>(
  release: Release,
): release is Release & { manifest: ShellManifest } => release.manifest.name === 'shell';

export const releaseNamed = ({ name, version }: RemoteManifest | ShellManifest) => `${name} ${version}`;

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

/** Why a release is refused: where, what is wrong, and how to fix it. */
export interface Finding {
  check: (typeof checks)[number];
  where: string;
  what: string;
  mend: string;
}

const neededToRun: ReadonlySet<Finding['check']> = new Set(['manifest', 'files', 'shared', 'contract']);

/** Whether a release with this finding can't run at all; other findings describe harm to a running site. */
export const keepsFromRunning = ({ check }: Finding): boolean => neededToRun.has(check);

/** A release's own manifest. */
export interface Declared {
  manifest: RemoteManifest | ShellManifest;
}

/** A release to be published. */
export interface Candidate extends Declared {
  /** The content of a file of the manifest; throws if it is missing. */
  read: (file: string) => Promise<Buffer>;
}

/** What a release has to be compatible with. */
export interface GateSite {
  /** All live and canary releases of remotes. */
  remotes: readonly RemoteManifest[];
  /** The live shell and its canary. */
  shells: readonly ShellManifest[];
  document: ApiDocument;
  /** Whether this is the machine that built it: development builds are allowed here, of any size. */
  local?: boolean;
}

export interface RemoteCandidate extends Candidate {
  manifest: RemoteManifest;
}

export interface ShellCandidate extends Candidate {
  manifest: ShellManifest;
}

export const isShell = <Release extends Declared>(
  release: Release,
): release is Release & { manifest: ShellManifest } => release.manifest.name === 'shell';

export const releaseNamed = ({ name, version }: RemoteManifest | ShellManifest) => `${name} ${version}`;

import type { CallShapes } from './call-shapes';
import type { ContractVersion } from './contract-version';

/** The shell's name among releases; it has releases and a manifest like a remote. */
export const shellName = 'shell';

/** A preloaded file with the loader's hash; with another hash a browser would load it twice. */
export interface PreloadedFile {
  file: string;
  integrity: string;
}

export interface DocumentFiles {
  scripts: string[];
  preload: PreloadedFile[];
}

/** What the server needs of a shell to write HTML: the files of its documents and shared packages. */
export interface SiteAssets {
  documents: Record<'shell' | 'frame', DocumentFiles>;
  /** The files of shared packages that are in no document, by import name. */
  shared: Record<string, PreloadedFile[]>;
  fonts: string[];
}

/** The shared packages of a shell: their version, and each name with the version that introduced it. */
export type SharedProvisions = Record<
  string,
  {
    version: string;
    /** Null if a package's names are not listed; then only the version is checked. */
    names: Record<string, string> | null;
    /** Only one copy may run, the shell's; of other packages a remote bundles its own. */
    singleton: boolean;
  }
>;

/** `shell.json`, written beside a build of the shell. */
export interface ShellManifest {
  name: typeof shellName;
  version: string;
  contract: ContractVersion;
  assets: SiteAssets;
  provides: SharedProvisions;
  /** The size in bytes (brotli) of each script that a page may load at once. */
  bytes: Record<string, number>;
  /** The API calls of the shell, by the API of its build. */
  calls?: CallShapes;
  /** A development build: large, and only for the machine that built it. */
  development?: true;
  /** File names, which contain a content hash, with their integrity hashes; releases may share a folder. */
  files: Record<string, string>;
}

import type { CallShapes } from './call-shapes';
import type { ContractVersion } from './contract-version';

/** The shell's name among releases; it is a release like a remote's, with a manifest of its own. */
export const shellName = 'shell';

/** A file that is preloaded, with the hash that the loader asks for: with another one a browser would fetch it twice. */
export interface PreloadedFile {
  file: string;
  integrity: string;
}

export interface DocumentFiles {
  scripts: string[];
  preload: PreloadedFile[];
}

/** What the server that writes the HTML needs to know of a shell: the files of its documents and of what it shares. */
export interface SiteAssets {
  documents: Record<'shell' | 'frame', DocumentFiles>;
  /** The files of each shared part that is in no document by itself, by what it is imported by. */
  shared: Record<string, PreloadedFile[]>;
  fonts: string[];
}

/** What a shell brings for remotes: of each shared part its version, and each name with the version in which it came. */
export type SharedProvisions = Record<
  string,
  {
    version: string;
    /** None of a package whose names are not listed: then the version alone decides. */
    names: Record<string, string> | null;
    /** There may only be one, the shell's; of any other part a remote carries its own for when the shell's is too old. */
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
  /** Of each script that a page may bring at once, its bytes as a browser gets them (brotli). */
  bytes: Record<string, number>;
  /** What it asks of the API, as the API was when it was built. */
  calls?: CallShapes;
  /** Built to be worked on: large, and for the machine alone on which it was built. */
  development?: true;
  /** File name to its integrity hash; each name holds a hash of its content, so that releases may lie in one folder. */
  files: Record<string, string>;
}

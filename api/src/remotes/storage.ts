/** Where the files of releases lie. A release is a folder that is never overwritten; a file is there whole or not at all. */
export interface ReleaseStorage {
  put(release: string, file: string, content: Buffer): Promise<void>;
  /** Null where there is no such file. */
  read(release: string, file: string): Promise<Buffer | null>;
  /** The names of the files that are there. */
  list(release: string): Promise<string[]>;
  remove(release: string): Promise<void>;
  /** Sees to it that a file, and the same compressed, lie on the disk that files are served from; where there are none, nothing. */
  bring(release: string, file: string): Promise<void>;
}

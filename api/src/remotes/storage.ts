/**
 * The storage of releases' files. A release is a folder that is never overwritten; a file is stored completely or not
 * at all.
 */
export interface ReleaseStorage {
  put(release: string, file: string, content: Buffer): Promise<void>;
  /** Null if the file does not exist. */
  read(release: string, file: string): Promise<Buffer | null>;
  list(release: string): Promise<string[]>;
  remove(release: string): Promise<void>;
  /** Makes a file and its compressed variants available on the served disk; does nothing if they do not exist. */
  bring(release: string, file: string): Promise<void>;
}

import type { Schemas } from '@copper-carrot/contracts';
import { type Changers } from './changers';
import { type Problem } from './failures';
import { type Base } from './merge';
import { type ChangeKey, type Changes, type Section } from './sections';

export interface DraftOptions {
  /** The order on the screen. */
  shown: () => Schemas['Order'];
  send: (body: Schemas['PatchOrderBody']) => Promise<Schemas['Order']>;
  /** Reads the order again and shows it. */
  readAgain: () => Promise<Schemas['Order']>;
  /**
   * Who had changed the order before a save was refused for its version; null if it was refused for
   * another reason.
   */
  movedOnBy: (error: unknown) => Changers | null;
  /** Reports changes by others that do not conflict with unsaved input. */
  onOthers: (by: Changers, moved: readonly ChangeKey[]) => void;
  /** The problems to show for a refused save; none if the refusal redirects. */
  onFailure: (error: unknown) => Problem[];
  /** Whether a section's pending changes are valid and can be sent. */
  isReady: (section: Section, pending: Changes) => boolean;
  store: { read(): Kept; write(kept: Kept): void };
}

/** What survives a reload: the pending changes and the version that they are based on. */
export interface Kept {
  pending: Changes;
  base: Base | null;
}

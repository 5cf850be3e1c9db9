import type { Schemas } from '@copper-carrot/contracts';
import { type Changers } from './changers';
import { type Problem } from './failures';
import { type Base } from './merge';
import { type ChangeKey, type Changes, type Section } from './sections';

export interface DraftOptions {
  /** The order that is on the screen. */
  shown: () => Schemas['Order'];
  send: (body: Schemas['PatchOrderBody']) => Promise<Schemas['Order']>;
  /** Shows the order as it stands now. */
  readAgain: () => Promise<Schemas['Order']>;
  /** Who had changed the order before a save that was refused for it; null where it was refused for something else. */
  movedOnBy: (error: unknown) => Changers | null;
  /** Tells of what others changed that does not touch what was typed here. */
  onOthers: (by: Changers, moved: readonly ChangeKey[]) => void;
  /** What a refused save means for the screen; none where it leads elsewhere. */
  onFailure: (error: unknown) => Problem[];
  /** Whether what stands in a section can be sent; it waits until it can. */
  isReady: (section: Section, pending: Changes) => boolean;
  store: { read(): Kept; write(kept: Kept): void };
}

/** What outlives a reload: what was typed, and what it was typed on. */
export interface Kept {
  pending: Changes;
  base: Base | null;
}

import type { Schemas } from '@copper-carrot/contracts';
import { type Changers } from './changers';
import { type Base, baseOf, type Clash, clashesOf, movedBetween } from './merge';
import { type ChangeKey, type Changes } from './sections';
import { topicOf } from './topics';

/** The effect of other people's changes on unsaved input. */
export interface Meeting {
  clashes: Clash[];
  /** Fields that others changed without a conflict. */
  moved: ChangeKey[];
}

/** Tracks the order version that unsaved changes are based on. */
export class Footing {
  private others = 0;

  constructor(private standing: Base) {}

  get base(): Base {
    return this.standing;
  }

  /** How many times others changed the order under unsaved changes. */
  get timesOthersCame(): number {
    return this.others;
  }

  /** Takes the order as the new base, after a save from here or while nothing is typed. */
  stand(order: Schemas['Order']): void {
    this.standing = baseOf(order);
  }

  /**
   * Compares the order that others changed with the pending changes and takes it as the new base.
   */
  meet(order: Schemas['Order'], pending: Changes, by: Changers): Meeting {
    const before = this.standing;
    this.stand(order);
    this.others += 1;
    const clashes = clashesOf(before, this.standing, pending).map((clash) => ({ ...clash, by }));
    const contested = new Set<string | undefined>(clashes.map(({ topic }) => topic));
    const moved = movedBetween(before, this.standing).filter((key) => !contested.has(topicOf(key)));
    return { clashes, moved };
  }
}

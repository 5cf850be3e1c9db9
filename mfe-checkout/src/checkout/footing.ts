import type { Schemas } from '@copper-carrot/contracts';
import { type Changers } from './changers';
import { type Base, baseOf, type Clash, clashesOf, movedBetween } from './merge';
import { type ChangeKey, type Changes } from './sections';
import { topicOf } from './topics';

/** What others did to an order under what is typed on it. */
export interface Meeting {
  clashes: Clash[];
  /** What they changed besides. */
  moved: ChangeKey[];
}

/** The version of an order that what is typed stands on. */
export class Footing {
  private others = 0;

  constructor(private standing: Base) {}

  get base(): Base {
    return this.standing;
  }

  /** How often others have changed the order under what is typed. */
  get timesOthersCame(): number {
    return this.others;
  }

  /** The order as it is known from now on, by a save from here or because nobody had typed anything yet. */
  stand(order: Schemas['Order']): void {
    this.standing = baseOf(order);
  }

  /** The order as others left it, and what that does to what is typed. */
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

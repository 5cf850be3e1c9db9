import { mustChoose } from '../../../choices';
import { enoughFor, extraBlocks, isInSteps } from '../../../rules';
import type { ChargeRows } from '../live/rows';

/** What a package's default choices add to its price per person; in cents. */
export interface Charge {
  /**
   * `sum`: one per person; `once`: one in total; `enough`: one per person in whole increments; `extra`: blocks above
   * the minimum, rounded up.
   */
  kind: 'sum' | 'once' | 'enough' | 'extra';
  cents: number;
  step: number;
}

/**
 * The charges of the selection by `defaultChoices` and `extraHeadcountOf`, for its sum only; undefined if there are
 * none.
 */
export function chargesOf(rows: readonly ChargeRows[]): Charge[] | undefined {
  const charges: Charge[] = [];
  for (const row of rows) {
    const { choiceType, lowestCents: cents, incrementBy: step, extraHeadcountPriceCents } = row;
    const must = mustChoose({ ...row, properChoiceSubject: row.proper ? '' : null });
    if (cents !== null && cents > 0 && (must || choiceType === 'constant_sum')) {
      const kind = choiceType === 'constant_sum' ? 'sum' : choiceType === 'presentation' ? 'once' : 'enough';
      charges.push({ kind, cents, step });
    }
    if (extraHeadcountPriceCents > 0) charges.push({ kind: 'extra', cents: extraHeadcountPriceCents, step });
  }
  return charges.length > 0 ? charges : undefined;
}

/** The sum of the charges for a headcount, in cents. */
export function chargesFor(charges: readonly Charge[], headcount: number, least: number): number {
  let total = 0;
  for (const { kind, cents, step } of charges) {
    switch (kind) {
      case 'sum':
        // Other headcounts are not sold, so nothing is chosen.
        if (isInSteps(headcount, step)) total += headcount * cents;
        break;
      case 'once':
        total += cents;
        break;
      case 'enough':
        total += enoughFor(headcount, step) * cents;
        break;
      case 'extra':
        total += extraBlocks(headcount, least, step) * cents;
    }
  }
  return total;
}

import { mustChoose } from '../../../choices';
import { enoughFor, extraBlocks, isInSteps } from '../../../rules';
import type { ChargeRows } from '../live/rows';

/** What a package's standard choices add to its price per person; amounts in cents. */
export interface Charge {
  /** `sum`: each person one; `once`: one for all; `enough`: each person one, in whole steps; `extra`: begun blocks above the minimum. */
  kind: 'sum' | 'once' | 'enough' | 'extra';
  cents: number;
  step: number;
}

/** The same selection that `defaultChoices` makes and `extraHeadcountOf` adds, for its sum alone; undefined for nothing. */
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

/** What the charges come to for a headcount, in cents. */
export function chargesFor(charges: readonly Charge[], headcount: number, least: number): number {
  let total = 0;
  for (const { kind, cents, step } of charges) {
    switch (kind) {
      case 'sum':
        // Off its steps no sum exists, and nothing is chosen.
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

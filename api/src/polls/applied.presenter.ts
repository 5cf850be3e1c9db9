import type { Schemas } from '@copper-carrot/contracts';
import { presentPricing } from '../orders';
import { coinsPpm } from '../pricing';
import type { Applied } from './apply-selections';
import { presentPoll } from './poll.presenter';
import type { LoadedPoll } from './poll-query';

/** What applying the selections changes in the order, stored or previewed. */
export function presentApplied(applied: Applied, poll: LoadedPoll): Schemas['AppliedSelections'] {
  const { assessment, before, choices, headcountBefore, owner, persisted } = applied;
  const { chosen, headcount } = assessment.terms;
  const qtyIn = (all: readonly { optionId: number; qty: number }[], id: number) =>
    all.find(({ optionId }) => optionId === id)?.qty ?? 0;
  return {
    persisted,
    headcount: headcount ?? 0,
    headcount_before: headcountBefore,
    chosen_options: choices.flatMap((choice) =>
      choice.options
        .map(({ id, name, comboOf }) => ({
          option_id: id,
          item_id: choice.id,
          name,
          combo_of: comboOf,
          qty: qtyIn(chosen, id),
          qty_before: qtyIn(before, id),
        }))
        .filter(({ qty, qty_before }) => qty > 0 || qty_before > 0),
    ),
    pricing: presentPricing(assessment.priced, { headcount, awardsMultiplierPpm: coinsPpm(owner) }),
    poll: presentPoll(poll),
  };
}

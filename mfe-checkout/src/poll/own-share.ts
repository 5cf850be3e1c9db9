import type { Schemas } from '@copper-carrot/contracts';
import { combination, type Meal, mealOf, nothing } from './meal';

type Poll = Pick<Schemas['PublicPoll'], 'meal_allowance' | 'options' | 'combo_options'>;
export type Picked = Pick<Meal, 'package_item_option_id' | 'combo' | 'qty'>;

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/**
 * The eater's share of a meal in dollars for all portions; a combination costs as its dearest dish.
 */
function ownShareOf(
  { options, combo_options }: Poll,
  { package_item_option_id: pick, combo, qty }: Picked,
): number {
  if (pick === nothing || pick === '') return 0;
  const ids = pick === combination ? (combo ?? []) : [Number(pick)];
  const parts = [...options, ...combo_options].filter(({ id }) => ids.includes(id));
  return inCents((qty ?? 1) * Math.max(0, ...parts.map(({ own_share: share }) => share)));
}

/** Identifies meals with the same share. */
export const pickedKey = ({ package_item_option_id: pick, combo, qty }: Picked): string =>
  JSON.stringify([
    pick,
    pick === combination && [...(combo ?? [])].sort((one, other) => one - other),
    qty ?? 1,
  ]);

/**
 * The share that the eater agrees to by sending a meal; for an unchanged meal, at most the share
 * that they agreed to before.
 */
export function shareToAgree(poll: Poll & Pick<Schemas['PublicPoll'], 'selection'>, picked: Picked): number {
  const now = ownShareOf(poll, picked);
  const { selection: before } = poll;
  const isSame = before && pickedKey(mealOf(before)) === pickedKey(picked);
  return isSame ? Math.min(now, before.own_share) : now;
}

import type { Schemas } from '@copper-carrot/contracts';
import { combination, type Meal, nothing } from './meal';

type Poll = Pick<Schemas['PublicPoll'], 'meal_allowance' | 'options' | 'combo_options'>;

/** What somebody pays themselves of a meal, in dollars for all portions; a combination costs what the dearest of it does. */
export function ownShareOf(
  { options, combo_options }: Poll,
  { package_item_option_id: pick, combo, qty }: Pick<Meal, 'package_item_option_id' | 'combo' | 'qty'>,
): number {
  if (pick === nothing || pick === '') return 0;
  const ids = pick === combination ? (combo ?? []) : [Number(pick)];
  const parts = [...options, ...combo_options].filter(({ id }) => ids.includes(id));
  return (qty ?? 1) * Math.max(0, ...parts.map(({ own_share: share }) => share));
}

import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from './money';

/** What a choice charges as the headcount grows, begun steps counting whole; null where it charges nothing. */
export const extraHeadcountWords = ({
  extra_headcount_price: price,
  increment_by: step,
}: Pick<Schemas['Choice'], 'extra_headcount_price' | 'increment_by'>): string | null =>
  price > 0 ? `${formatMoney(price)} for each further ${step === 1 ? 'person' : `${step} people`}` : null;

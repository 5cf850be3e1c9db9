import type { ChosenPresentation } from '@copper-carrot/contracts';
import { invalid } from '../../errors';
import type { Quantity } from '../assessment/order-terms';
import type { Offer } from '../offer/offer';

type Served = Pick<Offer, 'packageId' | 'presentationType' | 'choices'>;

/**
 * How an order's food is presented: as its chosen presentation option says, else as its package does. A package of both
 * kinds without such a choice uses `wished`; a menu has no presentation.
 */
export function presentationOf(
  { packageId, presentationType, choices }: Served,
  chosen: readonly Quantity[],
  wished: ChosenPresentation | null,
): ChosenPresentation | null {
  if (packageId === null) return null;
  const option = choices
    .flatMap(({ options }) => options)
    .find((each) => each.presentationType && chosen.some(({ optionId }) => optionId === each.id));
  if (option) return option.presentationType;
  return presentationType && presentationType !== 'mixed' ? presentationType : wished;
}

/**
 * The quantities with the first option of the wanted presentation instead of another one; unchanged if no option has
 * it.
 */
export function chosenServedAs(
  { choices }: Pick<Offer, 'choices'>,
  chosen: Quantity[],
  wanted: ChosenPresentation | null | undefined,
): Quantity[] {
  const choice = choices.find(({ choiceType }) => choiceType === 'presentation');
  const fitting = choice?.options.filter(({ presentationType }) => wanted && presentationType === wanted);
  const [first] = fitting ?? [];
  const isChosen = ({ id }: { id: number }) => chosen.some(({ optionId }) => optionId === id);
  if (!choice || !first || fitting?.some(isChosen)) return chosen;
  const others = chosen.filter(({ optionId }) => !choice.options.some(({ id }) => id === optionId));
  return [...others, { optionId: first.id, qty: 1 }];
}

/** 422 by `presentation_type` if it contradicts the chosen options, or the package does not offer it. */
export function requireServedAs(
  offer: Served,
  chosen: readonly Quantity[],
  wanted: ChosenPresentation | null | undefined,
): void {
  if (!wanted || presentationOf(offer, chosen, wanted) === wanted) return;
  const isOffered = offer.choices.some(({ options }) =>
    options.some(({ presentationType }) => presentationType === wanted),
  );
  throw invalid(
    'presentation_type',
    'inclusion',
    isOffered
      ? 'says otherwise than the option that is chosen for how the food comes'
      : offer.packageId === null
        ? 'can’t be chosen for an order from a menu'
        : 'is no way in which the food of this package comes',
  );
}

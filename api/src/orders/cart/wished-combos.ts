import type { Schemas } from '@copper-carrot/contracts';
import { comboOf, longestOptionName, withOwnCombos } from '../../catalog';
import { invalid } from '../../errors';
import type { Offer } from '../offer/offer';
import { combinableParts } from './combinable-parts';

type WishedCombos = NonNullable<Schemas['PreviewOrderBody']['order']>['package_item_options'];

/** An offer with combinations that belong to no order yet; 422 by the field of one that could not be added. */
export function withWishedCombos(offer: Offer, wished: WishedCombos = []): Offer {
  if (wished.length === 0) return offer;
  const combos = wished.map(({ id, package_item_id: packageItemId, name = '', combo_of }, index) => {
    const field = `package_item_options.${index}`;
    const choice = offer.choices.find((each) => each.id === packageItemId);
    if (!choice) throw invalid(`${field}.package_item_id`, 'unknown', 'is no choice of what is offered here');
    const parts = combinableParts(choice, combo_of, `${field}.combo_of`);
    const ownName = name.trim();
    if (comboOf(ownName, parts).name.length > longestOptionName)
      throw invalid(`${field}.name`, 'too_long', 'is too long with the names of what is combined');
    return { id, packageItemId, ownName, comboOf: combo_of };
  });
  return { ...offer, choices: withOwnCombos(offer.choices, combos) };
}

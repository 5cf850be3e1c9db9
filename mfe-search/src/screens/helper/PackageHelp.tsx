import {
  fromChosenOptions,
  type Quantities,
  quantityOf,
  type Schemas,
  toChosenOptions,
} from '@copper-carrot/contracts';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { pickupOf, type PackageEvent } from '../../hooks/usePackageEvent';
import { type Combo, wanted as wantedOf } from '../../order/combos';
import { type Helped, whereOf } from './helped';
import { proposeOrder } from './helper-calls';
import { HelpMeChoose } from './HelpMeChoose';
import { chosenIn, taken } from './taken';

interface Props {
  pack: Schemas['Package'];
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  quantities: Quantities;
  /** What of it shares a portion. */
  combos: readonly Combo[];
  /** What the package comes with; null where nothing was chosen by hand. */
  standard: Quantities | null;
  onChoose: (quantities: Quantities) => void;
}

/** Help with a package's choices: what differs from what it comes with was chosen by hand, and so not from here. */
export function PackageHelp({ pack, event, change, quantities, combos, standard, onChoose }: Props) {
  const [fromHere, setFromHere] = useState<Quantities>({});
  const options = pack.choices.flatMap((choice) => choice.options);
  const own = options.filter(({ id }) => {
    const qty = quantityOf(quantities, id);
    return (
      standard !== null && qty > 0 && qty !== quantityOf(standard, id) && qty !== quantityOf(fromHere, id)
    );
  });
  const helped: Helped = {
    event,
    rules: pack,
    change,
    byHand: own.map(({ id, name }) => ({
      key: String(id),
      words: `${quantityOf(quantities, id)} × ${name}`,
    })),
    isSetUp: ({ option_id }) =>
      pack.choices.some(
        ({ choice_type, options: of }) =>
          choice_type === 'presentation' && of.some(({ id }) => id === option_id),
      ),
    ask: (wanted, kept) => {
      const stay = toChosenOptions(quantities).filter(({ option_id }) => kept.includes(String(option_id)));
      return proposeOrder(pack.id, {
        ...whereOf(event),
        ...wanted,
        order: {
          ...pickupOf(event),
          chosen_options: stay,
          package_item_options: wantedOf(combos, fromChosenOptions(stay)),
        },
      });
    },
    take: (lines, all) => {
      const next = taken(pack.choices, quantities, lines, all);
      setFromHere(chosenIn(lines));
      onChoose(next);
      return () => {
        setFromHere({});
        onChoose(quantities);
      };
    },
  };
  return (
    <Room>
      <HelpMeChoose helped={helped} />
    </Room>
  );
}

/** Above the line with which the first choice begins. */
const Room = styled.div`
  padding-bottom: ${space(6)};
`;

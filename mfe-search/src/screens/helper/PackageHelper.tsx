import {
  fromChosenOptions,
  type Quantities,
  quantityOf,
  type Schemas,
  toChosenOptions,
} from '@copper-carrot/contracts';
import { type PackageEvent, pickupOf } from '../../hooks/usePackageEvent';
import { forHeadcount } from '../../order/choices';
import { type Combo, wanted as wantedOf } from '../../order/combos';
import { type Selection } from '../../order/draft';
import { type Helped, typedHeadcount, whereOf } from './helped';
import { proposeOrder } from './helper-calls';
import { HelperDialog } from './HelperDialog';
import { type HelperEnds } from './HelpMeChoose';
import { taken } from './taken';

export interface PackageHelpProps {
  pack: Schemas['Package'];
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  quantities: Quantities;
  /** For how many those are. */
  headcount: number;
  /** What of it shares a portion. */
  combos: readonly Combo[];
  /** What the package comes with; null where nothing was chosen by hand. */
  standard: Quantities | null;
  /** The options whose number the person set. */
  byHand: readonly number[];
  /** Something else is chosen now, letting go of these of them; answers the way back. */
  onTake: (selection: Selection, letGo: readonly number[]) => () => void;
}

/** The helper of a package: what its person set otherwise than it comes stays, unless they let go of it. */
export function PackageHelper({
  pack,
  event,
  change,
  quantities,
  headcount,
  combos,
  standard,
  byHand,
  onTake,
  ...ends
}: PackageHelpProps & HelperEnds) {
  const options = pack.choices.flatMap((choice) => choice.options);
  const own = options.filter(({ id }) => {
    const qty = quantityOf(quantities, id);
    return standard !== null && byHand.includes(id) && qty > 0 && qty !== quantityOf(standard, id);
  });
  const helped: Helped = {
    event,
    rules: pack,
    byHand: own.map(({ id, name }) => ({
      key: String(id),
      words: `${quantityOf(quantities, id)} × ${name}`,
    })),
    heldBy: (line) => options.find(({ id }) => id === line.option_id)?.allergens ?? [],
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
    take: ({ lines, all, letGo, headcount: people }) => {
      const before = forHeadcount(pack.choices, quantities, headcount, people);
      change({ headcount: people });
      const back = onTake(
        { headcount: people, quantities: taken(pack.choices, before, lines, all) },
        letGo.map(Number),
      );
      return () => {
        change({ headcount: typedHeadcount(event) });
        back();
      };
    },
  };
  return <HelperDialog helped={helped} {...ends} />;
}

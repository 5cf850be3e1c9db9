import { fromChosenOptions, type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';
import { type PackageEvent, pickupOf } from '../../hooks/usePackageEvent';
import { forHeadcount } from '../../order/choices';
import { type Combo, wanted as wantedOf } from '../../order/combos';
import { type Selection } from '../../order/draft';
import { type Helped, type Proposal, typedHeadcount, whereOf } from './helped';
import { proposeOrder } from './helper-calls';
import { HelperDialog } from './HelperDialog';
import { type HelperEnds } from './HelpMeChoose';
import { taken } from './taken';

export interface PackageHelpProps {
  pack: Schemas['Package'];
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  quantities: Quantities;
  /** The headcount of the quantities. */
  headcount: number;
  /** Their combinations. */
  combos: readonly Combo[];
  /** The server's selection; null without own choices. */
  standard: Quantities | null;
  /** The options whose quantity the person set. */
  byHand: readonly number[];
  /** Takes a selection and its price, with the hand-set options that stay; returns the undo. */
  onTake: (selection: Selection, stillByHand: number[], order: Proposal['order']) => () => void;
}

/** The helper of a package: hand-set and excluded options stay unless the person releases them. */
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
  const qtyOf = (id: number) => quantityOf(quantities, id);
  const isSetUp = (optionId: number | null) =>
    pack.choices.some(
      ({ choice_type, options: of }) =>
        choice_type === 'presentation' && of.some(({ id }) => id === optionId),
    );
  // Serving options must have one chosen, and a combination can't be excluded.
  const canBeNone = ({ id }: Schemas['Option']) => id > 0 && !isSetUp(id);
  const own = options.filter(
    (option) =>
      standard !== null &&
      byHand.includes(option.id) &&
      qtyOf(option.id) !== quantityOf(standard, option.id) &&
      (qtyOf(option.id) > 0 || canBeNone(option)),
  );
  const helped: Helped = {
    event,
    rules: pack,
    byHand: own.map(({ id, name }) => ({
      key: String(id),
      words: qtyOf(id) > 0 ? `${qtyOf(id)} × ${name}` : `No ${name}`,
    })),
    heldBy: (line) => options.find(({ id }) => id === line.option_id)?.allergens ?? [],
    isSetUp: ({ option_id }) => isSetUp(option_id),
    ask: (wanted, kept) => {
      const stay = own
        .filter(({ id }) => kept.includes(String(id)))
        .map(({ id }) => ({ option_id: id, qty: qtyOf(id) }));
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
    take: ({ lines, all, headcount: people, order }) => {
      const before = forHeadcount(pack.choices, quantities, headcount, people);
      const next = taken(pack.choices, before, lines, all);
      const isAsItWas = (id: number) => [qtyOf(id), quantityOf(before, id)].includes(quantityOf(next, id));
      change({ headcount: people });
      const back = onTake({ headcount: people, quantities: next }, byHand.filter(isAsItWas), order);
      return () => {
        change({ headcount: typedHeadcount(event) });
        back();
      };
    },
  };
  return <HelperDialog helped={helped} {...ends} />;
}

import { choiceProblem, type Schemas } from '@copper-carrot/contracts';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { useMemo, useRef, useState } from 'react';
import { useChoices } from '../../hooks/useChoices';
import { useLast } from '../../hooks/useLast';
import { usePackageEvent } from '../../hooks/usePackageEvent';
import { usePlaces } from '../../hooks/usePlaces';
import { usePreview } from '../../hooks/usePreview';
import { useReferral } from '../../hooks/useReferral';
import { useService } from '../../hooks/useService';
import { useUndo } from '../../hooks/useUndo';
import { useWhenReady } from '../../hooks/useWhenReady';
import { selectionFor } from '../../order/choices';
import { type Combined } from '../../order/combos';
import { takesHeadcount } from '../../order/headcount';
import { pricedAsOf } from '../../order/option-prices';
import { priceNow, verdictNow } from '../../order/price-now';
import { type PackageHelpProps } from '../helper/PackageHelper';
import { choiceId } from './choice-id';
import { useStartOrder } from './useStartOrder';

/** A package as somebody orders it: their event, what they choose of it, what that costs, and the ways on and back. */
export function useOffer(offered: Schemas['Package']) {
  const { event, change } = usePackageEvent(offered);
  const fits = event.wrongHeadcount === null && takesHeadcount(offered, event.headcount);
  // While it is sold for no such number the choices are those for the last one: what was chosen is not lost by a slip.
  const headcount = useLast(fits ? event.headcount : null) ?? offered.minimum_headcount;
  const choices = useChoices(offered, headcount);
  const { combos } = choices;
  const read = { ...offered, choices: choices.choices };
  const undoing = useUndo();
  const startingOver = useUndo();
  const isReferral = useReferral(read.id);
  const preview = usePreview(read, event, { chosen: choices.own, combos, isReferral });
  const { order } = preview;
  const prices = order?.option_prices;
  const priced = useMemo(() => pricedAsOf(choices.choices, prices), [choices.choices, prices]);
  const pack = { ...read, choices: priced };
  const { start, question, failure, forget } = useStartOrder(pack, isReferral);
  const { places } = usePlaces();
  const [strict, setStrict] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  const last = useLast(order && takesHeadcount(offered, order.headcount) ? order : null);
  const selection =
    last?.chosen_options ??
    // Who comes with a number that it is not sold for sees what it comes with for the least.
    (order && selectionFor(choices.choices, order, headcount));
  const quantities = choices.over(selection ?? undefined, last?.headcount);
  const placeId = event.placeId ?? pack.place_ids[0];
  const service = useService(pack, placeId ?? null);
  const place = places.find((each) => each.enum === placeId);
  const chosen = { ...event, quantities };
  const verdict = verdictNow(preview, chosen);

  const problemOf = (choice: Schemas['Choice']) => choiceProblem(choice, quantities, headcount);
  const isComing = choices.own === null && order === null && preview.pending;
  const begin = useWhenReady(!isComing, async () => {
    // Before the choices: while an event can't be asked for, none are proposed.
    if (!verdict.orderValid && focusFirstError(fields.current)) return;
    const faulty = pack.choices.find(problemOf);
    if (faulty) {
      setStrict(true);
      const place = document.getElementById(choiceId(faulty));
      // A quantity that can't be cooked says so at its own field.
      if (focusFirstError(place)) return;
      place?.focus();
      // Where it fills the window its head, with what mends it, may lie above: focus alone moves nothing then.
      place?.scrollIntoView();
      return;
    }
    await start({ event, quantities, combos });
  });

  // What a start was refused for is of the order as it was; what was taken for so many goes back to so many.
  const forgetTheLast = () => {
    forget();
    undoing.withdraw();
    startingOver.withdraw();
  };
  const changeEvent: typeof change = (part) => {
    if (part.headcount === undefined) forget();
    else forgetTheLast();
    change(part);
  };
  const take: PackageHelpProps['onTake'] = (proposed, stillByHand, whole) => {
    const ways = [choices.take(quantities, proposed, stillByHand), order && whole && preview.adopt(whole)];
    return () => ways.forEach((back) => back?.());
  };

  return {
    event,
    changeEvent,
    /** Around the fields of the event. */
    fields,
    /** Where the food goes, as far as that is known. */
    zone: order?.time_zone ?? place?.time_zone ?? service?.time_zone ?? ownZone(),
    service,
    /** As it was read, with what was combined of its options. */
    read,
    /** At the prices of the preview. */
    pack,
    choices,
    headcount,
    quantities,
    preview,
    verdict,
    price: priceNow(pack, preview, chosen),
    slots: { ...failure?.slots, ...verdict.slots },
    /** What the choices lack; nothing before anybody has chosen: what the package comes with is on its way. */
    missing: choices.before ? pack.choices.flatMap((choice) => problemOf(choice) ?? []) : [],
    /** Whether what is missing is said as an error: once a person has tried to go on. */
    strict,
    choose: (next: Combined) => {
      forgetTheLast();
      choices.choose(quantities, next);
    },
    take,
    undoing,
    startOver:
      choices.startOver &&
      (() => {
        forgetTheLast();
        const back = choices.startOver?.();
        if (back) startingOver.offer(back);
      }),
    /** What was started over, as it was. */
    bringBack: startingOver.undo,
    begin,
    /** Why the last try to start the order failed. */
    failure,
    /** What is asked before it is started. */
    question,
  };
}

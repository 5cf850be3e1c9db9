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

/** The state of a package page: event, choices, price and actions. */
export function useOffer(offered: Schemas['Package']) {
  const { event, change } = usePackageEvent(offered);
  const fits = event.wrongHeadcount === null && takesHeadcount(offered, event.headcount);
  // While the headcount is invalid, choices for the last valid one are kept.
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
    // With an invalid headcount in the link, shows the selection for the minimum.
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
    // Before the choices, as none are proposed for an invalid event.
    if (!verdict.orderValid && focusFirstError(fields.current)) return;
    const faulty = pack.choices.find(problemOf);
    if (faulty) {
      setStrict(true);
      const place = document.getElementById(choiceId(faulty));
      // An invalid quantity is shown at its own field.
      if (focusFirstError(place)) return;
      place?.focus();
      // If the choice fills the window, focus alone does not scroll to its title.
      place?.scrollIntoView();
      return;
    }
    await start({ event, quantities, combos });
  });

  // An earlier start failure and helper undo do not apply to the changed event.
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
    /** The element around the event fields. */
    fields,
    /** The time zone of the destination, as far as known. */
    zone: order?.time_zone ?? place?.time_zone ?? service?.time_zone ?? ownZone(),
    service,
    /** As read, with the person's combinations. */
    read,
    /** At the preview's prices. */
    pack,
    choices,
    headcount,
    quantities,
    preview,
    verdict,
    price: priceNow(pack, preview, chosen),
    slots: { ...failure?.slots, ...verdict.slots },
    /** What the choices lack; nothing while the server's selection loads. */
    missing: choices.before ? pack.choices.flatMap((choice) => problemOf(choice) ?? []) : [],
    /** Whether missing choices show as errors: after the person tried to continue. */
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
    /** Undoes starting over. */
    bringBack: startingOver.undo,
    begin,
    /** Why the last start failed. */
    failure,
    /** The dialog before the start. */
    question,
  };
}

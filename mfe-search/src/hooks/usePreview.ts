import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  chosenPresentation,
  messageOf,
  type Quantities,
  type Schemas,
  toChosenOptions,
} from '@copper-carrot/contracts';
import { isApiFailure, isCancelled } from '@copper-carrot/contracts/runtime';
import { previewOrder } from '../api';
import { canBeCooked } from '../order/choices';
import { type Combo, wanted } from '../order/combos';
import { withHeadcount } from '../order/headcount';
import { complete, readError, readPreview, unknownVerdict, type Verdict } from '../order/verdict';
import { type PackageEvent, eventOf } from './usePackageEvent';

const pauseMs = 300;

export interface Preview {
  /** The last answer; it stays while the next one is on its way. */
  order: Schemas['PreviewedOrder'] | null;
  /** What that could choose from: of its options some may share a portion no more. */
  choices: Schemas['Choice'][];
  verdict: Verdict;
  /** Whether the last question could be priced; otherwise `order` answers an earlier one. */
  isFound: boolean;
  /** How the food was to come when it was asked. */
  way: Pick<PackageEvent, 'pickup' | 'pickupKitchenId'> | null;
  pending: boolean;
  /** Why no answer came; asking the same again may help. */
  failure: string | null;
  retry: () => void;
  /** Takes an order that was priced elsewhere for the answer to what is chosen now; answers the way back. */
  adopt: (order: Schemas['PreviewedOrder']) => () => void;
}

/**
 * Asks what the order would be when address, headcount, date or time change, and at nothing else; never for an inactive
 * package (1 §5). Whatever else is chosen goes along. Older questions are cancelled.
 */
export function usePreview(
  pack: Schemas['Package'],
  event: PackageEvent,
  {
    chosen,
    combos,
    isReferral,
  }: { chosen: Quantities | null; combos: readonly Combo[]; isReferral: boolean },
): Preview {
  const [answer, setAnswer] = useState<Pick<Preview, 'order' | 'choices' | 'verdict' | 'isFound' | 'way'>>({
    order: null,
    choices: [],
    verdict: unknownVerdict,
    isFound: false,
    way: null,
  });
  const [pending, setPending] = useState(pack.active);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  const { googlePlaceId, address, headcount, date, time, pickup, pickupKitchenId } = event;
  const question = JSON.stringify([googlePlaceId, address, headcount, date, time]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const order = {
      ...eventOf(event),
      // What can't be cooked is said at its field, and must not keep the rest from being looked at.
      ...(chosen &&
        canBeCooked(pack.choices, chosen) && {
          chosen_options: toChosenOptions(chosen),
          package_item_options: wanted(combos, chosen),
          presentation_type: chosenPresentation(pack.choices, chosen),
        }),
    };
    try {
      const found = await previewOrder(
        pack.id,
        {
          google_place_id: googlePlaceId,
          formatted_address: address,
          headcount,
          start_date: date,
          start_time: time,
          is_referral: isReferral,
          order,
        },
        signal,
      );
      if (signal.aborted) return;
      // Where an address can't be found there is no order; what was known before still shows the price.
      setAnswer((before) => ({
        ...(found.order ? { order: found.order, choices: pack.choices } : before),
        verdict: readPreview(found),
        isFound: found.order !== null,
        way: { pickup, pickupKitchenId },
      }));
      setFailure(null);
      setPending(false);
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      // What was asked can't be answered, however often: its fields say why.
      const refused = isApiFailure(error) && error.status === 422;
      if (refused) {
        setAnswer((before) => ({
          ...before,
          verdict: { ...unknownVerdict, ...readError(complete(error.payload)) },
          isFound: false,
          way: { pickup, pickupKitchenId },
        }));
      }
      setFailure(refused ? null : messageOf(error));
      setPending(false);
    }
  });

  useEffect(() => {
    if (!pack.active) return;
    const gone = new AbortController();
    setPending(true);
    // The first question need not wait for more to be typed.
    const timer = setTimeout(() => void ask(gone.signal), asked.current ? pauseMs : 0);
    asked.current = true;
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [question, pack.active, tries]);

  return {
    ...answer,
    verdict: withHeadcount(answer.verdict, event.wrongHeadcount),
    // No answer on its way is one for what was typed.
    pending: pending && event.wrongHeadcount === null,
    failure,
    retry: () => setTries((before) => before + 1),
    adopt: (order) => {
      const adopted = {
        ...{ order, choices: pack.choices, isFound: true, way: { pickup, pickupKitchenId } },
        verdict: readPreview({ order, error: null, search_params: {} }),
      };
      setAnswer(adopted);
      // A later answer is of the event as it is by now.
      return () => setAnswer((now) => (now === adopted ? answer : now));
    },
  };
}

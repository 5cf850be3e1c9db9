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
  /** The last answer, kept while the next one loads. */
  order: Schemas['PreviewedOrder'] | null;
  /** The choices that the answer is based on; some combinations may be gone since. */
  choices: Schemas['Choice'][];
  verdict: Verdict;
  /** Whether the last request could be priced; otherwise `order` answers an earlier one. */
  isFound: boolean;
  /** The pickup fields of that request. */
  way: Pick<PackageEvent, 'pickup' | 'pickupKitchenId'> | null;
  pending: boolean;
  /** Why there is no answer; a retry may help. */
  failure: string | null;
  retry: () => void;
  /** Takes an order priced elsewhere as the answer for the current choices; returns the undo. */
  adopt: (order: Schemas['PreviewedOrder']) => () => void;
}

/**
 * Requests the price when address, headcount, date or time change, and never for an inactive package (1
 * §5). Sends the current choices along and cancels older requests.
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
      // Invalid choices are shown at their fields and not sent, so that the rest is still checked.
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
      // An unknown address has no order; the previous price stays.
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
      // A 422 does not change on retry; the fields show why.
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
    // The first request is not debounced.
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
    // An invalid headcount is not sent, so no answer is pending for it.
    pending: pending && event.wrongHeadcount === null,
    failure,
    retry: () => setTries((before) => before + 1),
    adopt: (order) => {
      const adopted = {
        ...{ order, choices: pack.choices, isFound: true, way: { pickup, pickupKitchenId } },
        verdict: readPreview({ order, error: null, search_params: {} }),
      };
      setAnswer(adopted);
      // Undo only if no newer answer arrived.
      return () => setAnswer((now) => (now === adopted ? answer : now));
    },
  };
}

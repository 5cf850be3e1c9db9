import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { isCancelled, previewOrder } from '../api';
import {
  chosenPresentation,
  fromChosenOptions,
  pricedPart,
  type Quantities,
  toChosenOptions,
} from '../order/choices';
import { readPreview, unknownVerdict, type Verdict } from '../order/verdict';
import { type PackageEvent } from './usePackageEvent';

const pauseMs = 300;

export interface Preview {
  /** The last answer; it stays while the next one is on its way. */
  order: Schemas['PreviewedOrder'] | null;
  verdict: Verdict;
  pending: boolean;
  /** Why no answer came. */
  failure: string | null;
  retry: () => void;
}

/**
 * Asks what the order would be when address, headcount, date or time change (1 §5) — and when pickup or a choice that
 * costs something does, since the price then is another; never for an inactive package. Older questions are cancelled.
 */
export function usePreview(
  pack: Schemas['Package'],
  event: PackageEvent,
  chosen: Quantities | null,
): Preview {
  const [answer, setAnswer] = useState<{ order: Schemas['PreviewedOrder'] | null; verdict: Verdict }>({
    order: null,
    verdict: unknownVerdict,
  });
  const [pending, setPending] = useState(pack.active);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  // What the server's own selection costs extra: choosing the same by oneself is no other question.
  const [standard, setStandard] = useState<string | null>(null);
  const priced = chosen && pricedPart(pack.choices, chosen);
  const { googlePlaceId, address, headcount, date, time, pickup } = event;
  const question = JSON.stringify([
    googlePlaceId,
    address,
    headcount,
    date,
    time,
    pickup,
    priced === standard ? null : priced,
  ]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const own = { pickup, headcount, start_date: date, start_time: time };
    const order = {
      ...own,
      ...(chosen && {
        chosen_options: toChosenOptions(chosen),
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
          is_referral: false,
          order,
        },
        signal,
      );
      if (signal.aborted) return;
      // Where an address can't be found there is no order; what was known before still shows the price.
      setAnswer((before) => ({ order: found.order ?? before.order, verdict: readPreview(found) }));
      if (!chosen && found.order)
        setStandard(pricedPart(pack.choices, fromChosenOptions(found.order.chosen_options)));
      setFailure(null);
      setPending(false);
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      setFailure(messageOf(error));
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

  return { ...answer, pending, failure, retry: () => setTries((before) => before + 1) };
}

import { errorCodes, messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, isCancelled } from '@copper-carrot/contracts/runtime';
import { type BasketLine } from '@copper-carrot/shared-ui/basket';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewMenuOrder } from '../order/menu-calls';
import { withHeadcount } from '../order/headcount';
import { type PriceNow } from '../order/price-now';
import { complete, readError, readPreview, reasonsOf, unknownVerdict, type Verdict } from '../order/verdict';
import { type PackageEvent, eventOf } from './usePackageEvent';

const pauseMs = 300;

export interface MenuPreview {
  /** The last answer, kept while the next one loads; null if the last request could not be priced. */
  order: Schemas['PreviewedOrder'] | null;
  verdict: Verdict;
  /** What is known of this basket's price; a basket that can't be ordered has none. */
  price: Exclude<PriceNow, { kind: 'food' }>;
  pending: boolean;
  /** Why there is no answer; a retry may help. */
  failure: string | null;
  retry: () => void;
}

interface Answer extends Pick<MenuPreview, 'order' | 'verdict' | 'failure'> {
  /** The basket and event of the request. */
  question: string | null;
}
const nothing: Answer = { question: null, order: null, verdict: unknownVerdict, failure: null };

/** Prices the basket when a dish or the event changes. An empty basket is not sent. */
export function useMenuPreview(
  brandId: number,
  event: PackageEvent,
  lines: readonly BasketLine[],
): MenuPreview {
  const [answer, setAnswer] = useState(nothing);
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  const isEmpty = lines.length === 0;
  const question = JSON.stringify([event, lines, tries]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { googlePlaceId, address } = event;
    try {
      const found = await previewMenuOrder(
        brandId,
        {
          google_place_id: googlePlaceId,
          formatted_address: address,
          order: { ...eventOf(event), menu_items: [...lines] },
        },
        signal,
      );
      if (signal.aborted) return;
      setAnswer({ ...nothing, question, order: found.order, verdict: verdictOf(found) });
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      const refused = isApiFailure(error) && error.status === 422;
      setAnswer(
        refused
          ? {
              ...nothing,
              question,
              verdict: { ...unknownVerdict, ...readError(complete(error.payload)) },
            }
          : { ...nothing, question, failure: messageOf(error) },
      );
    }
  });

  useEffect(() => {
    if (isEmpty) {
      setAnswer(nothing);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => void ask(gone.signal), asked.current ? pauseMs : 0);
    asked.current = true;
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [question, isEmpty, brandId]);

  const { order, failure } = answer;
  const verdict = withHeadcount(answer.verdict, event.wrongHeadcount);
  return {
    order,
    verdict,
    failure,
    price: { kind: order && reasonsOf(verdict).length === 0 ? 'whole' : 'unknown' },
    pending: !isEmpty && answer.question !== question,
    retry: () => setTries((before) => before + 1),
  };
}

/** A missing delivery minimum is shown by its amount and does not block the start. */
function verdictOf(found: Schemas['OrderPreview']): Verdict {
  const verdict = readPreview(found);
  const isTooLittle = found.error?.code.includes(errorCodes.parts.deliveryMinimum);
  return isTooLittle ? { ...verdict, general: null } : verdict;
}

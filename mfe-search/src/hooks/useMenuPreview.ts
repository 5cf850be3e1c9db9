import { errorCodes, messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, isCancelled } from '@copper-carrot/contracts/runtime';
import { type BasketLine } from '@copper-carrot/shared-ui/basket';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewMenuOrder } from '../order/menu-calls';
import { complete, readError, readPreview, unknownVerdict, type Verdict } from '../order/verdict';
import { type PackageEvent, pickupOf } from './usePackageEvent';

const pauseMs = 300;

export interface MenuPreview {
  /** The last answer; it stays while the next one is on its way. */
  order: Schemas['PreviewedOrder'] | null;
  verdict: Verdict;
  pending: boolean;
  /** Why no answer came; asking the same again may help. */
  failure: string | null;
  retry: () => void;
}

type Answer = Pick<MenuPreview, 'order' | 'verdict'>;
const nothing: Answer = { order: null, verdict: unknownVerdict };

/** Asks what these dishes would cost whenever one of them, or the event, changes. An empty order costs nothing, and is not asked about. */
export function useMenuPreview(
  brandId: number,
  event: PackageEvent,
  lines: readonly BasketLine[],
): MenuPreview {
  const [answer, setAnswer] = useState(nothing);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  const isEmpty = lines.length === 0;
  const question = JSON.stringify([event, lines]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { googlePlaceId, address, headcount, date, time } = event;
    try {
      const found = await previewMenuOrder(
        brandId,
        {
          google_place_id: googlePlaceId,
          formatted_address: address,
          order: {
            ...pickupOf(event),
            headcount,
            start_date: date,
            start_time: time,
            menu_items: [...lines],
          },
        },
        signal,
      );
      if (signal.aborted) return;
      setAnswer(({ order }) => ({ order: found.order ?? order, verdict: verdictOf(found) }));
      setFailure(null);
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      const refused = isApiFailure(error) && error.status === 422;
      if (refused)
        setAnswer(({ order }) => ({
          order,
          verdict: { ...unknownVerdict, ...readError(complete(error.payload)) },
        }));
      setFailure(refused ? null : messageOf(error));
    }
    setPending(false);
  });

  useEffect(() => {
    if (isEmpty) {
      setAnswer(nothing);
      setPending(false);
      return;
    }
    const gone = new AbortController();
    setPending(true);
    const timer = setTimeout(() => void ask(gone.signal), asked.current ? pauseMs : 0);
    asked.current = true;
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [question, isEmpty, brandId, tries]);

  return { ...answer, pending, failure, retry: () => setTries((before) => before + 1) };
}

/** What is missing to the delivery minimum is said by its sum, and forbids no start. */
function verdictOf(found: Schemas['OrderPreview']): Verdict {
  const verdict = readPreview(found);
  const isTooLittle = found.error?.code.includes(errorCodes.parts.deliveryMinimum);
  return isTooLittle ? { ...verdict, general: null } : verdict;
}

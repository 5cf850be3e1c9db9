import { errorCodes, sentences, type Schemas } from '@copper-carrot/contracts';
import { events, isApiFailure, notify, useReads, useUnsaved } from '@copper-carrot/contracts/runtime';
import { joinList } from '@copper-carrot/shared-ui/words';
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { getOrder, patchOrder, urls } from '../api';
import { changersDid, changersOf } from '../checkout/changers';
import { type DraftOptions } from '../checkout/draft-options';
import { type DraftState } from '../checkout/draft-state';
import { draftStore } from '../checkout/draft-store';
import { reactionTo } from '../checkout/failures';
import { OrderDraft } from '../checkout/order-draft';
import { keptBack } from '../checkout/pre-submit';
import { keysOf, valuesOf } from '../checkout/sections';
import { followedTip } from '../checkout/tip';
import { useLeave } from './useLeave';

interface Around {
  ignore: Schemas['IgnoreChecks'];
  /** The tip is a fixed amount that does not follow the price. */
  tipIsSum: boolean;
}

/** The autosaving draft of an order that others may change too. */
export function useOrderDraft(
  order: Schemas['Order'],
  choices: readonly Schemas['Choice'][],
  { ignore, tipIsSum }: Around,
): { draft: OrderDraft; state: DraftState } {
  const { peek, put, refresh } = useReads();
  const { id } = order;
  const leave = useLeave(id);

  // Saves can follow each other faster than renders, so the cache is read.
  const shown = () => peek(urls.order(id)) ?? order;
  const options: Omit<DraftOptions, 'store'> = {
    shown,
    async send(body) {
      const before = shown();
      const saved = await patchOrder(id, body, ignore);
      put(urls.order(id), saved);
      if ('team_id' in body.order) void refresh([urls.cards(id), urls.addresses(id)]);
      events.emit('order.changed@1', { orderId: id, status: saved.status });
      // The server stores a percentage tip as an amount, so it is recalculated here unless it is
      // being edited.
      const tip = followedTip(before.pricing, saved.pricing);
      if (tip !== undefined && !tipIsSum && !('tip' in draft.snapshot().pending)) draft.change({ tip });
      return saved;
    },
    async readAgain() {
      const now = await getOrder(id);
      put(urls.order(id), now);
      return now;
    },
    onFailure(error) {
      const reaction = reactionTo(error, id);
      if (reaction.kind === 'go') void leave(reaction.to);
      // The order was sent in another window, so this one waits for the outcome too.
      if (reaction.kind === 'placing') void refresh([urls.order(id)]);
      return reaction.kind === 'show' ? reaction.problems : [];
    },
    movedOnBy: (error) => (isApiFailure(error) && error.says(errorCodes.stale) ? changersOf(error) : null),
    onOthers(by, moved) {
      const tell = (what: string) => notify({ kind: 'info', message: changersDid(by, `changed ${what}`) });
      const now = shown();
      void import(/* webpackChunkName: 'others' */ '../checkout/topic-words').then(
        ({ aroundOf, movedWords }) => {
          const words = movedWords(moved, valuesOf(now, {}), aroundOf(now));
          if (words.length > 0) tell(joinList(words));
        },
        () => tell('the order'),
      );
    },
    isReady: (section, pending) => keptBack(section, { order, pending, choices }).length === 0,
  };
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const draft = useMemo(
    () =>
      new OrderDraft({
        shown: () => latest.current.shown(),
        send: (body) => latest.current.send(body),
        readAgain: () => latest.current.readAgain(),
        onFailure: (error) => latest.current.onFailure(error),
        movedOnBy: (error) => latest.current.movedOnBy(error),
        onOthers: (by, moved) => latest.current.onOthers(by, moved),
        isReady: (section, pending) => latest.current.isReady(section, pending),
        store: draftStore(id),
      }),
    [id],
  );
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);

  useUnsaved('sending', keysOf(state.pending).length > 0);

  useEffect(() => {
    // Retries what an earlier visit could not save.
    void draft.flush();
    // Sends pending changes when the person leaves the page.
    return () => void draft.flush();
  }, [draft]);
  useEffect(() => {
    const back = () => void draft.reconnect(sentences.unreachable);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [draft]);
  useEffect(() => {
    // A change refused by a check may pass after the check is skipped.
    void draft.retryRefused();
  }, [draft, ignore]);
  return { draft, state };
}

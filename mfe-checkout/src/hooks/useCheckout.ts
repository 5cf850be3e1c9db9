import { sentences, type Schemas } from '@copper-carrot/contracts';
import { events, isApiFailure, useReads } from '@copper-carrot/contracts/runtime';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { getOrder, patchOrder, urls } from '../api';
import { draftStore } from '../checkout/draft-store';
import { type Problem, reactionTo } from '../checkout/failures';
import { type DraftState, OrderDraft, type SaveState } from '../checkout/order-draft';
import { keptBack } from '../checkout/pre-submit';
import {
  type Changes,
  type ChangeKey,
  keysOf,
  namesPlace,
  type Section,
  valuesOf,
  type Values,
} from '../checkout/sections';
import { followedTip } from '../checkout/tip';
import { type HeadcountProposal, useHeadcountProposal } from './useHeadcountProposal';
import { useValidity } from './useValidity';

export interface Checkout {
  order: Schemas['Order'];
  choices: readonly Schemas['Choice'][];
  /** The order as saved, under what is typed and not saved yet. */
  values: Values;
  draft: OrderDraft;
  state: DraftState;
  /** What sections say of their state, where they are not saved as a cart is. */
  saveWords?: Record<SaveState, string>;
  /** Nothing can be changed here by this person, or now. */
  readOnly: boolean;
  problems: readonly Problem[];
  change: OrderDraft['change'];
  headcount: HeadcountProposal;
  /** The tip is a sum of its own, not a share of the food, whatever share it may happen to be. */
  tipIsSum: boolean;
  setTipIsSum: (isSum: boolean) => void;
  /** The words beside a field. */
  errorOf: (section: Section, field: string | null) => string | undefined;
  ignore: Schemas['IgnoreChecks'];
  setIgnore: (ignore: Schemas['IgnoreChecks']) => void;
}

/** One order's checkout: its values, its unsaved draft and what stands against it. */
export function useCheckoutOf(order: Schemas['Order'], choices: readonly Schemas['Choice'][]): Checkout {
  const navigate = useNavigate();
  const { peek, put, refresh } = useReads();
  const [ignore, setIgnore] = useState<Schemas['IgnoreChecks']>({});
  const [tipIsSum, setTipIsSum] = useState(false);
  const { id } = order;

  const send = async (body: Schemas['PatchOrderBody']) => {
    const saved = await patchOrder(id, body, ignore);
    // One save follows the other faster than the screen is drawn.
    const before = peek(urls.order(id)) ?? order;
    put(urls.order(id), saved);
    if ('team_id' in body.order) void refresh([urls.cards(id), urls.addresses(id)]);
    events.emit('order.changed@1', { orderId: id, status: saved.status });
    // The server keeps a share as the sum that it was; what is being changed by hand is not followed.
    const tip = followedTip(before.pricing, saved.pricing);
    if (tip !== undefined && !tipIsSum && !('tip' in draft.snapshot().pending)) draft.change({ tip });
    return saved;
  };
  const readAgain = async () => put(urls.order(id), await getOrder(id));
  const onFailure = (error: unknown): Problem[] => {
    const reaction = reactionTo(error, id);
    if (reaction.kind === 'go') void navigate(reaction.to);
    return reaction.kind === 'show' ? reaction.problems : [];
  };
  const isReady = (section: Section, pending: Changes) =>
    keptBack(section, { order, pending, choices }).length === 0;
  const latest = useRef({ send, readAgain, onFailure, isReady });
  useLayoutEffect(() => {
    latest.current = { send, readAgain, onFailure, isReady };
  });
  const draft = useMemo(
    () =>
      new OrderDraft({
        send: (body) => latest.current.send(body),
        readAgain: () => latest.current.readAgain(),
        onFailure: (error) => latest.current.onFailure(error),
        isLost: (error) => isApiFailure(error) && (error.status === 0 || error.status >= 500),
        isReady: (section, pending) => latest.current.isReady(section, pending),
        store: draftStore(id),
      }),
    [id],
  );
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);

  useEffect(() => {
    // What an earlier visit could not save is tried once more.
    void draft.flush();
    // What is still on its way is not lost by leaving.
    return () => void draft.flush();
  }, [draft]);
  useEffect(() => {
    const back = () => void draft.reconnect(sentences.unreachable);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [draft]);
  useEffect(() => {
    // What a check refused may be saved without it.
    void draft.retryRefused();
  }, [draft, ignore]);

  const headcount = useHeadcountProposal(order, choices, draft);
  const standing = useValidity(order, ignore);
  const values = valuesOf(order, state.pending);
  const problems = [...state.problems, ...standing.filter((one) => isStill(one, state.pending))];
  const scheduled = Boolean(order.poll?.auto_submit && order.poll.scheduled_at);
  return {
    order,
    choices,
    values,
    draft,
    state,
    readOnly: !order.can.edit || scheduled,
    problems,
    change: (changes, options) => draft.change(changes, options),
    headcount,
    tipIsSum,
    setTipIsSum,
    errorOf: (section, field) =>
      problems.find((one) => one.section === section && one.field === field)?.message,
    ignore,
    setIgnore,
  };
}

/** A standing problem is no longer sure while what it is about is being changed. */
const isStill = ({ field }: Problem, pending: Changes) =>
  field === null ||
  (namesPlace([field]) ? !namesPlace(keysOf(pending)) : pending[field as ChangeKey] === undefined);

const Context = createContext<Checkout | null>(null);
export const CheckoutProvider = Context.Provider;

export function useCheckout(): Checkout {
  const checkout = use(Context);
  if (!checkout) throw new Error('useCheckout() needs a CheckoutProvider');
  return checkout;
}

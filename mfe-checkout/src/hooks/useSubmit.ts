import { href, messageOf, sentences, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type OnceHeaders, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getOrder, submitOrder, urls } from '../api';
import { type Changers, changersOf } from '../checkout/changers';
import {
  alsoBesideTheButton,
  type CheckoutModal,
  firstOnPage,
  isForGood,
  type Problem,
  reactionTo,
  unique,
} from '../checkout/failures';
import { feedsFew, portionsOf } from '../checkout/feeds';
import { endPress, pressOf } from '../checkout/press-key';
import { allKeptBack, missingBeforeSubmit } from '../checkout/pre-submit';
import { keysOf, valuesOf } from '../checkout/sections';
import { useAfterSubmit } from './useAfterSubmit';
import { type Checkout } from './useCheckout';
import { useLeave } from './useLeave';
import { usePaymentQuestion } from './usePaymentQuestion';

const arrivedAfterAll =
  'A change that you took back had been saved all the same. The order as it stands is shown now: please look at it, and change what you want otherwise.';

const sayWhose = 'Please say first whose change counts.';

export type SubmitDialog =
  | { kind: 'payment' }
  | { kind: 'feeds'; portions: number; headcount: number | null }
  | { kind: 'changed'; seen: Schemas['Order']; now: Schemas['Order']; changers: Changers | null }
  | { kind: 'authenticate'; clientSecret: string; intentId: string }
  | { kind: CheckoutModal; message: string; orderIds: number[] };

/** Nobody knows which of two is to be ordered before it is said. */
const undecided = ({ clashes }: Checkout['state']): Problem[] =>
  clashes.map(({ section }) => ({ section, field: null, message: sayWhose }));

export interface Submitting {
  submitting: boolean;
  dialog: SubmitDialog | null;
  closeDialog: () => void;
  /** Runs every check, then submits; a second press while it runs does nothing. */
  press: () => Promise<void>;
  /** Goes on after the person has confirmed how they pay, that a second delivery is meant, or has passed their bank's check. */
  goOn: (meant?: Schemas['IgnoreChecks']) => Promise<void>;
  /** Gets the answer of the last press, once the order is placed. */
  hear: () => Promise<void>;
}

interface Around {
  paymentViewed: boolean;
  /** Takes the person to what is to be put right first. */
  goTo: (problem: Problem) => void;
  /** The order is no cart any more, and the way on has begun. */
  onSubmitted: () => void;
  /** The order was sent, and nobody knows yet whether it is placed. */
  onUndecided: () => void;
  /** What people picked in the order's poll is not on it yet. */
  onNotApplied: () => void;
}

/** The way of one order to the kitchen: save, check, confirm, submit, and what each refusal asks for (1 §5, 1 §8). */
export function useSubmit(
  checkout: Checkout,
  { paymentViewed, goTo, onSubmitted, onUndecided, onNotApplied }: Around,
): Submitting {
  const navigate = useNavigate();
  const afterwards = useAfterSubmit();
  const { peek, put, refresh } = useReads();
  const [submitting, setSubmitting] = useState(false);
  const [dialog, setDialog] = useState<SubmitDialog | null>(null);
  const busy = useRef(false);
  const done = useRef(false);
  const { draft, order, ignore } = checkout;
  const leave = useLeave(order.id);
  /** What the person agreed to by pressing. */
  const seen = useRef(order);

  const refuse = (problems: readonly Problem[]) => {
    draft.show(problems);
    const first = firstOnPage(problems);
    if (first) goTo(first);
  };

  /** Shows what it is now beside what was seen; whoever agrees to it has seen it. */
  const ask = (now: Schemas['Order'], changers: Changers | null) =>
    setDialog({ kind: 'changed', seen: seen.current, now, changers });
  const showChanged = async (changers: Changers | null) => {
    try {
      const now = await getOrder(order.id);
      put(urls.order(order.id), now);
      ask(now, changers);
    } catch (error) {
      refuse([{ section: 'submit', field: null, message: messageOf(error) }]);
    }
  };

  /** Nobody knows yet whether it is placed; what the order says now is what there is to know. */
  const unanswered = useRef(false);
  const lookHow = async () => {
    try {
      const now = await getOrder(order.id);
      put(urls.order(order.id), now);
      onUndecided();
    } catch (error) {
      refuse([{ section: 'submit', field: null, message: messageOf(error) }]);
    }
  };

  /** What was waved through since the button was pressed; it holds for each dialog that follows. */
  const meant = useRef<Schemas['IgnoreChecks']>({});
  const { run: send } = useWrite(
    (_press: void, own: OnceHeaders) =>
      submitOrder(seen.current, { ...ignore, ...meant.current }, pressOf(order.id, own)),
    {
      onDone: async (answer) => {
        done.current = true;
        onSubmitted();
        await afterwards(answer, order);
      },
      onFailure: async ({ cause }) => {
        const reaction = reactionTo(cause, order.id);
        if (isForGood(cause, reaction)) endPress(order.id);
        if (reaction.kind === 'go') await leave(reaction.to);
        if (reaction.kind === 'placing') unanswered.current = true;
        if (reaction.kind === 'clear') {
          draft.show([]);
          onNotApplied();
        }
        if (reaction.kind === 'changed') await showChanged(isApiFailure(cause) ? changersOf(cause) : null);
        if (reaction.kind === 'show') refuse(alsoBesideTheButton(reaction.problems));
        if (reaction.kind === 'authenticate') {
          setDialog(reaction);
          // Until when the bank is asked stays on the page, whatever becomes of the question.
          void refresh([urls.order(order.id)]);
        }
        if (reaction.kind === 'modal') {
          const { modal, message, orderIds } = reaction;
          setDialog({ kind: modal, message, orderIds });
        }
      },
    },
  );

  /** Whose change counts is nobody's question any more once it is placed, in another window or by somebody else. */
  const isPlaced = async (): Promise<boolean> => {
    const now = await getOrder(order.id).catch(() => order);
    if (now.status === 'in_cart') return false;
    await leave(href.orderStatus(order.id));
    return true;
  };

  const check = async (): Promise<boolean> => {
    const wasUnsure = draft.isUnsure();
    draft.look();
    seen.current = order;
    const othersCame = draft.timesOthersCame;
    await draft.flush();
    if (draft.isUnsure()) {
      refuse([{ section: 'submit', field: null, message: sentences.unreachable }]);
      return false;
    }
    if (draft.isUnanswered()) {
      refuse(draft.snapshot().problems);
      return false;
    }
    // A headcount that was typed and not confirmed is not the one that would be ordered.
    if (checkout.headcount.ask()) return false;
    // What this render knows may be older than what the flush has just saved.
    const saved = peek(urls.order(order.id)) ?? order;
    if (wasUnsure && saved.lock_version !== order.lock_version) {
      refuse([{ section: 'submit', field: null, message: arrivedAfterAll }]);
      return false;
    }
    if (draft.snapshot().clashes.length > 0 && (await isPlaced())) return false;
    const { pending, problems: refused } = draft.snapshot();
    const values = valuesOf(saved, pending);
    // What stood against an older version of the order may be settled by what was just saved: the server will say.
    const known = saved.lock_version === order.lock_version ? checkout.problems : [];
    const standing = [...refused, ...known.filter((one) => !refused.includes(one))];
    const missing = missingBeforeSubmit({
      order: saved,
      values,
      choices: checkout.choices,
      standing,
      ignore,
    });
    // A coupon that was refused was meant to count: without it the price is another one than its person thinks.
    // Nor is anybody asked how they pay for a date that has gone by.
    const blocking = standing.filter(
      ({ blocks, next, field }) =>
        (blocks && !ignore.delivery_area_minimum) ||
        (next && !ignore.availability) ||
        field === 'coupon_code',
    );
    // Whoever may skip the checks still orders what the screen shows, not what was saved before it.
    const unsaved = [
      ...(keysOf(pending).length > 0 ? refused : []),
      ...allKeptBack({ order: saved, pending, choices: checkout.choices }),
    ];
    const found = unique([...undecided(draft.snapshot()), ...missing, ...blocking, ...unsaved]);
    if (found.length > 0) {
      refuse(found);
      return false;
    }
    // A save of this very press may have moved the price, or met somebody else's.
    const isOther = saved.pricing.customer_price !== order.pricing.customer_price;
    if (isOther || draft.timesOthersCame > othersCame) {
      ask(saved, null);
      return false;
    }
    seen.current = { ...saved, lock_version: draft.version };
    return true;
  };

  const confirmed = useRef(false);
  const isEnough = useRef(false);
  const asksHowItIsPaid = usePaymentQuestion(checkout, paymentViewed);
  const confirmAndSend = async () => {
    // What the bank is asked about was confirmed before it was.
    if (peek(urls.order(order.id))?.payment.bank?.by_you) return void (await send());
    if (!isEnough.current && feedsFew(seen.current)) {
      setDialog({ kind: 'feeds', portions: portionsOf(seen.current), headcount: seen.current.headcount });
      return;
    }
    if (!confirmed.current && (await asksHowItIsPaid())) {
      setDialog({ kind: 'payment' });
      return;
    }
    await send();
  };

  const once = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await work();
    } finally {
      // The next screen is on its way: until it is there, the order is not sent again.
      if (!done.current) {
        busy.current = false;
        if (unanswered.current) await lookHow();
        unanswered.current = false;
        setSubmitting(false);
      }
    }
  };

  return {
    submitting,
    dialog,
    closeDialog: () => setDialog(null),
    hear: () =>
      once(async () => {
        // Sent by somebody else, or from another window.
        if (!(await send())) await navigate(href.orderStatus(order.id));
      }),
    press: () =>
      once(async () => {
        confirmed.current = false;
        isEnough.current = false;
        meant.current = {};
        if (await check()) await confirmAndSend();
      }),
    goOn: (waved = {}) => {
      meant.current = { ...meant.current, ...waved };
      // What the dialog showed is what is agreed to.
      if (dialog?.kind === 'changed') seen.current = dialog.now;
      const wasAskedFirst = dialog?.kind === 'changed' || dialog?.kind === 'feeds';
      if (dialog?.kind === 'feeds') isEnough.current = true;
      if (dialog?.kind === 'payment') confirmed.current = true;
      setDialog(null);
      return once(wasAskedFirst ? confirmAndSend : () => send());
    },
  };
}

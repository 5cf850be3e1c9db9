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
import { allKeptBack, missingBeforeSubmit, skipsChecks } from '../checkout/pre-submit';
import { keysOf, valuesOf } from '../checkout/sections';
import { pollUrls } from '../poll-api';
import { useAfterSubmit } from './useAfterSubmit';
import { type Checkout } from './useCheckout';
import { useLeave } from './useLeave';
import { usePaymentQuestion } from './usePaymentQuestion';

const arrivedAfterAll =
  'A change that you took back had already been saved. The order is shown as it is now: please check it, and change it where needed.';

const sayWhose = 'Please say first whose change counts.';

export type SubmitDialog =
  | { kind: 'payment' }
  | { kind: 'feeds'; portions: number; headcount: number | null }
  | { kind: 'changed'; seen: Schemas['Order']; now: Schemas['Order']; changers: Changers | null }
  | { kind: 'authenticate'; clientSecret: string; intentId: string }
  | { kind: CheckoutModal; message: string; orderIds: number[] };

/** A conflict has to be decided before submit. */
const undecided = ({ clashes }: Checkout['state']): Problem[] =>
  clashes.map(({ section }) => ({ section, field: null, message: sayWhose }));

export interface Submitting {
  submitting: boolean;
  dialog: SubmitDialog | null;
  closeDialog: () => void;
  /** Runs all checks, then submits; a second press meanwhile does nothing. */
  press: () => Promise<void>;
  /** Continues after a confirmation: payment method, a second delivery, or the bank's check. */
  goOn: (meant?: Schemas['IgnoreChecks']) => Promise<void>;
  /** Places an order with just applied poll answers, at the price that the person saw. */
  placeWithAnswers: (applied: Schemas['AppliedSelections']) => Promise<void>;
  /** Gets the answer of the last press, once the order is placed. */
  hear: () => Promise<void>;
}

interface Around {
  paymentViewed: boolean;
  /** Moves focus to the first problem. */
  goTo: (problem: Problem) => void;
  /** The order is placed, and navigation has begun. */
  onSubmitted: () => void;
  /** The order was sent, and the outcome is unknown. */
  onUndecided: () => void;
  /** The poll's answers are not applied yet. */
  onNotApplied: () => void;
}

/** Submits an order: save, check, confirm, submit, and handle each refusal (1 §5, 1 §8). */
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
  /** The order that the person agreed to by pressing. */
  const seen = useRef(order);

  const refuse = (problems: readonly Problem[]) => {
    draft.show(problems);
    const first = firstOnPage(problems);
    if (first) goTo(first);
  };

  /**
   * Shows the current order against the seen one; confirming makes the current one the seen one.
   */
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

  /** The outcome is unknown, so the order is read. */
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

  /** Checks confirmed since the press; they apply to all following dialogs. */
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
          // Reads the deadline of the bank's check, which stays on the page.
          void refresh([urls.order(order.id)]);
        }
        if (reaction.kind === 'modal') {
          const { modal, message, orderIds } = reaction;
          setDialog({ kind: modal, message, orderIds });
        }
      },
    },
  );

  /** Once the order is placed elsewhere, conflicts no longer matter. */
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
    // A typed headcount must be confirmed before submit.
    if (checkout.headcount.ask()) return false;
    // The render's order may be older than what the flush has just saved.
    const saved = peek(urls.order(order.id)) ?? order;
    if (wasUnsure && saved.lock_version !== order.lock_version) {
      refuse([{ section: 'submit', field: null, message: arrivedAfterAll }]);
      return false;
    }
    if (draft.snapshot().clashes.length > 0 && (await isPlaced())) return false;
    const { pending, problems: refused } = draft.snapshot();
    const values = valuesOf(saved, pending);
    // Problems of an older version may be fixed by the save; the server checks again.
    const known = saved.lock_version === order.lock_version ? checkout.problems : [];
    const standing = [...refused, ...known.filter((one) => !refused.includes(one))];
    const missing = missingBeforeSubmit({
      order: saved,
      values,
      choices: checkout.choices,
      standing,
      ignore,
    });
    // A refused coupon blocks, as the price would differ from the expected one. A past date blocks
    // before the payment question.
    const blocking = standing.filter(
      ({ blocks, next, field }) =>
        (blocks && !ignore.delivery_area_minimum) ||
        (next && !ignore.availability) ||
        field === 'coupon_code',
    );
    // Skipping checks must not submit an older order than the screen shows.
    const unsaved = [
      ...(keysOf(pending).length > 0 ? refused : []),
      ...allKeptBack({ order: saved, pending, choices: checkout.choices }),
    ];
    const found = unique([...undecided(draft.snapshot()), ...missing, ...blocking, ...unsaved]);
    if (found.length > 0) {
      refuse(found);
      return false;
    }
    // The save of this press may have changed the price, or merged another person's change.
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
    // The payment was confirmed before the bank was asked.
    if (peek(urls.order(order.id))?.payment.bank?.by_you) return void (await send());
    if (!isEnough.current && feedsFew(seen.current)) {
      setDialog({ kind: 'feeds', portions: portionsOf(seen.current), headcount: seen.current.headcount });
      return;
    }
    // The dialog about the poll's answers also names the payment method, so it is the only one.
    const poll = order.poll_code === null ? undefined : peek(pollUrls.poll(order.id));
    if (poll && ['open', 'closed'].includes(poll.status) && !skipsChecks(ignore)) return onNotApplied();
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
      // The next screen is loading; until then, the order must not be sent again.
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
        // The order was submitted elsewhere, by a colleague or in another window.
        if (!(await send())) await navigate(href.orderStatus(order.id));
      }),
    placeWithAnswers: ({ pricing }) =>
      once(async () => {
        const now = await getOrder(order.id).catch((error: unknown) =>
          refuse([{ section: 'submit', field: null, message: messageOf(error) }]),
        );
        if (!now) return;
        put(urls.order(order.id), now);
        confirmed.current = true;
        if (now.pricing.customer_price !== pricing.customer_price) return ask(now, null);
        seen.current = now;
        await send();
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
      // The person agreed to what the dialog showed.
      if (dialog?.kind === 'changed') seen.current = dialog.now;
      const wasAskedFirst = dialog?.kind === 'changed' || dialog?.kind === 'feeds';
      if (dialog?.kind === 'feeds') isEnough.current = true;
      if (dialog?.kind === 'payment') confirmed.current = true;
      setDialog(null);
      return once(wasAskedFirst ? confirmAndSend : () => send());
    },
  };
}

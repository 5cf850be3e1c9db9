import { errorCodes, href, messageOf, type Schemas } from '@copper-carrot/contracts';
import {
  currentUser,
  events,
  isApiFailure,
  type OnceHeaders,
  useReads,
  useWrite,
} from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { modifyOrder, urls } from '../api';
import { changersDid, changersOf } from '../checkout/changers';
import { afterModify, makesIt, pageOf } from '../checkout/destination';
import {
  alsoBesideTheButton,
  firstOnPage,
  isForGood,
  type Problem,
  reactionTo,
  unique,
} from '../checkout/failures';
import { feedsFew, portionsOf } from '../checkout/feeds';
import { changesPressOf, endChangesPress } from '../checkout/press-key';
import { allKeptBack } from '../checkout/pre-submit';
import { wouldBe } from '../checkout/would-be';
import { useLeave } from './useLeave';
import { type Modifying } from './useModify';
import { usePaymentQuestion } from './usePaymentQuestion';
import { type SubmitDialog } from './useSubmit';

interface Sending {
  sending: boolean;
  dialog: SubmitDialog | null;
  closeDialog: () => void;
  /** Waits until all input is calculated, then sends it. */
  press: () => Promise<void>;
  /** Continues after a confirmation: payment method, a second delivery, or the bank's check. */
  goOn: (meant?: Schemas['IgnoreChecks']) => Promise<void>;
}

interface Around {
  skipNotifications: boolean;
  paymentViewed: boolean;
  /** Moves focus to the first problem. */
  goTo: (problem: Problem) => void;
}

/** Words for what changed and who changed it. */
function changedWords(cause: unknown): string {
  const who = isApiFailure(cause) ? changersOf(cause) : null;
  const isSomebody = who !== null && (who.isReader || who.names.length > 0);
  return `${isSomebody ? `${changersDid(who, 'changed this order')} ` : ''}${messageOf(cause)}`;
}

/** Sends the changes of a submitted order and handles each refusal (1 §8). */
export function useSendChanges(
  { checkout, standing, now, again, forget }: Modifying,
  { skipNotifications, paymentViewed, goTo }: Around,
): Sending {
  const navigate = useNavigate();
  const { refresh } = useReads();
  const [dialog, setDialog] = useState<SubmitDialog | null>(null);
  const { draft, ignore } = checkout;
  const { id } = standing;
  const leave = useLeave(id);
  const asksHowItIsPaid = usePaymentQuestion(checkout, paymentViewed);

  /** Checks confirmed since the press; they apply to all following dialogs. */
  const meant = useRef<Schemas['IgnoreChecks']>({});
  /** Reads the latest state, as the last input may be calculated after the last render. */
  const body = ({ changes, calculated } = now().wish): Schemas['ModifyOrderBody'] => ({
    order: changes,
    lock_version: standing.lock_version,
    ignore_checks: { ...ignore, ...meant.current },
    ...(calculated ? { total: calculated.after.customer_price } : {}),
    ...(skipNotifications ? { skip_notifications: true } : {}),
  });
  /** Reads the order and recalculates the changes before they are shown and sent again. */
  const showChanged = async (cause: unknown) => {
    await refresh([urls.order(id)]);
    const words = await again().then(
      () => changedWords(cause),
      (error: unknown) => messageOf(error),
    );
    draft.show([{ section: 'submit', field: null, message: words }]);
  };
  /**
   * One key for the same changes, so that a retry after a lost answer or the bank's check counts
   * once.
   */
  const send = (sent: Schemas['ModifyOrderBody'], once: OnceHeaders) =>
    modifyOrder(id, sent, changesPressOf(id, sent.order, once));
  const { run, pending } = useWrite(send, {
    onDone: async (answer) => {
      endChangesPress(id);
      forget();
      events.emit('order.changed@1', { orderId: id, status: standing.status });
      void refresh([urls.order(id)]);
      await navigate(afterModify(answer, standing, currentUser()));
    },
    onFailure: async ({ cause }) => {
      if (isApiFailure(cause) && cause.says(errorCodes.modify.inPast))
        return leave(
          makesIt(standing, currentUser())
            ? pageOf(standing, currentUser())
            : href.customerOrder({ customerId: standing.user_id, id }),
        );
      const reaction = reactionTo(cause, id);
      // A confirmed question was refused before, so it is sent with a new key.
      if (reaction.kind === 'modal' || isForGood(cause, reaction)) endChangesPress(id);
      if (reaction.kind === 'go') await leave(reaction.to);
      if (reaction.kind === 'authenticate') {
        // The changes now wait for the bank and are shown on the order's page too.
        forget();
        setDialog(reaction);
        void refresh([urls.order(id)]);
      }
      if (reaction.kind === 'modal')
        setDialog({ kind: reaction.modal, message: reaction.message, orderIds: reaction.orderIds });
      if (reaction.kind === 'changed') return showChanged(cause);
      if (reaction.kind !== 'show') return;
      const problems = alsoBesideTheButton(reaction.problems);
      draft.show(problems);
      const first = firstOnPage(problems);
      if (first) goTo(first);
    },
  });
  const confirmAndRun = async () => {
    const costsMore = now().wish.calculated?.to_pay !== 0;
    if (costsMore && (await asksHowItIsPaid())) return setDialog({ kind: 'payment' });
    await run(body());
  };
  return {
    sending: pending,
    dialog,
    closeDialog: () => setDialog(null),
    async press() {
      meant.current = {};
      // Clears the problems of the previous press.
      draft.show(draft.snapshot().problems.filter(({ section }) => section !== 'submit'));
      await draft.flush();
      // A typed headcount must be confirmed before sending.
      if (checkout.headcount.ask()) return;
      // Changes are not sent while other input is invalid.
      const { pending: typed, problems } = draft.snapshot();
      const { order, choices } = checkout;
      draft.show(unique([...problems, ...allKeptBack({ order, pending: typed, choices })]));
      const first = firstOnPage(now().problems);
      if (first) return goTo(first);
      const { changes } = now().wish;
      const after = wouldBe(standing, now().wish);
      if ((changes.menu_items ?? changes.headcount) !== undefined && feedsFew(after))
        return setDialog({ kind: 'feeds', portions: portionsOf(after), headcount: after.headcount });
      await confirmAndRun();
    },
    async goOn(waved = {}) {
      meant.current = { ...meant.current, ...waved };
      setDialog(null);
      if (dialog?.kind === 'feeds') await confirmAndRun();
      else await run(body());
    },
  };
}

import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { getPaymentAsk, payAsAsked, urls } from '../../api';
import { isForGood, reactionTo } from '../../checkout/failures';
import { endPress, pressOf } from '../../checkout/press-key';
import { useAfterSubmit } from '../../hooks/useAfterSubmit';
import { usePlacing } from '../../hooks/usePlacing';
import { refusalWords } from './refusal-words';

/** How often it is looked whether the question still stands. */
const lookEveryMs = 15_000;

/** What was agreed to by pressing: this order as it was seen, with this card. */
interface Press {
  order: Schemas['Order'];
  cardId: number;
}

type Question =
  { kind: 'authenticate'; clientSecret: string; intentId: string } | { kind: 'duplicate'; message: string };

export interface Paying {
  pending: boolean;
  /** Why the last press came to nothing. */
  refusal: string | null;
  /** Why it was not placed when it was paid for last; null where nothing is known against it. */
  notPlaced: string | null;
  question: Question | null;
  closeQuestion: () => void;
  press: (press: Press) => Promise<unknown>;
  /** Sends the same once more, after the bank's check, or with what is meant all the same. */
  goOn: (waved?: Schemas['IgnoreChecks']) => Promise<unknown>;
}

/** The way of somebody else's order to the kitchen, paid by whoever was asked: as `useSubmit`, with nothing to save. */
export function usePaying(asked: Schemas['PaymentAsk'], orderId: number): Paying {
  const { ask, asked_by: by, order, cards } = asked;
  const url = urls.paymentAsk(orderId, ask.id);
  const { put, refresh } = useReads();
  const afterwards = useAfterSubmit();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [looking, setLooking] = useState(false);
  const sent = useRef<Press | null>(null);
  /** What was waved through since the button was pressed; it holds for each question that follows. */
  const meant = useRef<Schemas['IgnoreChecks']>({});

  const { run: send, pending } = useWrite(
    ({ order, cardId }: Press, once) =>
      payAsAsked(
        order.id,
        ask.id,
        {
          credit_card_id: cardId,
          total: order.pricing.customer_price,
          lock_version: order.lock_version,
          ignore_checks: meant.current,
        },
        pressOf(order.id, once),
      ),
    {
      onDone: (answer) => sent.current && afterwards(answer, sent.current.order, { replace: true }),
      onFailure: async ({ cause, message }) => {
        const reaction = reactionTo(cause, orderId);
        if (isForGood(cause, reaction)) endPress(orderId);
        if (reaction.kind === 'authenticate') {
          setQuestion(reaction);
          // Until when the bank is asked stays on the page, whatever becomes of the question.
          return refresh([url]);
        }
        if (reaction.kind === 'modal' && reaction.modal === 'duplicate')
          return setQuestion({ kind: 'duplicate', message: reaction.message });
        // Once this press is over: what it finds may be the answer to send for.
        if (reaction.kind === 'placing') return void look();
        setRefusal(refusalWords({ cause, message, reaction }, sent.current?.order.user_name ?? by));
        await refresh([url]);
      },
    },
  );

  const placing = usePlacing(order, {
    url,
    restMs: lookEveryMs,
    isOpen: order !== null && (order.placing || order.payment.bank?.by_you === true),
    onWait: (isOpen) => {
      if (!isOpen || !order) return;
      setRefusal(null);
      // Begun elsewhere. Of one that is being placed it counts no more which card began it: it pays, or nothing does.
      const cardId = order.payment.bank?.credit_card_id ?? cards[0]?.id;
      if (cardId) sent.current ??= { order, cardId };
    },
    onPlaced: () => ask.status === 'paid' && sent.current && send(sent.current),
  });

  /** Nobody knows yet whether it is placed; what is read now is what there is to know. */
  const look = async () => {
    setLooking(true);
    try {
      put(url, await getPaymentAsk(orderId, ask.id));
      placing.begin();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setLooking(false);
  };

  return {
    pending: pending || looking,
    refusal,
    notPlaced: placing.notPlaced,
    question,
    closeQuestion: () => setQuestion(null),
    press: (press) => {
      sent.current = press;
      meant.current = {};
      setRefusal(null);
      placing.forget();
      return send(press);
    },
    goOn: async (waved = {}) => {
      meant.current = { ...meant.current, ...waved };
      setQuestion(null);
      if (sent.current) await send(sent.current);
    },
  };
}

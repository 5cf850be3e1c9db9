import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { getPaymentAsk, payAsAsked, urls } from '../../api';
import { isForGood, reactionTo } from '../../checkout/failures';
import { endPress, pressOf } from '../../checkout/press-key';
import { useAfterSubmit } from '../../hooks/useAfterSubmit';
import { usePlacing } from '../../hooks/usePlacing';
import { refusalWords } from './refusal-words';

/** How often the page polls the state of the request. */
const lookEveryMs = 15_000;

/** The order and card that the payer agreed to by pressing. */
interface Press {
  order: Schemas['Order'];
  cardId: number;
}

type Question =
  { kind: 'authenticate'; clientSecret: string; intentId: string } | { kind: 'duplicate'; message: string };

export interface Paying {
  pending: boolean;
  /** Why the last press failed. */
  refusal: string | null;
  /** Why the last payment did not place the order; null if no reason is known. */
  notPlaced: string | null;
  question: Question | null;
  closeQuestion: () => void;
  press: (press: Press) => Promise<unknown>;
  /** Sends the same again after the bank's check or a confirmation. */
  goOn: (waved?: Schemas['IgnoreChecks']) => Promise<unknown>;
}

/** Places a colleague's order with the payer's card, like `useSubmit` without the saving. */
export function usePaying(asked: Schemas['PaymentAsk'], orderId: number): Paying {
  const { ask, asked_by: by, order, cards } = asked;
  const url = urls.paymentAsk(orderId, ask.id);
  const { put, refresh } = useReads();
  const afterwards = useAfterSubmit();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [looking, setLooking] = useState(false);
  const sent = useRef<Press | null>(null);
  /** Checks confirmed since the press; they apply to all following dialogs. */
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
          // Reads the deadline of the bank's check, which stays on the page.
          return refresh([url]);
        }
        if (reaction.kind === 'modal' && reaction.modal === 'duplicate')
          return setQuestion({ kind: 'duplicate', message: reaction.message });
        // Runs after this press ends, as its result may be the answer to fetch.
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
      // A bank check that began elsewhere names its card; while the order is being placed, that
      // card no longer matters.
      const cardId = order.payment.bank?.credit_card_id ?? cards[0]?.id;
      if (cardId) sent.current ??= { order, cardId };
    },
    onPlaced: () => ask.status === 'paid' && sent.current && send(sent.current),
  });

  /** The outcome is unknown, so the request is read. */
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

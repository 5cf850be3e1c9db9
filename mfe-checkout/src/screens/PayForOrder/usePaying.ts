import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { getPaymentAsk, payAsAsked, urls } from '../../api';
import { isForGood, reactionTo } from '../../checkout/failures';
import { endPress, pressOf } from '../../checkout/press-key';
import { useAfterSubmit } from '../../hooks/useAfterSubmit';
import { refusalWords } from './refusal-words';

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
  /** It was being placed, and came to nothing. */
  notPlaced: boolean;
  question: Question | null;
  closeQuestion: () => void;
  press: (press: Press) => Promise<unknown>;
  /** Sends the same once more, after the bank's check, or with what is meant all the same. */
  goOn: (waved?: Schemas['IgnoreChecks']) => Promise<unknown>;
}

/** The way of somebody else's order to the kitchen, paid by whoever was asked: as `useSubmit`, with nothing to save. */
export function usePaying(asked: Schemas['PaymentAsk'], orderId: number): Paying {
  const { ask, asked_by: by } = asked;
  const url = urls.paymentAsk(orderId, ask.id);
  const { put, refresh } = useReads();
  const afterwards = useAfterSubmit();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [notPlaced, setNotPlaced] = useState(false);
  const sent = useRef<Press | null>(null);
  /** What was waved through since the button was pressed; it holds for each question that follows. */
  const meant = useRef<Schemas['IgnoreChecks']>({});
  const waits = useRef(false);

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
        // The press has its answer: that it was seen to be placed meanwhile needs no other.
        waits.current = false;
        if (isForGood(cause, reaction)) endPress(orderId);
        if (reaction.kind === 'authenticate') {
          setQuestion(reaction);
          // Until when the bank is asked stays on the page, whatever becomes of the question.
          return refresh([url]);
        }
        if (reaction.kind === 'modal' && reaction.modal === 'duplicate')
          return setQuestion({ kind: 'duplicate', message: reaction.message });
        if (reaction.kind === 'placing') return look();
        setRefusal(refusalWords({ cause, message, reaction }, sent.current?.order.user_name ?? by));
        await refresh([url]);
      },
    },
  );

  /** What became of an order that was being placed: it is waited for, its press gets its answer, or it came to nothing. */
  const settle = ({ ask: { status }, order, cards }: Schemas['PaymentAsk']) => {
    if (order?.placing) {
      waits.current = true;
      setNotPlaced(false);
      setRefusal(null);
      // Nothing about it changes meanwhile, and which card began it counts no more: it pays, or nothing does.
      const [card] = cards;
      if (card) sent.current ??= { order, cardId: card.id };
      return;
    }
    if (!waits.current) return;
    waits.current = false;
    if (order) setNotPlaced(true);
    else if (status === 'paid' && sent.current) void send(sent.current);
  };

  /** Nobody knows yet whether it is placed; what is read now is what there is to know. */
  const look = async () => {
    try {
      const now = await getPaymentAsk(orderId, ask.id);
      waits.current = true;
      put(url, now);
      settle(now);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };

  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => latest.current(asked), [asked]);

  return {
    pending,
    refusal,
    notPlaced,
    question,
    closeQuestion: () => setQuestion(null),
    press: (press) => {
      sent.current = press;
      meant.current = {};
      setRefusal(null);
      setNotPlaced(false);
      return send(press);
    },
    goOn: async (waved = {}) => {
      meant.current = { ...meant.current, ...waved };
      setQuestion(null);
      if (sent.current) await send(sent.current);
    },
  };
}

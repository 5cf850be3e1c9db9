import { errorCodes, isOpen } from '@copper-carrot/contracts';
import {
  isApiFailure,
  notify,
  useReads,
  useWrite,
  type WriteFailure,
} from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { payWith, urls } from '../../api';

/** What the bank asks, and of which card. */
interface Question {
  cardId: number;
  clientSecret: string;
  intentId: string;
}

function questionOf({ cause }: WriteFailure, cardId: number): Question | null {
  if (!isApiFailure(cause) || !cause.says(errorCodes.submit.paymentAuthentication)) return null;
  const { client_secret: clientSecret, payment_intent_id: intentId } = cause.payload.context ?? {};
  return typeof clientSecret === 'string' && typeof intentId === 'string'
    ? { cardId, clientSecret, intentId }
    : null;
}

/** Has a card pay for an order that stands, and says what became of that: a refusal, or a question of the bank. */
export function usePayWith(orderId: number) {
  const { put, refresh } = useReads();
  const [question, setQuestion] = useState<Question | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef(0);
  const send = (cardId: number) => {
    asked.current = cardId;
    setRefusal(null);
    return payWith(orderId, cardId);
  };
  const { run, pending } = useWrite(send, {
    onDone(order) {
      setQuestion(null);
      put(urls.order(orderId), order);
      const goesOn = isOpen(order.status) ? ' Your order goes on.' : '';
      notify({ kind: 'success', message: `The card is accepted.${goesOn}` });
    },
    async onFailure(failure) {
      const bank = questionOf(failure, asked.current);
      setQuestion(bank);
      if (bank) return;
      setRefusal(failure.message);
      // Which card the order has by now, and what its page says of it, may have moved too.
      await refresh([urls.order(orderId)]);
    },
  });
  return { pay: run, pending, refusal, question, giveUp: () => setQuestion(null) };
}

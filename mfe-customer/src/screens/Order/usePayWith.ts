import { isOpen } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useRef, useState } from 'react';
import { payWith, urls } from '../../api';
import { bankQuestionOf, type BankQuestion } from './bank-question';

/** What the bank asks, and of which card. */
interface Question extends BankQuestion {
  cardId: number;
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
      const bank = bankQuestionOf(failure);
      setQuestion(bank && { ...bank, cardId: asked.current });
      if (bank) return;
      setRefusal(failure.message);
      // Which card the order has by now, and what its page says of it, may have moved too.
      await refresh([urls.order(orderId)]);
    },
  });
  return { pay: run, pending, refusal, question, giveUp: () => setQuestion(null) };
}

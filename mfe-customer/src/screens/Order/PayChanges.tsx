import type { Schemas } from '@copper-carrot/contracts';
import { events, notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { payChanges, urls } from '../../api';
import { bankQuestionOf, type BankQuestion } from './bank-question';

// Few banks ask, and fewer are left unanswered.
const bankDialog = onDemand(async () => (await import('@copper-carrot/shared-ui/BankDialog')).BankDialog);

/** The way on with changes whose payment waits to be confirmed: the bank asks, and they are sent or made. */
export function PayChanges({ order, changeId }: { order: Schemas['Order']; changeId: number }) {
  const { refresh } = useReads();
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const giveUp = () => setQuestion(null);
  const { run, pending } = useWrite(() => payChanges(order.id, changeId), {
    async onDone({ status }) {
      setQuestion(null);
      events.emit('order.changed@1', { orderId: order.id, status: order.status });
      notify({
        kind: 'success',
        message:
          status === 'applied' ? 'Your order is changed.' : `The changes are with ${order.brand.name}.`,
      });
      await refresh([urls.order(order.id)]);
    },
    async onFailure(failure) {
      const bank = bankQuestionOf(failure);
      setQuestion(bank);
      if (bank) return;
      setRefusal(failure.message);
      // Its time may be over, or somebody else was faster.
      await refresh([urls.order(order.id)]);
    },
  });
  const canAsk = useOnDemand(bankDialog, question !== null, giveUp);
  const press = () => {
    setRefusal(null);
    return run();
  };
  return (
    <>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <Button pending={pending} onClick={press}>
        Confirm with the bank
      </Button>
      {canAsk && question && (
        <bankDialog.Part
          clientSecret={question.clientSecret}
          intentId={question.intentId}
          onClose={giveUp}
          onPassed={() => run()}
        />
      )}
    </>
  );
}

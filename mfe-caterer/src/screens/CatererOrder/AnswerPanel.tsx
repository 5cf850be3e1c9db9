import { type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useState } from 'react';
import { acceptOrder, urls } from '../../api';
import { DeclineDialog } from '../../components/DeclineDialog';
import { useReadAgain } from '../../components/use-read-again';
import { timeLeft } from '../../components/time-left';

/** Accept or decline: the one thing that a pending order asks of its caterer. */
export function AnswerPanel({ order }: { order: Schemas['CatererOrder'] }) {
  const [declining, setDeclining] = useState(false);
  const { put } = useReads();
  const stale = [urls.orders({}), urls.actions];
  const onAnswered = (next: Schemas['CatererOrder']) => put(urls.order(order.id), next);
  const [failure, setFailure] = useState<string | null>(null);
  const tooLate = useReadAgain(order.id);
  /** Said where the order is answered, as it is by then. */
  const onRefused = async (failed: WriteFailure) => {
    if (!(await tooLate(failed))) return;
    setDeclining(false);
    setFailure(failed.message);
  };
  const accept = useWrite(() => acceptOrder(order), {
    stale,
    onFailure: async (failed) => {
      await tooLate(failed);
      setFailure(failed.message);
    },
    onDone(next) {
      setFailure(null);
      onAnswered(next);
      notify({ kind: 'success', message: `Order #${order.id} is accepted. The orderer is told.` });
    },
  });
  const refusal = failure !== null && !accept.pending && (
    <Notice tone="danger" live>
      {failure}
    </Notice>
  );
  if (!order.can.accept && !order.can.decline) {
    return (
      <>
        {refusal}
        {order.end_reason && (
          <Notice tone="warning" title="Not delivered">
            {order.end_reason}
          </Notice>
        )}
      </>
    );
  }
  const left = order.expires_at && timeLeft(order.expires_at, new Date());
  return (
    <Card as="section" look="raised" aria-labelledby="answer-title">
      <Stack gap={4}>
        <SectionTitle id="answer-title">Your answer</SectionTitle>
        {left && <p>{left}. Without an answer the order expires.</p>}
        {refusal}
        <Button wide size="large" icon="check" pending={accept.pending} onClick={() => accept.run()}>
          Accept order
        </Button>
        <Button wide variant="secondary" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Stack>
      <DeclineDialog
        order={order}
        onRefused={onRefused}
        open={declining}
        stale={stale}
        onClose={() => setDeclining(false)}
        onDeclined={(next) => {
          setDeclining(false);
          setFailure(null);
          onAnswered(next);
        }}
      />
    </Card>
  );
}

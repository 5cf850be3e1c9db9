import { type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { ChangeTable } from '@copper-carrot/shared-ui/ChangeTable';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useState } from 'react';
import { approveChanges, urls } from '../../api';
import { timeLeft } from '../time-left';
import { useReadAgain } from '../use-read-again';
import { DeclineChangesDialog } from './DeclineChangesDialog';

/** Changes that wait for the caterer, old beside new, to approve or decline (2 §4). */
export function ChangePanel({ order }: { order: Schemas['CatererOrder'] }) {
  const [declining, setDeclining] = useState(false);
  const { put } = useReads();
  const { change_request: change } = order;
  const onAnswered = (next: Schemas['CatererOrder']) => put(urls.order(order.id), next);
  const [failure, setFailure] = useState<string | null>(null);
  const tooLate = useReadAgain(order.id);
  /** Said where the order is answered, as it is by then. */
  const onRefused = async (failed: WriteFailure) => {
    if (!(await tooLate(failed))) return;
    setDeclining(false);
    setFailure(failed.message);
  };
  const approve = useWrite(() => approveChanges(order.id, change?.id ?? 0), {
    stale: [urls.orders({}), urls.actions],
    onFailure: async (failed) => {
      await tooLate(failed);
      setFailure(failed.message);
    },
    onDone(next) {
      setFailure(null);
      onAnswered(next);
      notify({ kind: 'success', message: `Order #${order.id} is changed. The orderer is told.` });
    },
  });
  const refusal = failure !== null && !approve.pending && (
    <Notice tone="danger" live>
      {failure}
    </Notice>
  );
  if (!change?.can.approve) return refusal || null;
  const left = change.expires_at && timeLeft(change.expires_at, new Date());
  return (
    <Card as="section" look="raised" aria-labelledby="change-title">
      <Stack gap={4}>
        <SectionTitle id="change-title">Changes to answer</SectionTitle>
        <p>{change.by} would like to change this order. Until you approve, it stands as it was.</p>
        {left && <p>{left}. Without an answer the changes lapse.</p>}
        <ChangeTable
          rows={[
            ...change.changes,
            {
              label: 'Your payout',
              before: formatMoney(change.before.payout),
              after: formatMoney(change.after.payout),
            },
          ]}
        />
        {refusal}
        <Button wide size="large" icon="check" pending={approve.pending} onClick={() => approve.run()}>
          Approve changes
        </Button>
        <Button wide variant="secondary" onClick={() => setDeclining(true)}>
          Decline changes
        </Button>
      </Stack>
      <DeclineChangesDialog
        orderId={order.id}
        changeId={change.id}
        open={declining}
        onRefused={onRefused}
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

import { useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { useState } from 'react';
import { declineToPay, urls } from '../../api';

/** Says no, once that is confirmed: whoever asked is told by mail. */
export function Decline({ orderId, askId, by }: { orderId: number; askId: number; by: string }) {
  const [asking, setAsking] = useState(false);
  const no = useWrite(() => declineToPay(orderId, askId), { stale: [urls.paymentAsk(orderId, askId)] });
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        No, I won’t pay
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Say no to paying?"
        confirm="Say no"
        cancel="Go back"
        onConfirm={no.run}
        error={no.failure?.message}
      >
        We tell {by} by e-mail. They can ask you again.
      </AlertDialog>
    </>
  );
}

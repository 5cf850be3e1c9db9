import { type Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { useState } from 'react';
import { declineToPay, urls } from '../../api';

/** Declines to pay after a confirmation; the person who asked is notified by mail. */
export function Decline({ asked, orderId }: { asked: Schemas['PaymentAsk']; orderId: number }) {
  const { ask, asked_by: by } = asked;
  const [asking, setAsking] = useState(false);
  const { put } = useReads();
  const no = useWrite(() => declineToPay(orderId, ask.id), {
    // Updates the cache at once: until a slow or failed read, the pay button would still show.
    onDone: () =>
      put(urls.paymentAsk(orderId, ask.id), {
        ...asked,
        ...{ ask: { ...ask, status: 'declined' }, order: null, cards: [] },
      }),
  });
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

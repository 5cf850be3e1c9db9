import type { Schemas } from '@copper-carrot/contracts';
import { BookPaymentBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { bookPayment, staleOfPayment } from './api';

/** Enters a bank transfer or check that paid an invoice whole; for site admins. */
export function BookPayment({ invoice, onClose }: { invoice: Schemas['Invoice']; onClose: () => void }) {
  const today = inZone(new Date(), ownZone()).date;
  const { form, field } = useApiForm({
    limits: BookPaymentBody,
    within: 'payment.',
    initial: { reference: '', received_on: today },
    labels: { reference: 'Number of the transfer or check', received_on: 'Received on' },
    send: (payment) => bookPayment(invoice.id, { ...payment, reference: payment.reference.trim() }),
    stale: staleOfPayment,
    onDone: () => {
      notify({ kind: 'success', message: `Invoice ${invoice.number} is paid.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Book ${formatMoney(invoice.amount)} for ${invoice.number}`}>
      <Form aria-label="Book a payment" {...form}>
        <TextField {...field('reference')} />
        <DatePicker {...field('received_on')} max={today} />
        <div>
          <Button type="submit">Book the payment</Button>
        </div>
      </Form>
    </Dialog>
  );
}

import { type Schemas } from '@copper-carrot/contracts';
import type { WriteFailure } from '@copper-carrot/contracts/runtime';
import { DeclineChangesBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { declineChanges } from '../../api';

interface Props {
  orderId: number;
  changeId: number;
  open: boolean;
  onClose: () => void;
  onDeclined: (order: Schemas['CatererOrder']) => void;
  /** Told of a refusal besides. */
  onRefused: (failure: WriteFailure) => unknown;
}

/** Asks why, which the orderer reads, and declines the changes; the order stands as it was. */
export function DeclineChangesDialog({ orderId, changeId, open, onClose, onDeclined, onRefused }: Props) {
  const { form, field } = useApiForm({
    limits: DeclineChangesBody,
    initial: { reason: '' },
    labels: { reason: 'Why' },
    asks: { reason: 'Please tell the orderer why.' },
    send: ({ reason }) => declineChanges(orderId, changeId, reason.trim()),
    onDone: onDeclined,
    onRefused,
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Decline the changes of order #${orderId}?`} size="small">
      <Form {...form}>
        <Stack gap={4}>
          <TextArea
            {...field('reason')}
            description="The orderer reads this, and the order stands as it was."
            rows={3}
            maxLength={DeclineChangesBody.reason.maxLength}
          />
          <Button type="submit" variant="danger" wide>
            Decline changes
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

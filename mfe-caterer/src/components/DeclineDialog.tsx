import { type Read, type Schemas } from '@copper-carrot/contracts';
import { DeclineBody } from '@copper-carrot/contracts/limits';
import type { WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { declineOrder, type Answered } from '../api';

interface DeclineProps {
  order: Answered;
  open: boolean;
  /** What the answer changes besides the order. */
  stale: readonly Read<unknown>[];
  onClose: () => void;
  onDeclined: (order: Schemas['CatererOrder']) => void;
  /** Told of a refusal besides. */
  onRefused?: (failure: WriteFailure) => unknown;
}

/** Asks why, which the orderer reads, and declines. */
export function DeclineDialog({ order, open, stale, onClose, onDeclined, onRefused }: DeclineProps) {
  const { form, field } = useApiForm({
    limits: DeclineBody,
    initial: { reason: '' },
    labels: { reason: 'Why' },
    asks: { reason: 'Please tell the orderer why.' },
    send: ({ reason }) => declineOrder(order, reason.trim()),
    stale,
    onDone: onDeclined,
    onRefused,
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Decline order #${order.id}?`} size="small">
      <Form {...form}>
        <Stack gap={4}>
          <TextArea
            {...field('reason')}
            description="The orderer reads this, and nothing is charged."
            rows={3}
            maxLength={DeclineBody.reason.maxLength}
          />
          <Button type="submit" variant="danger" wide>
            Decline order
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

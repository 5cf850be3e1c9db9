import type { Schemas } from '@copper-carrot/contracts';
import { DirectOrderBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { startDirectOrder, urls } from '../api';

interface Props {
  /** The earlier order, whose food and place the new one begins with. */
  order: Schemas['CatererOrder'];
  open: boolean;
  onClose: () => void;
  onStarted: (orderId: number) => unknown;
}

interface Typed {
  start_date: string | null;
  start_time: string | null;
  headcount: number | null;
}

/** Asks when and for how many; the rest is as it was, and can be changed before the customer places it. */
export function DirectOrderDialog({ order, open, onClose, onStarted }: Props) {
  const initial: Typed = { start_date: null, start_time: order.start_time, headcount: order.headcount };
  const { form, field } = useApiForm({
    limits: DirectOrderBody,
    initial,
    labels: { start_date: 'Date', start_time: 'Time', headcount: 'Headcount' },
    send: (typed, once) => startDirectOrder(order.id, typed as Schemas['DirectOrderBody'], once),
    stale: [urls.orders({})],
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <Dialog open={open} onClose={onClose} title={`New order for ${order.customer.name}`} size="small">
      <Form {...form}>
        <Stack gap={4}>
          <p>
            {order.package?.name ?? 'The same dishes'}, to the same place. We mail {order.customer.name} a
            link: they look through it, say how it is paid, and place it.
          </p>
          <DatePicker {...field('start_date')} min={todayIn(order.time_zone)} />
          <TimeSlotPicker {...field('start_time')} />
          <NumberField {...field('headcount')} min={1} />
          <Button type="submit" wide>
            Make this order
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

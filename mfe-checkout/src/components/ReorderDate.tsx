import { useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { urls } from '../api';
import { useCheckout } from '../hooks/useCheckout';

/**
 * The server offers a date of the same kind, weekday or weekend, although the other kind may be
 * earlier.
 */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Asks for the missing date of a reorder and offers the next possible one (1 §4). */
export function ReorderDate() {
  const { order, change } = useCheckout();
  const { data: next } = useRead(urls.nextStart(order.id), { failure: 'own' });
  const { start_date: date, start_time: time } = next ?? {};
  return (
    <Notice
      tone="info"
      title="When is it for this time?"
      action={
        date &&
        time && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => change({ start_date: date, start_time: time })}
          >
            {`${formatOrderDate(date)} at ${formatTime(time)}`}
          </Button>
        )
      }
    >
      {date && time
        ? `All else is as last time. The next ${isWeekend(date) ? 'weekend day' : 'working day'} that works:`
        : 'All else is as last time. Choose a date and a time to see whether it can be had.'}
    </Notice>
  );
}

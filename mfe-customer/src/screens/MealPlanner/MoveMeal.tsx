import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import type { Draft } from './api';
import { useMove } from './useMove';

/** Asks for the day that a meal moves to. */
export function MoveMeal({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const [day, setDay] = useState(draft.start_date);
  const move = useMove(onClose);
  return (
    <Dialog open guard={false} onClose={onClose} title={`Move ${draft.name}`} size="small">
      <Form aria-label="Move the meal" onSubmit={() => move.run({ draft, to: day })}>
        <DatePicker
          label="To"
          value={day}
          onChange={setDay}
          min={todayIn(ownZone())}
          description={`Now on ${formatOrderDate(draft.start_date)}.`}
        />
        <Button type="submit" wide disabled={day === draft.start_date}>
          Move
        </Button>
      </Form>
    </Dialog>
  );
}

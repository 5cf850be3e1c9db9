import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import type { Batch } from './useBatch';

/** What can be done with the chosen drafts at once. */
export function BatchBar({ ids, batch }: { ids: readonly number[]; batch: Batch }) {
  const [time, setTime] = useState<string | null>(null);
  const [people, setPeople] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const apply = () => {
    batch.edit(ids, {
      ...(time !== null && { start_time: time }),
      ...(people !== null && { headcount: people }),
    });
    setTime(null);
    setPeople(null);
  };
  return (
    <Card as="section" aria-label="The chosen drafts" padding="small">
      <Cluster gap={3} align="end">
        <TimeSlotPicker label="Time for all" value={time} onChange={setTime} none="As it is" />
        <NumberField label="People for all" value={people} onChange={setPeople} min={1} max={10_000} />
        <Button variant="secondary" disabled={time === null && people === null} onClick={apply}>
          Set for {count(ids.length, 'draft')}
        </Button>
        <Button pending={batch.pending} onClick={() => batch.order(ids)}>
          Create {count(ids.length, 'order')}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Remove
        </Button>
      </Cluster>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${count(ids.length, 'draft')}?`}
        confirm="Remove"
        onConfirm={async () => {
          await batch.remove(ids);
          setAsking(false);
        }}
      >
        They are taken off the plan. Nothing was ordered yet.
      </AlertDialog>
    </Card>
  );
}

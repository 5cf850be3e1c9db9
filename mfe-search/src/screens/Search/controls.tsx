import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { count } from '@copper-carrot/shared-ui/words';
import { type EventBarProps, EventBar } from './EventBar';
import { Filters, type FiltersProps } from './filters/Filters';

export { EventBar, Filters };

export interface SheetProps {
  open: boolean;
  onClose: () => void;
}

/** Where, for how many and when, on a phone. */
export function EventSheet({ open, onClose, ...event }: EventBarProps & SheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Where and when?"
      guard={false}
      footer={
        <Button wide onClick={onClose}>
          Done
        </Button>
      }
    >
      <EventBar {...event} bare />
    </Dialog>
  );
}

/** Every filter, on a phone. */
export function FilterSheet({
  open,
  onClose,
  found,
  ...filters
}: FiltersProps & SheetProps & { found: number | undefined }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      guard={false}
      footer={
        <Button wide onClick={onClose}>
          {found === undefined ? 'Show results' : `Show ${count(found, 'result')}`}
        </Button>
      }
    >
      <Filters {...filters} />
    </Dialog>
  );
}

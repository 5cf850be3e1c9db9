import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { count } from '@copper-carrot/shared-ui/words';
import { type SearchControls } from '../../hooks/useSearchState';
import { type Names } from '../../search/search-state';
import { ActiveFilters } from './ActiveFilters';
import { type EventBarProps, EventBar } from './EventBar';
import { Filters, type FiltersProps } from './filters/Filters';
import { Sheet } from './search-layout';
import { KindChoice } from './SearchControls';
import { SortChoice } from './SortChoice';

export { Understood } from './Understood';

export { EventBar, Filters, SortChoice };

export interface SheetProps {
  open: boolean;
  onClose: () => void;
}

/** Event fields in a phone's sheet. */
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

/** Type, sort order and filters in a phone's sheet. */
export function FilterSheet({
  open,
  onClose,
  found,
  names,
  ...filters
}: FiltersProps & SheetProps & Pick<SearchControls, 'go'> & { found: number | undefined; names: Names }) {
  const { state, change, type } = filters;
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
      <Sheet>
        <KindChoice change={change} type={type} />
        {state.view === 'list' && <SortChoice state={state} change={change} />}
        <ActiveFilters {...filters} names={names} />
        <Filters {...filters} />
      </Sheet>
    </Dialog>
  );
}

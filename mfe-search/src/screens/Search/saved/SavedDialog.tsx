import type { Schemas } from '@copper-carrot/contracts';
import { SavedSearchBody } from '@copper-carrot/contracts/limits';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { saveSearch } from '../../../api';
import { useSavedSearches } from '../../../hooks/useSavedSearches';
import { type SearchControls } from '../../../hooks/useSearchState';
import { narrowings } from '../../../search/filter-words';
import { fromSaved, toSaved } from '../../../search/saved-search';
import { type Names } from '../../../search/search-state';
import { SavedList } from './SavedList';
import { SaveThis } from './SaveThis';

export interface SavedDialogProps extends Pick<SearchControls, 'state' | 'go'> {
  open: boolean;
  onClose: () => void;
  places: readonly Schemas['Place'][];
  names: Names;
}

/** The saved searches, with a form to save the current one. */
export function SavedDialog({ open, onClose, state, go, places, names }: SavedDialogProps) {
  const { searches, remove } = useSavedSearches();
  const suggested = narrowings(state, names)
    .map(({ label }) => label)
    .join(', ')
    .slice(0, SavedSearchBody['saved_search.name'].maxLength);
  return (
    <Dialog open={open} onClose={onClose} title="Saved searches" guard={false}>
      <Stack gap={6}>
        <SaveThis suggested={suggested} send={(name) => saveSearch(toSaved(state, name))} />
        <SavedList
          searches={searches}
          places={places}
          names={names}
          onApply={(search) => {
            onClose();
            go(fromSaved(search, state));
          }}
          onRemove={remove}
        />
      </Stack>
    </Dialog>
  );
}

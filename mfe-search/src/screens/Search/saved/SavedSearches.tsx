import { type Schemas } from '@copper-carrot/contracts';
import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { useSavedSearches } from '../../../hooks/useSavedSearches';
import { type SearchControls } from '../../../hooks/useSearchState';
import { narrowings } from '../../../search/filter-words';
import { type Names } from '../../../search/search-state';
import { fromSaved } from '../../../search/saved-search';
import { SavedList } from './SavedList';
import { SaveThis } from './SaveThis';

export interface SavedSearchesProps extends Pick<SearchControls, 'state' | 'go'> {
  places: readonly Schemas['Place'][];
  names: Names;
  /** In few words, where there is little room. */
  narrow: boolean;
}

/** Keeps the search of the page under a name, and brings kept ones back; who is signed out logs in on the way. */
export function SavedSearches({ state, go, places, names, narrow }: SavedSearchesProps) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const { searches, save, rename, remove } = useSavedSearches();
  const show = async () => {
    if (user || (await openAuth())) setOpen(true);
  };
  const close = () => setOpen(false);
  const suggested = narrowings(state, names)
    .map(({ label }) => label)
    .join(', ')
    .slice(0, 100);
  return (
    <>
      <Button variant="secondary" size="small" icon="star" onClick={show} aria-haspopup="dialog">
        Saved{narrow ? <VisuallyHidden> searches</VisuallyHidden> : ' searches'}
        {searches.length > 0 && ` (${searches.length})`}
      </Button>
      <Dialog open={open} onClose={close} title="Saved searches" guard={false}>
        <Stack gap={6}>
          <SaveThis
            suggested={suggested}
            taken={searches.map(({ name }) => name)}
            onSave={(name) => save(state, name)}
          />
          <SavedList
            searches={searches}
            places={places}
            names={names}
            onApply={(search) => {
              close();
              go(fromSaved(search, state));
            }}
            onRename={rename}
            onRemove={remove}
          />
        </Stack>
      </Dialog>
    </>
  );
}

import { type Schemas } from '@copper-carrot/contracts';
import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { saveSearch } from '../../../api';
import { useSavedSearches } from '../../../hooks/useSavedSearches';
import { type SearchControls } from '../../../hooks/useSearchState';
import { narrowings } from '../../../search/filter-words';
import { type Names } from '../../../search/search-state';
import { fromSaved, toSaved } from '../../../search/saved-search';

const dialog = onDemand(async () => (await import('./SavedDialog')).SavedDialog);

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
  const { searches, remove } = useSavedSearches();
  const show = async () => {
    if (user || (await openAuth())) await dialog.whenThere(() => setOpen(true));
  };
  const close = () => setOpen(false);
  const suggested = narrowings(state, names)
    .map(({ label }) => label)
    .join(', ')
    .slice(0, 100);
  return (
    <>
      <span {...(user && dialog.intent)}>
        <Button variant="secondary" size="small" icon="star" onClick={show} aria-haspopup="dialog">
          Saved{narrow ? <VisuallyHidden> searches</VisuallyHidden> : ' searches'}
          {searches.length > 0 && ` (${searches.length})`}
        </Button>
      </span>
      <dialog.Part
        open={open}
        onClose={close}
        suggested={suggested}
        searches={searches}
        places={places}
        names={names}
        send={(name) => saveSearch(toSaved(state, name))}
        onApply={(search) => {
          close();
          go(fromSaved(search, state));
        }}
        onRemove={remove}
      />
    </>
  );
}

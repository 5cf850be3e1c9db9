import type { Schemas } from '@copper-carrot/contracts';
import { notify, useUser, useUserWrite } from '@copper-carrot/contracts/runtime';
import { useMemo } from 'react';
import { deleteSavedSearch, saveSearch } from '../api';

const none: Schemas['SavedSearch'][] = [];

/** A person's saved searches by name, and removal with undo (2 §7). */
export function useSavedSearches() {
  const own = useUser()?.saved_searches ?? none;
  const searches = useMemo(() => [...own].sort((a, b) => a.name.localeCompare(b.name)), [own]);
  const { run: done } = useUserWrite((call: () => Promise<unknown>) => call());
  return {
    searches,
    remove: async (search: Schemas['SavedSearch']) => {
      const { id: _id, user_id: _user, ...body } = search;
      const removed = await done(() => deleteSavedSearch(search.id));
      if (removed)
        notify({
          kind: 'success',
          message: `“${search.name}” was deleted.`,
          action: { label: 'Undo', onClick: () => done(() => saveSearch(body)) },
        });
      return removed;
    },
  };
}

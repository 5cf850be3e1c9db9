import { savedFilters, type SavedSearchFilters, type Schemas } from '@copper-carrot/contracts';

/** A row of `saved_searches`; its filters go by the saved search's own names (2 §3). */
export interface SavedSearchRow {
  id: number;
  user_id: number;
  name: string;
  filters: SavedSearchFilters;
}

/** The one form in which a saved search goes over the wire: in its own calls and in the session. */
export const presentSavedSearch = ({
  id,
  user_id,
  name,
  filters,
}: SavedSearchRow): Schemas['SavedSearch'] => ({
  ...savedFilters(filters),
  id,
  name,
  user_id,
});

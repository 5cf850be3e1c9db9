import { cuisineCategories, groupPollLeadTimeHours } from '@copper-carrot/contracts';
import { mealOfHour } from './options';
import { emptySearch, filterKeys, type SearchState } from './search-state';

type Change = Partial<SearchState>;

const lunchOnly = (cuisines: readonly string[]) =>
  cuisines.filter((cuisine) => cuisineCategories[cuisine]?.mealType === 'lunch_or_dinner');

/**
 * Makes a search consistent: group ordering implies individual lunch or dinner (1 §9) and is dropped if
 * another meal is asked for; an hour implies its meal unless food or all meals were chosen.
 */
export function settled(state: SearchState): SearchState {
  const search = settledGroup(state);
  return { ...search, ...mealOf(search), sort: sortOf(search) };
}

/** The chosen meal, else that of the hour. */
const mealOf = (state: SearchState): Pick<SearchState, 'mealType' | 'mealByHour'> => {
  if (state.mealType !== null && !state.mealByHour) return { mealType: state.mealType, mealByHour: false };
  return meansMealOfHour(state)
    ? { mealType: mealOfHour(state.time), mealByHour: true }
    : { mealType: null, mealByHour: false };
};

const meansMealOfHour = (state: SearchState): state is SearchState & { time: string } =>
  state.time !== null &&
  state.date !== null &&
  !state.anyMeal &&
  state.text === '' &&
  state.cuisines.length === 0 &&
  [state.style, state.collectionId, state.brandId].every((chosen) => chosen === null);

/** Sorting by distance needs an address. */
const sortOf = ({ address, sort }: SearchState) =>
  address === null && sort === 'distance' ? 'popularity' : sort;

function settledGroup(state: SearchState): SearchState {
  if (!state.group) return state;
  const { presentation, mealType, noticeHours } = state;
  const fits =
    (presentation ?? 'individual') === 'individual' &&
    (mealType ?? 'lunch_or_dinner') === 'lunch_or_dinner' &&
    (noticeHours ?? 0) <= groupPollLeadTimeHours;
  return fits ? { ...state, ...forGroup(state) } : { ...state, group: false };
}

const forGroup = ({ cuisines, noticeHours }: SearchState) =>
  ({
    presentation: 'individual',
    mealType: 'lunch_or_dinner',
    mealByHour: false,
    noticeHours: noticeHours ?? groupPollLeadTimeHours,
    cuisines: lunchOnly(cuisines),
  }) as const;

/** Changes a search and clears the filters that depend on the changed parts (1 §4). */
export function changeSearch(before: SearchState, change: Change): SearchState {
  const state: SearchState = { ...before, page: 1, ...change };
  const changed = (key: keyof SearchState) => key in change && change[key] !== before[key];

  // An address belongs to one place.
  if (changed('placeId') && !('address' in change))
    Object.assign(state, { address: null, googlePlaceId: null });
  if (state.address !== before.address && !('addressId' in change)) state.addressId = null;
  if (state.placeId === null && state.address === null) state.miles = null;
  // A time needs a date.
  if (state.date === null) state.time = null;
  state.sort = sortOf(state);
  // A total needs a headcount.
  if (state.headcount === null) state.maxTotal = null;
  // Two limits per person: the later one applies.
  if (changed('budget') && state.budget) state.maxPerPerson = null;
  if (changed('maxPerPerson') && state.maxPerPerson !== null) state.budget = null;
  if ('mealType' in change)
    Object.assign(state, { anyMeal: state.mealType === null && state.time !== null, mealByHour: false });
  if (state.time === null) state.anyMeal = false;
  Object.assign(state, mealOf(state));
  // A cuisine belongs to one meal, a style to one cuisine.
  if (state.mealType !== before.mealType) {
    state.cuisines = state.cuisines.filter(
      (cuisine) => state.mealType === null || cuisineCategories[cuisine]?.mealType === state.mealType,
    );
    state.style = 'style' in change ? state.style : null;
  }
  // Group ordering is for individual lunch or dinner only (1 §9).
  if (changed('group') && state.group)
    Object.assign(state, forGroup({ ...state, noticeHours: groupPollLeadTimeHours }));
  if (state.presentation !== 'individual' || state.mealType !== 'lunch_or_dinner') state.group = false;
  // Group ordering requires twenty hours of notice; another notice turns it off, and turning it off clears
  // the notice.
  if (changed('noticeHours') && (state.noticeHours ?? Infinity) > groupPollLeadTimeHours) state.group = false;
  if (before.group && !state.group && !changed('noticeHours')) state.noticeHours = null;
  // A list can't be both included and excluded.
  if (changed('rosterId') && state.rosterId !== null) state.blockRosterId = null;
  if (changed('blockRosterId') && state.blockRosterId !== null) state.rosterId = null;
  // Packages never ordered have no own rating.
  if (changed('ordered') && state.ordered === false) state.ownRating = null;
  if (changed('ownRating') && state.ownRating !== null && state.ordered === false) state.ordered = null;
  // Only restaurants have a full menu.
  if (state.searchType === 'packages') state.fullMenu = false;
  return state;
}

/** The same event without filters. */
export function clearFilters(state: SearchState): SearchState {
  const none = Object.fromEntries(filterKeys.map((key) => [key, emptySearch[key]])) as Change;
  return changeSearch(state, none);
}

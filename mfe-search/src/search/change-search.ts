import { cuisineCategories, groupPollLeadTimeHours } from '@copper-carrot/contracts';
import { mealOfHour } from './options';
import { emptySearch, filterKeys, type SearchState } from './search-state';

type Change = Partial<SearchState>;

const lunchOnly = (cuisines: readonly string[]) =>
  cuisines.filter((cuisine) => cuisineCategories[cuisine]?.mealType === 'lunch_or_dinner');

/**
 * A search as it can be meant, whoever wrote its address: group ordering is for individual lunch or dinner (1 §9), which it
 * brings along where nothing else is asked for, and steps back where something else is. An hour brings its meal along, where
 * nothing says what is to be eaten and nobody asked for all meals.
 */
export function settled(state: SearchState): SearchState {
  const search = settledGroup(state);
  return { ...search, ...mealOf(search), sort: sortOf(search) };
}

/** The meal that was chosen, else that of the hour. */
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

/** Near is near to an address. */
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

/** Changes a search, and clears the filters that depend on what was changed (1 §4). */
export function changeSearch(before: SearchState, change: Change): SearchState {
  const state: SearchState = { ...before, page: 1, ...change };
  const changed = (key: keyof SearchState) => key in change && change[key] !== before[key];

  // An address lies in one place: another place makes it wrong.
  if (changed('placeId') && !('address' in change))
    Object.assign(state, { address: null, googlePlaceId: null });
  if (state.address !== before.address && !('addressId' in change)) state.addressId = null;
  if (state.placeId === null && state.address === null) state.miles = null;
  // A time without a date says nothing.
  if (state.date === null) state.time = null;
  state.sort = sortOf(state);
  // A total is a total for so many people.
  if (state.headcount === null) state.maxTotal = null;
  // Two ways to say what a person's meal may cost: the later one counts.
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
  // Its polls take twenty hours: more notice is another wish, and without it the hours go too.
  if (changed('noticeHours') && (state.noticeHours ?? Infinity) > groupPollLeadTimeHours) state.group = false;
  if (before.group && !state.group && !changed('noticeHours')) state.noticeHours = null;
  // A list of restaurants can't be asked for and left out at once.
  if (changed('rosterId') && state.rosterId !== null) state.blockRosterId = null;
  if (changed('blockRosterId') && state.blockRosterId !== null) state.rosterId = null;
  // What was never ordered was never rated.
  if (changed('ordered') && state.ordered === false) state.ownRating = null;
  if (changed('ownRating') && state.ownRating !== null && state.ordered === false) state.ordered = null;
  // Only restaurants have a whole menu to order from.
  if (state.searchType === 'packages') state.fullMenu = false;
  return state;
}

/** The same event with no filter at all. */
export function clearFilters(state: SearchState): SearchState {
  const none = Object.fromEntries(filterKeys.map((key) => [key, emptySearch[key]])) as Change;
  return changeSearch(state, none);
}

import { type Problem } from './failures';
import { type Clash } from './merge';
import { type ChangeKey, type Changes, namesPlace, type Section } from './sections';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface DraftState {
  /** Changes that are not saved yet. */
  pending: Changes;
  states: Record<Section, SaveState>;
  problems: readonly Problem[];
  /** Conflicts that the person has to decide. */
  clashes: readonly Clash[];
}

export const nothingTyped: DraftState = {
  pending: {},
  states: { details: 'idle', address: 'idle', payment: 'idle', choices: 'idle', extras: 'idle' },
  problems: [],
  clashes: [],
};

/** The state with the given sections marked. */
export const marked = (state: DraftState, which: readonly Section[], as: SaveState): DraftState => ({
  ...state,
  states: { ...state.states, ...Object.fromEntries(which.map((section) => [section, as])) },
});

export const isAbout = ({ keys }: Clash, changed: readonly ChangeKey[]): boolean =>
  keys.some((key) => changed.includes(key));

/** The problems that remain after these fields were saved: those of other fields. */
export function problemsAfterSave(
  problems: readonly Problem[],
  along: readonly Section[],
  sent: Changes,
): Problem[] {
  const isSaved = ({ field }: Problem) => field === null || field === 'date_time' || field in sent;
  return problems.filter(
    (problem) => problem.section !== 'submit' && !(along.includes(problem.section) && isSaved(problem)),
  );
}

/** Replaces earlier problems of the same fields by those of a new refusal. */
export const problemsAfterRefusal = (problems: readonly Problem[], found: readonly Problem[]): Problem[] => [
  ...problems.filter(
    (problem) => !found.some((one) => one.section === problem.section && one.field === problem.field),
  ),
  ...found,
];

export const dateKeys: readonly string[] = ['start_date', 'start_time'];

/**
 * Whether a change concerns a problem: its field, its section as a whole, or any change for a
 * problem of the whole order.
 */
export function answers(keys: readonly string[], touched: ReadonlySet<Section>, problem: Problem): boolean {
  if (problem.section === 'submit' || problem.blocks) return true;
  if (!touched.has(problem.section)) return false;
  if (problem.field === 'date_time') return keys.some((key) => dateKeys.includes(key));
  if (problem.field === 'credit_card_id' || problem.field?.startsWith('choice_')) return true;
  if (problem.field !== null && namesPlace([problem.field])) return namesPlace(keys);
  return problem.field === null || keys.includes(problem.field);
}

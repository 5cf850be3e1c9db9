import { grants, type Schemas } from '@copper-carrot/contracts';

type Person = Pick<Schemas['Session'], 'is_admin' | 'memberships'> | null;
type Action = Parameters<typeof grants>[2];

/** What a person may do with polls of the order's organization (2 §6); the API checks again. */
export function mayWithPolls(person: Person, teamId: number | null, action: Action): boolean {
  if (!person || teamId === null) return false;
  const role = person.memberships.find(({ team_id }) => team_id === teamId)?.role;
  return person.is_admin || grants(role, 'order_polls', action);
}

/** Choices that a poll can ask about: those with one option per person. */
export const pollable = (choices: readonly Schemas['Choice'][]): Schemas['Choice'][] =>
  choices.filter(
    ({ choice_type, has_choice, options }) =>
      choice_type === 'constant_sum' && has_choice && options.length > 0,
  );

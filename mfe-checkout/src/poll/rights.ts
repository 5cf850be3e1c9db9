import { grants, type Schemas } from '@copper-carrot/contracts';

type Person = Pick<Schemas['Session'], 'is_admin' | 'memberships'> | null;
type Action = Parameters<typeof grants>[2];

/** What a person may do with the polls of an order's organization (2 §6); the API looks again. */
export function mayWithPolls(person: Person, teamId: number | null, action: Action): boolean {
  if (!person || teamId === null) return false;
  const role = person.memberships.find(({ team_id }) => team_id === teamId)?.role;
  return person.is_admin || grants(role, 'order_polls', action);
}

/** The choices that people can be asked about: everybody has one of it. */
export const pollable = (choices: readonly Schemas['Choice'][]): Schemas['Choice'][] =>
  choices.filter(
    ({ choice_type, has_choice, options }) =>
      choice_type === 'constant_sum' && has_choice && options.length > 0,
  );

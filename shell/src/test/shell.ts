import { type Role, type Schemas } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';

export { connectTestShell } from '@copper-carrot/contracts/testing';

const { 200: session, 401: nobody } = recorded['get /cpi/v2/user'];
const [membership] = session.memberships as [Schemas['Membership']];

/** A signed-in person as the API answers them, in no organization. */
export const person = (more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...session,
  id: 7,
  first_name: 'Nadia',
  memberships: [],
  current_team: null,
  ...more,
});

/** What the API says of the person where nobody is signed in. */
export const signedOut = (): Refusal => Refusal.of(nobody);

/** What a person is in an organization. */
export const aMembership = (role: Role, id = 3, name = `Team ${id}`): Schemas['Membership'] => ({
  ...membership,
  id,
  team_id: id,
  role,
  role_label: role,
  team: { ...membership.team, id, name },
});

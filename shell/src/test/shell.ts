import { type Role, type Schemas } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';

export { connectTestShell } from '@copper-carrot/contracts/testing';

const { 200: session, 401: nobody } = recorded['get /cpi/v2/user'];
const [membership] = session.memberships as [Schemas['Membership']];

/** A signed-in person without organizations. */
export const person = (more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...session,
  id: 7,
  first_name: 'Nadia',
  memberships: [],
  current_team: null,
  ...more,
});

export const signedOut = (): Refusal => Refusal.of(nobody);

/** A membership in an organization. */
export const aMembership = (role: Role, id = 3, name = `Team ${id}`): Schemas['Membership'] => ({
  ...membership,
  id,
  team_id: id,
  role,
  role_label: role,
  team: { ...membership.team, id, name },
});

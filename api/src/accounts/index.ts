export { accountRoutes } from './account.routes';
export { actorSource } from './actor-source';
export { signUpRoutes } from './sign-up.routes';
export { createTeam } from './sign-up';
export { newToken, tokenHash } from './tokens';
export { Address } from './address.model';
export { hashPassword } from './passwords';
export { Membership, Team } from './team.model';
export { User } from './user.model';

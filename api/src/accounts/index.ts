export { accountEvents } from './account.events';
export { accountMails } from './account.mails';
export { accountRoutes } from './account.routes';
export {
  brandLink,
  membershipAnswer,
  passwordField,
  roleCounts,
  sessionAnswer,
  tokenField,
} from './account.schemas';
export { actorOf, actorSource, askOutside, asOfNow } from './actor-source';
export { mailKindIsOn, setMailKind } from './change-account';
export { credentialRoutes } from './credential.routes';
export {
  changeAddressRules,
  changeMembership,
  changeTeam,
  createTeam,
  endMembership,
  joinTeam,
  type TeamChanges,
} from './memberships';
export { ownAccountRoutes } from './own-account.routes';
export { presentOwnSession } from './own-session';
export { ghostRoutes } from './ghost.routes';
export { hashNewPassword, hashPassword } from './passwords';
export { passwordJobs } from './reset-password';
export { startSession } from './sign-in';
export { isMember, Membership, Team } from './team.model';
export { newToken, tokenHash } from './tokens';
export { orderPreferenceRoutes } from './order-preferences.routes';
export { type OrderPreferences, User } from './user.model';
export { confirmAddress, createUser, keepStripeCustomer, rememberDiets } from './users';

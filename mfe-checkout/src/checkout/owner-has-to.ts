/**
 * For a person who is not the owner: the order's owner has to confirm their address first (1 §8).
 */
export const ownerHasToConfirm = (owner: string, before = 'this order can be placed'): string =>
  `${owner} has to confirm their e-mail address before ${before}.`;

/** `message` lists the email domains that the organization accepts. */
export const ownerHasToSignIn = (owner: string, message: string): string =>
  `${message} ${owner} has to sign in with such an address, or order for another organization.`;

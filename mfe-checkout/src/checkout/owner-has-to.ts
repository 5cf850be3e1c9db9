/** What only an order's owner can put right before it goes out, for somebody else who sends it (1 §8). */
export const ownerHasToConfirm = (owner: string, before = 'this order can be placed'): string =>
  `${owner} has to confirm their e-mail address before ${before}.`;

/** `message` says which addresses the organization takes orders from. */
export const ownerHasToSignIn = (owner: string, message: string): string =>
  `${message} ${owner} has to sign in with such an address, or order for another organization.`;

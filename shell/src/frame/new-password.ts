import { type Limits, shortestPassword } from '@copper-carrot/contracts';

export const passwordWords = `${shortestPassword} characters or more`;

/** The limits of a form with a new password: one that is too short is said with all else, and not once the rest is right. */
export const withNewPassword = <Of extends Limits>(limits: Of): Limits => ({
  ...limits,
  password: { ...limits.password, minLength: shortestPassword },
});

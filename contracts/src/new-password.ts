import { shortestPassword } from './constants';
import type { Limits } from './field-limits';

export const passwordWords = `${shortestPassword} characters or more`;

/** The limits of a form with a new password, so that a short one is reported together with other errors. */
export const withNewPassword = <Of extends Limits>(limits: Of): Limits => ({
  ...limits,
  password: { ...limits.password, minLength: shortestPassword },
});

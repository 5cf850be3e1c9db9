import type { Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export const logIn = (body: Schemas['SignInBody']) => client.post('/cpi/v1/auth', { body });

/** Has a code mailed to whoever signs up with a new organization. */
export const beginSignUp = (body: Schemas['SignUpBody']) => client.post('/cpi/v1/sign_ups', { body });

export const confirmSignUp = (id: string, body: Schemas['ConfirmSignUpBody']) =>
  client.post('/cpi/v1/sign_ups/{id}/confirm', { params: { id }, body });

export const joinByInvitation = (body: Schemas['InvitedSignUpBody']) =>
  client.post('/cpi/v1/users', { body });

export const forgotPassword = (body: Schemas['ForgotPasswordBody']) =>
  client.post('/cpi/v1/password/forgot', { body });

export const resetPassword = (body: Schemas['ResetPasswordBody']) =>
  client.post('/cpi/v1/password/reset', { body });

/** Whether a mailed link still leads to a new password; asked again it says the same. */
export const checkResetToken = (token: string) =>
  client.post('/cpi/v1/password/reset/check', { body: { token }, isRead: true });

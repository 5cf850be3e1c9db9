import type { Schemas } from '@copper-carrot/contracts';
import { client, type OnceHeaders } from '@copper-carrot/contracts/runtime';

export const logIn = (body: Schemas['SignInBody']) => client.post('/cpi/v1/auth', { body });

/** Starts a sign-up and mails its code. */
export const beginSignUp = (body: Schemas['SignUpBody']) => client.post('/cpi/v1/sign_ups', { body });

export const confirmSignUp = (id: string, body: Schemas['ConfirmSignUpBody']) =>
  client.post('/cpi/v1/sign_ups/{id}/confirm', { params: { id }, body });

export const joinByInvitation = (body: Schemas['InvitedSignUpBody']) =>
  client.post('/cpi/v1/users', { body });

export const forgotPassword = (body: Schemas['ForgotPasswordBody']) =>
  client.post('/cpi/v1/password/forgot', { body });

export const resetPassword = (body: Schemas['ResetPasswordBody']) =>
  client.post('/cpi/v1/password/reset', { body });

/** Checks whether a reset link is valid, without using it up. */
export const checkResetToken = (token: string) =>
  client.post('/cpi/v1/password/reset/check', { body: { token }, isRead: true });

export const askSupport = (body: Schemas['SupportTicketBody'], once: OnceHeaders) =>
  client.post('/cpi/v1/public/support_tickets', { body, headers: once });

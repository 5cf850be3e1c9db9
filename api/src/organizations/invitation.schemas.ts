import Joi from 'joi';
import { roles, type Role } from '@copper-carrot/contracts';
import { id } from '../http';

const token = () => Joi.string().max(200);

export const tokenParams = Joi.object<{ token: string }, true>({ token: token().required() });

export const claimBody = Joi.object<{ invitation_token?: string }, true>({ invitation_token: token() });

export interface InvitationAnswer {
  id: number;
  email: string;
  team_id: number;
  team_name: string;
  role: Role;
  role_label: string;
  /** Null when the inviter's account is gone. */
  inviter_name: string | null;
  status: 'open' | 'expired' | 'accepted';
  /** Whether the invited address has an account already: then it logs in, and does not sign up. */
  has_account: boolean;
}

export const invitationAnswer = Joi.object<InvitationAnswer, true>({
  id: id().required(),
  email: Joi.string().required(),
  team_id: id().required(),
  team_name: Joi.string().required(),
  role: Joi.string()
    .valid(...roles)
    .required(),
  role_label: Joi.string().required(),
  inviter_name: Joi.string().required().allow(null),
  status: Joi.string().valid('open', 'expired', 'accepted').required(),
  has_account: Joi.boolean().required(),
});

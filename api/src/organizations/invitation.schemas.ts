import Joi from 'joi';
import { longestToken, roles } from '@copper-carrot/contracts';
import { id, shape } from '../http';

const token = () => Joi.string().max(longestToken);

export const tokenParams = Joi.object<{ token: string }, true>({ token: token().required() });

export const claimBody = Joi.object<{ invitation_token?: string }, true>({ invitation_token: token() });

export const invitationAnswer = shape('Invitation', 'What an invitation is to, for its link.', {
  id: id().required(),
  email: Joi.string().required(),
  team_id: id().required(),
  team_name: Joi.string().required(),
  role: Joi.string()
    .valid(...roles)
    .required(),
  role_label: Joi.string().required(),
  inviter_name: Joi.string().required().allow(null).description("Null when the inviter's account is gone."),
  status: Joi.string().valid('open', 'expired', 'accepted').required(),
  has_account: Joi.boolean()
    .required()
    .description('Whether the invited address has an account: then it logs in, and does not sign up.'),
});

import Joi from 'joi';
import { roles, type Role } from '@copper-carrot/contracts';
import { roleCounts } from '../accounts';
import { email, id, listAnswer, listQuery, mailedName, requestKeyHeaders, shape, type Paging } from '../http';

export const teamBody = shape('TeamBody', 'A new or changed organization.', {
  team: Joi.object({ name: mailedName(200).required() }).required(),
});

const role = () => Joi.string().valid(...roles);

export const membershipsBody = shape('MembershipsBody', 'Whom to invite as what.', {
  memberships: Joi.array()
    .items(
      shape('Invitee', 'Somebody to be invited.', { email: email().required(), role: role().required() }),
    )
    .min(1)
    .max(200)
    .unique('email', { ignoreUndefined: true })
    .required()
    .description('Each address once.'),
});

export const mailedHeaders = requestKeyHeaders(
  'One for each press of the button: sent again under it nobody gets a second mail, and the link that was mailed stays.',
);

export const membershipBody = shape('MembershipBody', 'A changed role.', {
  membership: Joi.object({ role: role().required() }).required(),
});

export interface MemberParams {
  id: number;
  membershipId: number;
}
export const memberParams = Joi.object<MemberParams, true>({
  id: id().required(),
  membershipId: id().required(),
});

export interface MembersQuery extends Paging {
  query?: string;
  role?: Role;
}
export const membersQuery = listQuery<Omit<MembersQuery, keyof Paging>>({
  query: Joi.string().max(100),
  role: role(),
});

export const teamAnswer = shape('Organization', 'An organization as its members read it.', {
  id: id().required(),
  name: Joi.string().required(),
  access_code: Joi.string().required(),
  role_counts: roleCounts.required(),
  can: Joi.object({
    update: Joi.boolean().required(),
    invite: Joi.boolean().required(),
  }).required(),
});

export const memberAnswer = shape('Member', 'A member of an organization, or somebody invited to it.', {
  id: id().required(),
  team_id: id().required(),
  user_id: id().required().allow(null).description('Null while the invitation is open.'),
  name: Joi.string().required().allow(null, '').description('Null while the invitation is open.'),
  email: Joi.string().required(),
  role: role().required(),
  role_label: Joi.string().required(),
  status: Joi.string().valid('active', 'invited').required(),
});

export const teamsAnswer = listAnswer(teamAnswer);
export const membersAnswer = listAnswer(memberAnswer);

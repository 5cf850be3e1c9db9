import Joi from 'joi';
import { roles, type Role } from '@copper-carrot/contracts';
import { roleCounts } from '../accounts';
import {
  email,
  id,
  listAnswer,
  listQuery,
  nameForOthers,
  requestKeyHeaders,
  shape,
  type Paging,
} from '../http';

export const teamBody = shape('TeamBody', 'A new or changed organization.', {
  team: Joi.object({ name: nameForOthers(200).required() }).required(),
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

const dependent = (says: string) => Joi.number().integer().min(0).required().description(says);
export const memberDetailsAnswer = shape('MemberDetails', 'A member of an organization by themselves.', {
  id: id().required(),
  team_id: id().required(),
  user_id: id().required(),
  name: Joi.string().required().allow(''),
  email: Joi.string().required(),
  role: role().required(),
  role_label: Joi.string().required(),
  is_self: Joi.boolean().required().description('Whether it is the reader.'),
  dependents: shape('MemberDependents', 'What of the organization depends on a member.', {
    upcoming_orders: dependent('Placed orders whose food is still to come.'),
    unpaid_orders: dependent(
      'Those of them that a card of the organization pays for which nothing is held yet.',
    ),
    carts: dependent('Orders that were begun and not placed.'),
    open_polls: dependent('Polls of these carts that people still answer.'),
    cards: dependent('Cards of the organization that the member added.'),
  })
    .required()
    .allow(null)
    .description('Null for a reader who may not remove the member.'),
  can: Joi.object({
    update: Joi.boolean().required(),
    remove: Joi.boolean().required(),
  }).required(),
});

export const memberRemovalBody = shape('MemberRemovalBody', 'What becomes of what a member leaves behind.', {
  keep_paying: Joi.boolean().description(
    "Whether the organization's cards go on paying for the member's placed orders. Otherwise those without a hold wait for an admin to choose a card.",
  ),
});

export const teamsAnswer = listAnswer(teamAnswer);
export const membersAnswer = listAnswer(memberAnswer);

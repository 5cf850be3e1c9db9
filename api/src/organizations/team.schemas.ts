import Joi from 'joi';
import { roles, type Role } from '@copper-carrot/contracts';
import { email, id, listAnswer, paging, type Paging } from '../http';

export const teamBody = Joi.object<{ team: { name: string } }, true>({
  team: Joi.object<{ name: string }, true>({ name: Joi.string().trim().max(200).required() }).required(),
});

const role = () => Joi.string().valid(...roles);

export interface Invitee {
  email: string;
  role: Role;
}

export const membershipsBody = Joi.object<{ memberships: Invitee[] }, true>({
  memberships: Joi.array()
    .items(Joi.object<Invitee, true>({ email: email().required(), role: role().required() }))
    .min(1)
    .max(200)
    .unique('email', { ignoreUndefined: true })
    .required(),
});

export const membershipBody = Joi.object<{ membership: { role: Role } }, true>({
  membership: Joi.object<{ role: Role }, true>({ role: role().required() }).required(),
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
export const membersQuery = Joi.object<MembersQuery, true>({
  ...paging(),
  query: Joi.string().max(100),
  role: role(),
});

export interface TeamAnswer {
  id: number;
  name: string;
  access_code: string;
  role_counts: Record<Role, number>;
  can: { update: boolean; invite: boolean };
}

const count = () => Joi.number().integer().min(0).required();

export const teamAnswer = Joi.object<TeamAnswer, true>({
  id: id().required(),
  name: Joi.string().required(),
  access_code: Joi.string().required(),
  role_counts: Joi.object<Record<Role, number>, true>({
    admin: count(),
    orderer: count(),
    staff: count(),
    guest: count(),
    external_attendant: count(),
  }).required(),
  can: Joi.object<TeamAnswer['can'], true>({
    update: Joi.boolean().required(),
    invite: Joi.boolean().required(),
  }).required(),
});

export interface MemberAnswer {
  id: number;
  team_id: number;
  /** Null while the invitation is open. */
  user_id: number | null;
  name: string | null;
  email: string;
  role: Role;
  role_label: string;
  status: 'active' | 'invited';
}

export const memberAnswer = Joi.object<MemberAnswer, true>({
  id: id().required(),
  team_id: id().required(),
  user_id: id().required().allow(null),
  name: Joi.string().required().allow(null, ''),
  email: Joi.string().required(),
  role: role().required(),
  role_label: Joi.string().required(),
  status: Joi.string().valid('active', 'invited').required(),
});

export const teamsAnswer = listAnswer(teamAnswer);
export const membersAnswer = listAnswer(memberAnswer);

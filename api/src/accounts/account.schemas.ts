import Joi from 'joi';
import {
  roles,
  type BrandLink,
  type Membership,
  type Role,
  type SignInBody,
  type Team,
  type TeamStats,
  type UserSession,
  type UserStats,
} from '@copper-carrot/contracts';
import { email, id } from '../http';
import { savedSearchView } from '../saved-searches';

const name = () => Joi.string().trim().max(100);
const password = () => Joi.string().max(200);
const token = () => Joi.string().max(200);

export const signInBody = Joi.object<SignInBody, true>({
  email: email().required(),
  password: password().required(),
});

export interface SignUpBody {
  name: string;
  email: string;
  password: string;
  organization_name?: string;
  invitation_token?: string;
  source?: string;
  gclid?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
  referring_brand_id?: number;
}

const campaign = () => Joi.string().max(200).allow('');
export const signUpBody = Joi.object<SignUpBody, true>({
  name: name().required(),
  email: email().required(),
  password: password().required(),
  organization_name: Joi.string().trim().max(200),
  invitation_token: token(),
  source: campaign(),
  gclid: campaign(),
  utm_source: campaign(),
  utm_medium: campaign(),
  utm_campaign: campaign(),
  utm_term: campaign(),
  utm_content: campaign(),
  referring_brand_id: id(),
}).xor('organization_name', 'invitation_token');

export const forgotPasswordBody = Joi.object<{ email: string }, true>({ email: email().required() });

export interface ResetPasswordBody {
  token: string;
  password: string;
}
export const resetPasswordBody = Joi.object<ResetPasswordBody, true>({
  token: token().required(),
  password: password().required(),
});

export interface ChangePasswordBody {
  current_password: string;
  password: string;
}
export const changePasswordBody = Joi.object<ChangePasswordBody, true>({
  current_password: password().required(),
  password: password().required(),
});

export const verifyEmailBody = Joi.object<{ token: string }, true>({ token: token().required() });

const number = () => Joi.number().integer().required();
const flag = () => Joi.boolean().required();
const text = () => Joi.string().allow('').required();
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const anyObject = () => Joi.object().unknown().required();

const brand = Joi.object<BrandLink, true>({
  id: number(),
  name: text(),
  slug: text(),
  kitchen_count: number(),
});
const team = Joi.object<Team, true>({
  id: number(),
  name: text(),
  role_counts: Joi.object<Record<Role, number>, true>({
    admin: number(),
    orderer: number(),
    staff: number(),
    guest: number(),
    external_attendant: number(),
  }).required(),
});
const membership = Joi.object<Membership, true>({
  id: number(),
  team_id: number(),
  role: Joi.string()
    .valid(...roles)
    .required(),
  role_label: text(),
  team: Joi.object({ id: number(), name: text(), access_code: text() }).required(),
});

/** The session entity (2 §3). */
export const sessionAnswer = Joi.object<UserSession, true>({
  id: number(),
  email: text(),
  first_name: text(),
  last_name: text(),
  is_admin: flag(),
  is_caterer: flag(),
  is_orderer: flag(),
  is_photographer: flag(),
  type: Joi.string().valid('member', 'pollee').required(),
  invoiceable: flag(),
  rewards_disabled: flag(),
  awards_multiplier: Joi.number().required(),
  review_anonymously: flag(),
  email_verified: flag(),
  submitted_order_count: number(),
  current_brand: brand.required().allow(null),
  token: text(),
  auth_scopes: list(Joi.string()),
  favorited_package_ids: list(Joi.number().integer()),
  favorited_brand_ids: list(Joi.number().integer()),
  caterer_roles: list(Joi.object({ brand_id: number(), role: text() })),
  brands: list(brand),
  kitchen_groups: list(Joi.object({ brand_id: number(), kitchen_ids: list(Joi.number().integer()) })),
  addresses: list(
    Joi.object({
      id: number(),
      formatted_address: text(),
      google_place_id: text(),
      place_id: Joi.number().integer().required().allow(null),
    }),
  ),
  saved_searches: list(savedSearchView),
  arrangements: list(
    Joi.object({
      id: number(),
      name: text(),
      items: list(
        Joi.object({
          package_id: Joi.number().integer().required().allow(null),
          brand_id: Joi.number().integer().required().allow(null),
          notes: text(),
        }),
      ),
    }),
  ),
  rosters: list(Joi.object({ id: number(), name: text(), brand_ids: list(Joi.number().integer()) })),
  memberships: list(membership),
  ghosting_admin: Joi.object({ id: number(), name: text() }).required().allow(null),
  current_team: team.required().allow(null),
  search_params: anyObject(),
});

const teamStats = Joi.object<TeamStats, true>({
  redeemable_points: number(),
  submitted_order_count: number(),
  unread_message_count: number(),
});

/** What the navigation counts (2 §3, "Stats"). */
export const statsAnswer = Joi.object<UserStats, true>({
  stats: teamStats.required(),
  team_stats: Joi.object<Record<string, TeamStats>>().pattern(Joi.string(), teamStats).required(),
  customer_action_items: Joi.object({
    orders_awaiting_review: list(
      Joi.object({ id: number(), team_id: Joi.number().integer().required().allow(null) }),
    ),
  }).required(),
});

export const acceptedAnswer = Joi.object<{ accepted: true }, true>({
  accepted: Joi.boolean().valid(true).required(),
});

import Joi from 'joi';
import { longestToken, roles } from '@copper-carrot/contracts';
import { email, shape } from '../http';
import { savedSearchView } from '../saved-searches';

export const passwordField = () => Joi.string().max(200);
export const tokenField = () => Joi.string().max(longestToken);

export const signInBody = shape('SignInBody', 'Who signs in.', {
  email: email().required(),
  password: passwordField().required(),
});

export const forgotPasswordBody = shape('ForgotPasswordBody', 'Who forgot a password.', {
  email: email().required(),
});

export const resetPasswordBody = shape('ResetPasswordBody', 'A new password, by the mailed token.', {
  token: tokenField().required(),
  password: passwordField().required(),
});

export const changePasswordBody = shape('ChangePasswordBody', 'A new password, by the present one.', {
  current_password: passwordField().required(),
  password: passwordField().required(),
});

export const mailedTokenBody = shape('MailedTokenBody', 'The token of a mailed link.', {
  token: tokenField().required(),
});

const number = () => Joi.number().integer().required();
const count = (says: string) => number().description(says);
const idOrNull = (says: string) => Joi.number().integer().required().allow(null).description(says);
const flag = () => Joi.boolean().required();
const text = () => Joi.string().allow('').required();
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const anyObject = () => Joi.object().unknown().required();

export const brandLink = shape(
  'BrandLink',
  'A brand to link to: `/brands/{slug}` with more than one kitchen, else `/catering/{slug}`.',
  {
    id: number(),
    name: text(),
    slug: text(),
    kitchen_count: count('How many kitchens it has that are open for business.'),
  },
);
export const roleCounts = shape('RoleCounts', 'How many members have each role.', {
  admin: count('How many admins.'),
  orderer: count('How many orderers.'),
  staff: count('How many of the staff.'),
  guest: count('How many guests.'),
  external_attendant: count('How many attendants from outside.'),
});
const team = shape('Team', 'An organization, and how many have each role (2 §3).', {
  id: number(),
  name: text(),
  role_counts: roleCounts
    .required()
    .description('Nobody is counted for a role that may not read the organization.'),
});
export const membershipAnswer = shape('Membership', 'What a person is in an organization (2 §3).', {
  id: number(),
  team_id: number(),
  role: Joi.string()
    .valid(...roles)
    .required(),
  role_label: text(),
  team: Joi.object({
    id: number(),
    name: text(),
    access_code: text()
      .allow(null)
      .description(
        "Of the organization's meal calendar; null for a role that may not read the organization.",
      ),
  }).required(),
});

/** The session entity (2 §3). */
export const sessionAnswer = shape(
  'Session',
  'Who is signed in, and what the navigation needs to know (2 §3).',
  {
    id: number(),
    email: text(),
    first_name: text(),
    last_name: text(),
    is_admin: flag(),
    is_caterer: flag(),
    is_orderer: flag(),
    is_photographer: flag(),
    type: Joi.string().valid('member', 'pollee').required().description('`pollee` is an attendee.'),
    invoiceable: flag(),
    rewards_disabled: flag(),
    awards_multiplier: Joi.number().required().description('Coins for each dollar of food.'),
    review_anonymously: flag(),
    email_verified: flag(),
    avatar_url: text().allow(null).description('Their picture; null where they have none.'),
    submitted_order_count: count('How many orders of theirs were ever submitted.'),
    current_brand: brandLink
      .required()
      .allow(null)
      .description('The brand that the call is made for; null for none.'),
    token: text().description('The CSRF token, sent back as `X-CSRF-Token`.'),
    auth_scopes: list(Joi.string()),
    favorited_package_ids: list(Joi.number().integer()),
    favorited_brand_ids: list(Joi.number().integer()),
    caterer_roles: list(Joi.object({ brand_id: number(), role: text() })),
    brands: list(brandLink),
    kitchen_groups: list(Joi.object({ brand_id: number(), kitchen_ids: list(Joi.number().integer()) })),
    addresses: list(
      Joi.object({
        id: number(),
        formatted_address: text(),
        google_place_id: text(),
        place_id: idOrNull('The place that it lies in; null where it lies in none.'),
        team_id: idOrNull('The organization whose book it stands in; null for one’s own.'),
        name: text().description(
          'What tells it from others behind its door: its label or company, and the suite.',
        ),
      }),
    ),
    saved_searches: list(savedSearchView),
    arrangements: list(
      Joi.object({
        id: number(),
        name: text(),
        items: list(
          Joi.object({
            package_id: idOrNull('The package that is kept; null where it is a restaurant.'),
            brand_id: idOrNull('The restaurant that is kept; null where it is a package.'),
            notes: text(),
          }),
        ),
      }),
    ),
    rosters: list(
      Joi.object({
        id: number(),
        name: text(),
        team_id: number().description('The organization that keeps it.'),
        kind: Joi.string()
          .valid('allow', 'block')
          .required()
          .description('`block` is a list of restaurants to leave out.'),
        brand_ids: list(Joi.number().integer()),
      }),
    ),
    memberships: list(membershipAnswer),
    ghosting_admin: Joi.object({
      id: number(),
      name: text(),
      until: Joi.string()
        .isoDate()
        .description('When it ends by itself, in UTC; left out where it goes with the address alone.'),
    })
      .required()
      .allow(null)
      .description('The site admin who acts as this person; null where nobody does.'),
    current_team: team
      .required()
      .allow(null)
      .description('The organization that the call is made for; null for none.'),
    search_params: anyObject(),
  },
);

export const acceptedAnswer = shape('Accepted', 'What was asked for is under way.', {
  accepted: Joi.boolean().valid(true).required(),
});

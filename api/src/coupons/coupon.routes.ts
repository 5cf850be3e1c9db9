import Joi from 'joi';
import {
  authorize,
  belongsTo,
  defineList,
  id,
  listAnswer,
  listQuery,
  presentList,
  roleIn,
  routes,
  shape,
  type Policy,
} from '../http';
import { places } from '../places';
import { centsToDollars } from '../pricing';

/** Coupons that were given to an organization (2 §7). Other coupons are used by their code and not listed. */
export const couponRoutes = routes({ tag: 'Coupons', base: '/cpi/v2/orderer' });

const orNull = <Schema extends Joi.AnySchema>(schema: Schema, says: string) =>
  schema.allow(null).required().description(says);
const couponAnswer = shape('TeamCoupon', 'A coupon that an organization may use now or later.', {
  id: id().required(),
  code: Joi.string().required(),
  description: Joi.string().required(),
  team_id: id().required(),
  percent: orNull(Joi.number(), 'Percent of the food; null where an amount is taken off.'),
  amount: orNull(Joi.number(), 'What is taken off, in dollars; null where it is a percentage.'),
  maximum_discount: orNull(
    Joi.number(),
    'The most that a percentage takes off, in dollars; null without an end.',
  ),
  minimum_price: Joi.number().required().description('The least price of the food, in dollars.'),
  starts_at: orNull(Joi.string().isoDate(), 'From when it holds, an instant in UTC; null since ever.'),
  ends_at: orNull(Joi.string().isoDate(), 'Until when it holds, an instant in UTC; null without an end.'),
  brand_name: orNull(Joi.string(), 'The restaurant that it is for; null for every one.'),
  place_name: orNull(Joi.string(), 'The city that it is for; null for every one.'),
  first_order_only: Joi.boolean().required(),
  uses_left: orNull(Joi.number().integer(), 'How often it may still be used; null without an end.'),
});

const mayOrder: Policy<{ teamId: number }, 'list'> = {
  read: (actor, { teamId }) => actor !== null && belongsTo(actor, teamId),
  list: (actor, { teamId }) =>
    actor !== null && (actor.isAdmin || ['admin', 'orderer'].includes(roleIn(actor, teamId) ?? '')),
};

const coupons = defineList({
  name: 'coupons-of-teams',
  columns: {
    ...{
      id: 'int4',
      code: 'text',
      description: 'text',
      teamId: 'int4',
      percentPpm: 'int4?',
      amountCents: 'int4?',
    },
    ...{ maximumCents: 'int4?', minimumCents: 'int4', startsAt: 'timestamptz?', endsAt: 'timestamptz?' },
    ...{ brandName: 'text?', placeId: 'int4?', firstOrderOnly: 'bool', usesLeft: 'int4?' },
  },
  select: `c.id, c.code::text, c.description, t.id as "teamId", c.percent_ppm as "percentPpm", c.amount_cents as "amountCents",
    c.maximum_discount_cents as "maximumCents", c.minimum_price_cents as "minimumCents",
    lower(c.effective) as "startsAt", upper(c.effective) as "endsAt",
    (select b.name from brands b where b.id = c.brand_id) as "brandName", c.place_id as "placeId",
    c.first_order_only as "firstOrderOnly", c.usage_limit - u.used as "usesLeft"`,
  from: `coupons c join teams t on t.id = c.team_id cross join lateral
      (select count(*)::int as used from coupon_redemptions r where r.coupon_id = c.id) u
    where c.disabled_at is null and (upper(c.effective) is null or upper(c.effective) > clock_timestamp())
      and (c.usage_limit is null or c.usage_limit > u.used)
      and (case when $2::int is null then c.team_id in (select m.team_id from memberships m
          where m.user_id = $1 and m.role in ('admin', 'orderer')) else c.team_id = $2 end)`,
  order: 'upper(c.effective) nulls last',
  key: 'c.id',
});

couponRoutes.get(
  '/coupons',
  {
    summary: 'The coupons of an organization, else of all for which one orders; what ends first is first',
    spec: '2 §7',
    who: 'signed-in',
    query: listQuery<{ team_id?: number }>({ team_id: id() }),
    answer: listAnswer(couponAnswer),
  },
  async ({ actor, query: { team_id: teamId = null, ...page } }) => {
    if (teamId !== null) authorize(mayOrder, 'list', actor, { teamId });
    return presentList(await coupons.page([actor.userId, teamId], page), (row) => ({
      ...{ id: row.id, code: row.code, description: row.description, team_id: row.teamId },
      percent: row.percentPpm === null ? null : row.percentPpm / 10_000,
      amount: row.amountCents === null ? null : centsToDollars(row.amountCents),
      maximum_discount: row.maximumCents === null ? null : centsToDollars(row.maximumCents),
      minimum_price: centsToDollars(row.minimumCents),
      starts_at: row.startsAt?.toISOString() ?? null,
      ends_at: row.endsAt?.toISOString() ?? null,
      brand_name: row.brandName,
      place_name: places.find((place) => place.id === row.placeId)?.label ?? null,
      ...{ first_order_only: row.firstOrderOnly, uses_left: row.usesLeft },
    }));
  },
);

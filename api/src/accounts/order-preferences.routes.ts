import { diets, type Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';
import { database } from '../database';
import { nameForOthers, phone, routes, shape } from '../http';
import { type OrderPreferences, User } from './user.model';

/** What checkout fills in for a new order (2 §2). */
export const orderPreferenceRoutes = routes({ tag: 'Accounts', base: '/cpi/v1/orderer' });

const fields = {
  contact_name: nameForOthers(200, { says: 'Whom to ask for there; null for as last time' }).allow(null),
  contact_phone: phone('Whom to call on the way there; null for as last time.').allow(null),
  delivery_instructions: Joi.string()
    .trim()
    .max(500)
    .allow(null)
    .description('How to find the way in, where the address does not say it; null for nothing.'),
  tip_percent: Joi.number()
    .integer()
    .min(0)
    .max(50)
    .allow(null)
    .description('In percent of the food; null for what is usual.'),
  cutlery: Joi.boolean().description('Whether the kitchen is to bring cutlery.'),
  dietary_profile: Joi.array()
    .items(Joi.string().valid(...diets))
    .unique()
    .description('What they need of their own meal; polls fill it in.'),
};

const answer = shape('OrderPreferences', 'What checkout fills in for each new order of a person.', {
  contact_name: fields.contact_name.required(),
  contact_phone: fields.contact_phone.required(),
  delivery_instructions: fields.delivery_instructions.required(),
  tip_percent: fields.tip_percent.required(),
  cutlery: fields.cutlery.required(),
  dietary_profile: fields.dietary_profile.required(),
});

const body = shape('OrderPreferencesBody', 'What to change; a key left out stays as it is.', {
  order_preferences: Joi.object(fields).min(1).required(),
});

const present = ({ orderPreferences: said, dietaryProfile }: User): Schemas['OrderPreferences'] => ({
  contact_name: said.contactName ?? null,
  contact_phone: said.contactPhone ?? null,
  delivery_instructions: said.deliveryInstructions ?? null,
  tip_percent: said.tipPercent ?? null,
  cutlery: said.cutlery ?? true,
  dietary_profile: dietaryProfile,
});

/** Empty words, and what is as usual, are no preference. */
function changed(
  before: OrderPreferences,
  said: Schemas['OrderPreferencesBody']['order_preferences'],
): OrderPreferences {
  const after = {
    contactName: said.contact_name === undefined ? before.contactName : said.contact_name || undefined,
    contactPhone: said.contact_phone === undefined ? before.contactPhone : said.contact_phone || undefined,
    deliveryInstructions:
      said.delivery_instructions === undefined
        ? before.deliveryInstructions
        : said.delivery_instructions || undefined,
    tipPercent: said.tip_percent === undefined ? before.tipPercent : (said.tip_percent ?? undefined),
    cutlery: said.cutlery ?? before.cutlery,
  };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}

orderPreferenceRoutes.get(
  '/order_preferences',
  { summary: 'What checkout fills in for a new order', spec: '2 §2', who: 'signed-in', answer },
  async ({ actor }) => present(await User.findByPk(actor.userId, { rejectOnEmpty: true })),
);

orderPreferenceRoutes.patch(
  '/order_preferences',
  { summary: 'Changes what checkout fills in for a new order', spec: '2 §2', who: 'signed-in', body, answer },
  async ({ actor, body: { order_preferences: said } }) =>
    database.transaction(async (transaction) => {
      const user = await User.findByPk(actor.userId, { transaction, lock: true, rejectOnEmpty: true });
      await user.update(
        {
          orderPreferences: changed(user.orderPreferences, said),
          ...(said.dietary_profile && { dietaryProfile: said.dietary_profile }),
        },
        { transaction },
      );
      return present(user);
    }),
);

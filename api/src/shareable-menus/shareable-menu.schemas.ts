import { allergens, dietaryNames } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, nameForOthers, shape } from '../http';
import { pollCode } from '../polls';

const dish = shape('SharedDish', 'A dish of a menu that is shared.', {
  name: Joi.string().required(),
  note: Joi.string()
    .allow('')
    .required()
    .description('How much of it, or what it is; empty where the name says all.'),
  dietary_tags: Joi.array()
    .items(Joi.string().valid(...Object.keys(dietaryNames)))
    .required(),
  allergens: Joi.array()
    .items(Joi.string().valid(...Object.keys(allergens)))
    .required()
    .description('What the caterer says is in it.'),
});
const menu = {
  code: Joi.string().required().description('Whoever has it reads the menu, at `/menus/{code}`.'),
  name: Joi.string().required(),
  brand_name: Joi.string().allow('').required(),
  start_date: Joi.string()
    .allow(null)
    .required()
    .description(
      'When the food comes or came, `YYYY-MM-DD` in the zone of the order; null while there is no date.',
    ),
  dishes: Joi.array().items(dish).required(),
  others: Joi.array().items(Joi.string()).required().description('What comes beside the food.'),
};
export const sharedMenuAnswer = shape(
  'SharedMenu',
  'What there is to eat, as whoever has the link reads it.',
  menu,
);
export const menuAnswer = shape('ShareableMenu', 'The menu of an order, to share with those who eat.', {
  id: id().required(),
  order_id: id().allow(null).required().description('Null of one that was shared without an order.'),
  ...menu,
  created_at: Joi.string().isoDate().required().description('When it was shared, in UTC.'),
  can: Joi.object({ update: Joi.boolean().required(), delete: Joi.boolean().required() }).required(),
});
export const menusAnswer = listAnswer(menuAnswer);
export const menusQuery = listQuery<{ team_id?: number; order_id?: number }>({
  team_id: id().description('Those of an organization; left out, all of one’s own.'),
  order_id: id().description('That of one order.'),
});
const name = nameForOthers(200, { says: 'What the menu is called' });
export const newMenuBody = shape('NewShareableMenuBody', 'Which order’s menu to share.', {
  shareable_menu: Joi.object({ order_id: id().required(), name }).required(),
});
export const menuBody = shape('ShareableMenuBody', 'What to change of a shared menu.', {
  shareable_menu: Joi.object({ name }).required(),
});
export const codeParams = Joi.object<{ code: string }, true>({ code: pollCode().required() });

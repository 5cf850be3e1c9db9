import { allergens, dietaryTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, nameForOthers, shape } from '../../http';
import { count, dollars, flag, integer, list, orNull, text } from '../reading/order-fields';

export const mostDishes = 200;
export const mostOfADish = 10_000;

const quantity = (most: number, says: string) =>
  Joi.number().integer().min(1).max(most).required().description(says);

const modifierQuantity = shape('ModifierQuantity', 'How many of an addition to a dish.', {
  modifier_id: id().required(),
  qty: quantity(100, 'How many of it for each one of the dish.'),
});

export const menuItemQuantity = shape('MenuItemQuantity', 'How many of a dish, with what, and for whom.', {
  menu_item_id: id().required(),
  qty: quantity(mostOfADish, 'How many of it are wanted.'),
  modifiers: Joi.array()
    .items(modifierQuantity)
    .max(50)
    .unique('modifier_id')
    .description('What is added to each one; each addition once.'),
  note: Joi.string().max(500).allow('').description('What the kitchen is to know of it.'),
  for_name: nameForOthers(100, { says: 'Whose it is; null and empty for nobody’s' }).allow(null, ''),
});

export const menuItems = Joi.array()
  .items(menuItemQuantity)
  .max(mostDishes)
  .description(
    'All that is ordered from the menu; the same dish with other additions or words is a line of its own.',
  );

const orderedModifier = shape('OrderedModifier', 'An addition to a dish of an order.', {
  modifier_id: integer(),
  group: text().description('What it was chosen from.'),
  name: text(),
  qty: count('How many of it for each one of the dish.'),
  price: dollars('For each one'),
});

export const orderedMenuItem = shape('OrderedMenuItem', 'A dish of an order.', {
  menu_item_id: integer(),
  name: text(),
  qty: count('How many of it are ordered.'),
  unit_price: dollars('For one, its additions included'),
  price: dollars('For all of them'),
  modifiers: list(orderedModifier),
  note: text(),
  for_name: orNull(Joi.string()).description('Whose it is; null where nobody said.'),
  portions: count('For how many people all of them are.'),
  dietary_tags: list(Joi.string().valid(...Object.keys(dietaryTags))).description(
    "The caterer's marks of it, as they were agreed.",
  ),
  allergens: list(Joi.string().valid(...Object.keys(allergens))).description(
    'What its caterer said is in it and in all that is added to it, as it was agreed; none says nothing where they never did.',
  ),
  offered: flag().description(
    'Whether it is on the menu that the order is made from; always, once it was sent.',
  ),
});

import { allergens, dietaryTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, money, nameForOthers, shape, whole } from '../../http';
import { menuCategoryView, menuItemKeys, modifierGroupKeys } from '../catalog.schemas';

const flag = () => Joi.boolean().required();
const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const text = () => Joi.string().allow('').required();
const name = () => nameForOthers(200).min(1);
const tags = () =>
  Joi.array()
    .items(Joi.string().valid(...Object.keys(dietaryTags)))
    .unique()
    .description('Its dietary tags, each once.');
const allergenList = () =>
  Joi.array()
    .items(Joi.string().valid(...Object.keys(allergens)))
    .unique()
    .description('What is in it, as its caterer states.');
const position = () => Joi.number().integer().min(0).max(100_000).description('The order in its menu.');

export const ownMenuItem = shape('OwnMenuItem', 'A dish as the people of its brand read it.', {
  ...menuItemKeys,
  active: flag().description('Whether it is on the menu.'),
  position: count('The order in its menu.'),
});
export const ownMenuItemList = listAnswer(ownMenuItem);

/** What a dish is; a draft holds the same. */
const dish = {
  name: name(),
  description: Joi.string().trim().max(2000).allow(''),
  price: money('For one', { most: 10_000 }),
  serves: Joi.number().integer().min(1).max(1000).description('For how many people one is.'),
  dietary_tags: tags(),
  allergens: allergenList(),
};
const changes = {
  ...dish,
  menu_category_id: id().description('A category of its menu.'),
  modifier_group_ids: Joi.array()
    .items(id())
    .max(50)
    .unique()
    .description('All that may be added to it, in this order.'),
  active: Joi.boolean().description('Whether it is on the menu.'),
  position: position(),
};
const made = {
  ...changes,
  name: name().required(),
  price: money('For one', { most: 10_000 }).required(),
  source_item_id: id().allow(null).description('The dish that it is a variation of; null for none.'),
};

export const newMenuItemBody = shape('NewMenuItemBody', 'A dish to put on a menu.', {
  menu_item: Joi.object({ ...made, menu_id: id().required() }).required(),
});
export const dishOfMenuBody = shape('DishOfMenuBody', 'A dish to put on this menu.', {
  menu_item: Joi.object(made).required(),
});
export const menuItemBody = shape('MenuItemBody', 'What is changed about a dish.', {
  menu_item: Joi.object(changes).min(1).required(),
});
export const menuItemsQuery = listQuery<{ menu_id?: number; active?: boolean }>({
  menu_id: id().description('Of this menu alone.'),
  active: Joi.boolean().description('Those on the menu, or those off it.'),
});

export const ownMenu = shape('OwnMenu', 'A menu with its categories and dishes, as its brand reads it.', {
  id: id().required(),
  name: text(),
  active: flag().description('Whether it is sold.'),
  position: count('The order among the menus.'),
  menu_categories: Joi.array().items(menuCategoryView).required(),
  menu_items: Joi.array().items(ownMenuItem).required().description('Those off the menu as well.'),
  can: Joi.object({ update: flag() }).required(),
});
export const ownMenuList = listAnswer(ownMenu);
export const ownMenusQuery = listQuery({}, whole(20));

const menuKeys = {
  name: name(),
  active: Joi.boolean().description('Whether it is sold.'),
  position: position(),
  categories: Joi.array()
    .items(name())
    .max(100)
    .unique()
    .description('Names of categories to add at its end; those that it has are kept.'),
};
export const newMenuBodyOfBrand = shape('NewBrandMenuBody', 'A menu to make; it is sold once it is active.', {
  menu: Joi.object({ ...menuKeys, name: name().required() }).required(),
});
export const brandMenuBody = shape('BrandMenuBody', 'What is changed about a menu.', {
  menu: Joi.object(menuKeys).min(1).required(),
});

export const ownModifierGroup = shape('OwnModifierGroup', 'Additions that dishes of a brand may take.', {
  ...modifierGroupKeys,
  can: Joi.object({ update: flag() }).required(),
});
export const ownModifierGroupList = listAnswer(ownModifierGroup);
const modifierGroupChanges = {
  name: name(),
  minimum: Joi.number().integer().min(0).max(100).description('How many at least.'),
  maximum: Joi.number().integer().min(1).max(100).description('How many at most.'),
  modifiers: Joi.array()
    .items(
      Joi.object({
        id: id().description('An addition that it has; absent for a new one.'),
        name: name().required(),
        price: money('Added for each one', { most: 10_000 }).required(),
        allergens: allergenList(),
      }),
    )
    .max(100)
    .unique('id', { ignoreUndefined: true })
    .description('All of them, in this order; what is left out is offered no more.'),
};
export const newModifierGroupBody = shape('NewModifierGroupBody', 'Additions to offer.', {
  modifier_group: Joi.object({ ...modifierGroupChanges, name: name().required() }).required(),
});
export const modifierGroupBody = shape('ModifierGroupBody', 'What is changed about additions.', {
  modifier_group: Joi.object(modifierGroupChanges).min(1).required(),
});

const draftStatuses = ['draft', 'submitted', 'approved', 'rejected'] as const;
export type DraftStatus = (typeof draftStatuses)[number];
const draftKeys = {
  ...dish,
  menu_id: id().description('The menu that it is for.'),
  menu_category_id: id().description('A category of that menu.'),
};
const orUnsaid = (schema: Joi.Schema, says: string) =>
  schema.allow(null).required().description(`${says}; null where the draft does not say.`);
export const draftMenuItem = shape(
  'DraftMenuItem',
  'A dish that is worked on; nothing of it is sold until it is published.',
  {
    id: id().required(),
    brand_id: id().required(),
    menu_item_id: id().allow(null).required().description('The dish that it changes; null for a new one.'),
    status: Joi.string()
      .valid(...draftStatuses)
      .required(),
    name: orUnsaid(Joi.string(), 'What it is called'),
    description: orUnsaid(Joi.string().allow(''), 'Its words on the menu'),
    price: orUnsaid(Joi.number().min(0), 'For one, in dollars'),
    serves: orUnsaid(Joi.number().integer().min(1), 'For how many people one is'),
    dietary_tags: orUnsaid(tags(), 'Its dietary marks'),
    allergens: orUnsaid(allergenList(), 'What is in it'),
    menu_id: orUnsaid(id(), 'The menu that it is for'),
    menu_category_id: orUnsaid(id(), 'The category of that menu'),
    created_at: Joi.string().required().description('An instant in UTC.'),
    can: Joi.object({ update: flag(), publish: flag() }).required(),
  },
);
export const draftMenuItemList = listAnswer(draftMenuItem);
export const draftsQuery = listQuery<{ status?: DraftStatus; menu_item_id?: number }>({
  status: Joi.string().valid(...draftStatuses),
  menu_item_id: id().description('Of this dish alone.'),
});
export const newDraftBody = shape('NewDraftMenuItemBody', 'A dish to work on.', {
  caterer_draft_menu_item: Joi.object({
    ...draftKeys,
    menu_item_id: id().allow(null).description('The dish that it changes; null for a new one.'),
  }).required(),
});
export const draftBody = shape('DraftMenuItemBody', 'What is changed about a draft.', {
  caterer_draft_menu_item: Joi.object({
    ...draftKeys,
    status: Joi.string().valid('draft', 'submitted').description('`submitted` is ready to be published.'),
  })
    .min(1)
    .required(),
});

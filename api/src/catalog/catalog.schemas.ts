import {
  allergens,
  choiceTypes,
  dietaryTags,
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  setUpTypes,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape, whole } from '../http';
import { dietShare, packageService } from './package-page.schemas';

const id = () => Joi.number().integer().required();
const idOrNull = (says: string) => Joi.number().integer().allow(null).required().description(says);
const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const latitude = () => Joi.number().required().description('In degrees, north above zero.');
const longitude = () => Joi.number().required().description('In degrees, east above zero.');
const money = (says: string) => Joi.number().min(0).required().description(`${says}, in dollars.`);
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();
const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const rating = () =>
  Joi.number().min(1).max(5).allow(null).required().description('Stars, 1 to 5; null without a review.');
const headcounts = {
  minimum_headcount: count('The fewest people that it is sold for.'),
  maximum_headcount: count('The most people that it is sold for.'),
  increment_by: count('The step of the headcount, in people.'),
};
const counts = (says: string) =>
  Joi.object().pattern(Joi.string(), Joi.number().integer().min(0)).required().description(says);
const dietary = () => list(oneOf(Object.keys(dietaryTags)));

export const pictureView = shape('Picture', 'A picture and its words.', { url: text(), alt: text() });

const photoView = shape('Photo', 'A picture of a package, or of one of its dishes.', {
  url: text(),
  alt: text(),
  caption: text().description('The name of what it shows.'),
  option_id: idOrNull('The option that it shows; null for the package itself.'),
});
const photosKey = () => Joi.array().items(photoView);

/** How early something is to be ordered. */
const noticeKeys = {
  lead_time_hours: count('The notice that it needs, in hours.'),
  day_before_cutoff: Joi.string()
    .allow(null)
    .required()
    .description(
      '`HH:mm` of the day before the event, in the zone of the event, by which to order; null where only the notice counts.',
    ),
};

const brandSummaryKeys = {
  id: id(),
  name: text(),
  slug: text(),
  kitchen_count: count('How many kitchens it has that are open for business.'),
  avatar_url: text(),
  rating_average: rating(),
  review_count: count('How many reviews.'),
  quality_tier: oneOf(Object.keys(qualityTiers))
    .allow(null)
    .required()
    .description('How upscale it is; null where it was not graded.'),
  minority_flags: list(oneOf(diversityTags)),
  sustainable: flag(),
};
export const brandSummary = shape('BrandSummary', 'A restaurant in short.', brandSummaryKeys);

export const brandRecord = shape('BrandRecord', 'A restaurant as a search result.', {
  ...brandSummaryKeys,
  description: text(),
  image: pictureView.required(),
  package_count: count('How many of its packages the search finds.'),
  lowest_price: Joi.number()
    .min(0)
    .allow(null)
    .required()
    .description('The cheapest of these packages per person, in dollars; null without any.'),
  cuisines: list(Joi.string()),
  full_menu_ordering_enabled: flag(),
  ...noticeKeys,
});

export const earliestStartView = shape(
  'EarliestStart',
  'The soonest of the times from 06:00 to 22:00, in steps of 15 minutes, that the notice allows when it is read and at which a kitchen is open and has room; by the notice alone where none is in two months.',
  {
    start_date: Joi.string().required().description('`YYYY-MM-DD` in the zone of the kitchen.'),
    start_time: Joi.string().required().description('`HH:mm` in the zone of the kitchen.'),
  },
).required();

export const catererView = shape('Caterer', 'A restaurant with its story and kitchens.', {
  ...brandSummaryKeys,
  description: text(),
  story: text(),
  image: pictureView.required(),
  active: flag().description('Whether it takes orders at all.'),
  full_menu_ordering_enabled: flag(),
  ...noticeKeys,
  kitchens: list(
    shape('CatererKitchen', 'Where a restaurant cooks.', {
      id: id(),
      name: text(),
      city: text(),
      state: text(),
      latitude: latitude(),
      longitude: longitude(),
      place_id: id().description('The place that it lies in.'),
      time_zone: text(),
      pickup_allowed: flag(),
      earliest_start: earliestStartView,
    }),
  ),
});

const packageRecordKeys = {
  id: id(),
  slug: text(),
  name: text(),
  active: flag(),
  brand_id: id(),
  package_type: oneOf(mealTypes).required(),
  package_category: text(),
  package_category_label: text(),
  package_template_id: idOrNull('The kind of menu that it follows; null for one of its own.'),
  presentation_type: oneOf(presentationTypes).required(),
  set_up_type: oneOf(setUpTypes).required(),
  dietary_tags: dietary().description(
    'The diets that get a full meal of it, something of each course; `contains_nuts` warns of any dish.',
  ),
  ...headcounts,
  price: money('Per person, food only'),
  total_price: money('For `priced_headcount`, all fees in'),
  all_in_price: money('The total per person, rounded to the cent'),
  priced_headcount: count(
    'The headcount asked for, else the smallest one that can be ordered: where an address is known, its food reaches the minimum there.',
  ),
  deal: Joi.string()
    .allow(null)
    .required()
    .description('The words of the deal that holds; null without one.'),
  batchable: flag(),
  rating_average: rating(),
  review_count: count('How many reviews.'),
  image: pictureView.required(),
  review_stats: Joi.object({ average: rating(), count: count('How many reviews.') }).description(
    'Where `expand` asks for it.',
  ),
};
const stated = (where: string) =>
  list(oneOf(Object.keys(allergens))).description(
    `What its caterer says is in it; none says nothing where \`allergens_stated_on\` of ${where} is null.`,
  );
const statedOn = () =>
  Joi.string()
    .allow(null)
    .required()
    .description(
      '`YYYY-MM-DD` of its caterer’s own calendar, in no zone: when they last said what is in its dishes; null for never.',
    );
export const packageRecord = shape('PackageRecord', 'A package as a search result (1 §3, 1 §7).', {
  ...packageRecordKeys,
  photos: photosKey().description('Its own and its dishes’, where `expand` asks for them.'),
  caterer: brandSummary,
});

export const optionKeys = {
  id: id(),
  package_item_id: id(),
  name: text(),
  description: text(),
  price: money('Added to the price for each one'),
  dietary_tags: dietary(),
  allergens: stated('the package'),
  presentation_type: oneOf(['buffet', 'individual'])
    .allow(null)
    .required()
    .description('How food is served by it; null where it does not say.'),
  combo_of: list(Joi.number().integer()).description('The options that a combo is made of.'),
};
export const optionView = shape('Option', 'What can be chosen within a choice.', optionKeys);

export const choiceView = shape(
  'Choice',
  'A choice of a package, which the calls name package item (1 §3).',
  {
    id: id(),
    has_choice: flag(),
    choice_type: oneOf(choiceTypes).required(),
    proper_choice_subject: Joi.string()
      .allow(null, '')
      .required()
      .description('What is chosen, such as `filling`; null where nothing has to be.'),
    description: text(),
    increment_by: count('The step of the quantity of an option.'),
    increment_subject: text(),
    increment_subject_plural: text(),
    extra_headcount_price: money('For each `increment_by` people above those included'),
    maximum_choosable_options: idOrNull('How many options at most; null for no limit.'),
    serving_info: text(),
    options: list(optionView),
  },
);

export const packageView = shape('Package', 'A package with its choices.', {
  ...packageRecordKeys,
  photos: photosKey().required().description('Its own first, then its dishes’ in the order of its choices.'),
  description: text(),
  includes: list(Joi.string()),
  ...noticeKeys,
  diets: list(dietShare).description('Of each diet that anything of it is for.'),
  allergens_stated_on: statedOn(),
  choice_version: count('Goes up when its choices change.'),
  choices: list(choiceView),
  caterer: brandSummary.required(),
  place_ids: list(Joi.number().integer()),
  service: list(packageService).description('By place.'),
});

export const placeView = shape('Place', 'A place that can be searched (1 §3).', {
  label: text(),
  value: text(),
  enum: id().description('The id of the place.'),
  utc_offset: Joi.number().required().description('Hours from UTC today, in the zone of the place.'),
  time_zone: text(),
  slug: text(),
  latitude: latitude(),
  longitude: longitude(),
  brands_count: count('How many restaurants cook there.'),
  category_counts: counts('How many packages of each category.'),
  type_counts: counts('How many packages of each meal.'),
  cuisine_counts: counts('How many restaurants of each cuisine.'),
  minority_counts: counts('How many restaurants of each diversity tag.'),
});

/** A menu comes whole: what is left out of it could not be ordered. */
export const wholeMenu = whole(1_000);

/** Additions to a dish. */
export const modifierGroupKeys = {
  id: id(),
  name: text(),
  minimum: count('How many at least.'),
  maximum: count('How many at most.'),
  modifiers: list(
    Joi.object({
      id: id(),
      name: text(),
      price: money('Added for each one'),
      allergens: stated('the menu'),
    }),
  ),
};

export const menuItemKeys = {
  id: id(),
  menu_id: id(),
  menu_category_id: id(),
  source_item_id: idOrNull('The dish that it is a variation of; null for a dish of its own.'),
  name: text(),
  description: text(),
  price: money('For one'),
  serves: count('For how many people one is.'),
  dietary_tags: dietary(),
  allergens: stated('the menu'),
  image: pictureView.required(),
  modifier_groups: list(
    shape('ModifierGroup', 'Additions to a dish, of which so many may be taken.', modifierGroupKeys),
  ),
};
export const menuItemView = shape(
  'MenuItem',
  'A dish of a menu; one with `source_item_id` is a variation of that dish.',
  menuItemKeys,
);

export const menuCategoryView = shape(
  'MenuCategory',
  'A part of a menu; `parent_id` is the category that it sits under.',
  { id: id(), parent_id: idOrNull('The category that it sits under; null at the top.'), name: text() },
);
export const restaurantMenuView = shape('RestaurantMenu', 'A menu with its categories.', {
  id: id(),
  name: text(),
  allergens_stated_on: statedOn(),
  menu_categories: list(menuCategoryView),
});

export const collectionView = shape('Collection', 'A hand-picked set of packages.', {
  id: id(),
  name: text(),
  slug: text(),
  description: text(),
  image: pictureView.required(),
  featured: Joi.boolean().required().description('Whether it is featured today.'),
  package_count: count('How many packages it holds.'),
});

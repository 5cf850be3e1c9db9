import {
  choiceTypes,
  dietaryTags,
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  setUpTypes,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';

const id = () => Joi.number().integer().required();
const idOrNull = () => Joi.number().integer().allow(null).required();
const count = () => Joi.number().integer().min(0).required();
const number = () => Joi.number().required();
const money = (says: string) => Joi.number().min(0).required().description(`${says}, in dollars.`);
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();
const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const rating = () => Joi.number().min(1).max(5).allow(null).required();
const counts = () => Joi.object().pattern(Joi.string(), Joi.number().integer().min(0)).required();
const dietary = () => list(oneOf(Object.keys(dietaryTags)));

export const pictureView = shape('Picture', 'A picture and its words.', { url: text(), alt: text() });

const brandSummaryKeys = {
  id: id(),
  name: text(),
  slug: text(),
  kitchen_count: count(),
  avatar_url: text(),
  rating_average: rating(),
  review_count: count(),
  quality_tier: oneOf(Object.keys(qualityTiers)).allow(null).required(),
  minority_flags: list(oneOf(diversityTags)),
  sustainable: flag(),
};
export const brandSummary = shape('BrandSummary', 'A restaurant in short.', brandSummaryKeys);

export const brandRecord = shape('BrandRecord', 'A restaurant as a search result.', {
  ...brandSummaryKeys,
  description: text(),
  image: pictureView.required(),
  package_count: count(),
  lowest_price: money('The cheapest package per person').allow(null),
  cuisines: list(Joi.string()),
  full_menu_ordering_enabled: flag(),
});

export const catererView = shape('Caterer', 'A restaurant with its story and kitchens.', {
  ...brandSummaryKeys,
  description: text(),
  story: text(),
  image: pictureView.required(),
  kitchens: list(
    shape('CatererKitchen', 'Where a restaurant cooks.', {
      id: id(),
      name: text(),
      city: text(),
      state: text(),
      latitude: number(),
      longitude: number(),
      pickup_allowed: flag(),
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
  package_template_id: idOrNull(),
  presentation_type: oneOf(presentationTypes).required(),
  set_up_type: oneOf(setUpTypes).required(),
  dietary_tags: dietary(),
  minimum_headcount: count(),
  maximum_headcount: count(),
  increment_by: count(),
  price: money('Per person, food only'),
  total_price: money("For the headcount asked for, else the package's minimum, all fees in"),
  all_in_price: money('The total per person, rounded to the cent'),
  deal: Joi.string().allow(null).required(),
  batchable: flag(),
  rating_average: rating(),
  review_count: count(),
  image: pictureView.required(),
  review_stats: Joi.object({ average: rating(), count: count() }).description('Where `expand` asks for it.'),
  photos: Joi.array().items(pictureView).description('Where `expand` asks for it.'),
};
export const packageRecord = shape('PackageRecord', 'A package as a search result (1 §3, 1 §7).', {
  ...packageRecordKeys,
  caterer: brandSummary,
});

const option = shape('Option', 'What can be chosen within a choice.', {
  id: id(),
  package_item_id: id(),
  name: text(),
  description: text(),
  price: money('Added to the price for each one'),
  dietary_tags: dietary(),
  presentation_type: oneOf(['buffet', 'individual']).allow(null).required(),
  combo_of: list(Joi.number().integer()).description('The options that a combo is made of.'),
});

export const choiceView = shape(
  'Choice',
  'A choice of a package, which the calls name package item (1 §3).',
  {
    id: id(),
    has_choice: flag(),
    choice_type: oneOf(choiceTypes).required(),
    proper_choice_subject: Joi.string().allow(null, '').required(),
    description: text(),
    increment_by: count(),
    increment_subject: text(),
    increment_subject_plural: text(),
    extra_headcount_price: money('For each `increment_by` people above those included'),
    maximum_choosable_options: idOrNull(),
    serving_info: text(),
    options: list(option),
  },
);

export const packageView = shape('Package', 'A package with its choices.', {
  ...packageRecordKeys,
  description: text(),
  includes: list(Joi.string()),
  lead_time_hours: count(),
  day_before_cutoff: Joi.string()
    .allow(null)
    .required()
    .description('Wall clock of the day before the event, or null.'),
  choice_version: count(),
  choices: list(choiceView),
  caterer: brandSummary.required(),
  place_ids: list(Joi.number().integer()),
});

export const placeView = shape('Place', 'A place that can be searched (1 §3).', {
  label: text(),
  value: text(),
  enum: id().description('The id of the place.'),
  utc_offset: number().description('Hours from UTC today, in the zone of the place.'),
  time_zone: text(),
  slug: text(),
  latitude: number(),
  longitude: number(),
  brands_count: count(),
  category_counts: counts(),
  type_counts: counts(),
  cuisine_counts: counts(),
  minority_counts: counts(),
});

export const menuItemView = shape(
  'MenuItem',
  'A dish of a menu; one with `source_item_id` is a variation of that dish.',
  {
    id: id(),
    menu_id: id(),
    menu_category_id: id(),
    source_item_id: idOrNull(),
    name: text(),
    description: text(),
    price: money('For one'),
    serves: count(),
    dietary_tags: dietary(),
    image: pictureView.required(),
    modifier_groups: list(
      shape('ModifierGroup', 'Additions to a dish, of which so many may be taken.', {
        id: id(),
        name: text(),
        minimum: count(),
        maximum: count(),
        modifiers: list(Joi.object({ id: id(), name: text(), price: money('Added for each one') })),
      }),
    ),
  },
);

export const restaurantMenuView = shape('RestaurantMenu', 'A menu with its categories.', {
  id: id(),
  name: text(),
  menu_categories: list(
    shape('MenuCategory', 'A part of a menu; `parent_id` is the category that it sits under.', {
      id: id(),
      parent_id: idOrNull(),
      name: text(),
    }),
  ),
});

export const collectionView = shape('Collection', 'A hand-picked set of packages.', {
  id: id(),
  name: text(),
  slug: text(),
  description: text(),
  image: pictureView.required(),
  package_count: count(),
});

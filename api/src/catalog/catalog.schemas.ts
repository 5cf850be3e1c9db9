import {
  choiceTypes,
  dietaryTags,
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  setUpTypes,
  type BrandRecord,
  type BrandSummary,
  type CatererView,
  type ChoiceView,
  type CollectionView,
  type MenuItemView,
  type OptionView,
  type PackageRecord,
  type PackageView,
  type PictureView,
  type PlaceView,
  type RestaurantMenuView,
} from '@copper-carrot/contracts';
import Joi from 'joi';

const id = () => Joi.number().integer().required();
const idOrNull = () => Joi.number().integer().allow(null).required();
const count = () => Joi.number().integer().min(0).required();
const number = () => Joi.number().required();
const money = () => Joi.number().min(0).required();
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();
const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const list = (item: Joi.Schema) => Joi.array().items(item).required();
const rating = () => Joi.number().min(1).max(5).allow(null).required();
const counts = () => Joi.object().pattern(Joi.string(), Joi.number().integer().min(0)).required();
const dietary = () => list(oneOf(Object.keys(dietaryTags)));

export const pictureView = Joi.object<PictureView, true>({ url: text(), alt: text() });

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
export const brandSummary = Joi.object<BrandSummary, true>(brandSummaryKeys);

export const brandRecord = Joi.object<BrandRecord, true>({
  ...brandSummaryKeys,
  description: text(),
  image: pictureView.required(),
  package_count: count(),
  lowest_price: money().allow(null),
  cuisines: list(Joi.string()),
  full_menu_ordering_enabled: flag(),
});

export const catererView = Joi.object<CatererView, true>({
  ...brandSummaryKeys,
  description: text(),
  story: text(),
  image: pictureView.required(),
  kitchens: list(
    Joi.object<CatererView['kitchens'][number], true>({
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
  price: money(),
  total_price: money(),
  all_in_price: money(),
  deal: Joi.string().allow(null).required(),
  batchable: flag(),
  rating_average: rating(),
  review_count: count(),
  image: pictureView.required(),
  review_stats: Joi.object({ average: rating(), count: count() }),
  photos: Joi.array().items(pictureView),
};
export const packageRecord = Joi.object<PackageRecord, true>({
  ...packageRecordKeys,
  caterer: brandSummary,
});

const option = Joi.object<OptionView, true>({
  id: id(),
  package_item_id: id(),
  name: text(),
  description: text(),
  price: money(),
  dietary_tags: dietary(),
  presentation_type: oneOf(['buffet', 'individual']).allow(null).required(),
  combo_of: list(Joi.number().integer()),
});

export const choiceView = Joi.object<ChoiceView, true>({
  id: id(),
  has_choice: flag(),
  choice_type: oneOf(choiceTypes).required(),
  proper_choice_subject: Joi.string().allow(null, '').required(),
  description: text(),
  increment_by: count(),
  increment_subject: text(),
  increment_subject_plural: text(),
  extra_headcount_price: money(),
  maximum_choosable_options: idOrNull(),
  serving_info: text(),
  options: list(option),
});

export const packageView = Joi.object<PackageView, true>({
  ...packageRecordKeys,
  description: text(),
  includes: list(Joi.string()),
  lead_time_hours: count(),
  day_before_cutoff: Joi.string().allow(null).required(),
  choice_version: count(),
  choices: list(choiceView),
  caterer: brandSummary.required(),
  place_ids: list(Joi.number().integer()),
});

export const placeView = Joi.object<PlaceView, true>({
  label: text(),
  value: text(),
  enum: id(),
  utc_offset: number(),
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

export const menuItemView = Joi.object<MenuItemView, true>({
  id: id(),
  menu_id: id(),
  menu_category_id: id(),
  source_item_id: idOrNull(),
  name: text(),
  description: text(),
  price: money(),
  serves: count(),
  dietary_tags: dietary(),
  image: pictureView.required(),
  modifier_groups: list(
    Joi.object({
      id: id(),
      name: text(),
      minimum: count(),
      maximum: count(),
      modifiers: list(Joi.object({ id: id(), name: text(), price: money() })),
    }),
  ),
});

export const restaurantMenuView = Joi.object<RestaurantMenuView, true>({
  id: id(),
  name: text(),
  menu_categories: list(Joi.object({ id: id(), parent_id: idOrNull(), name: text() })),
});

export const collectionView = Joi.object<CollectionView, true>({
  id: id(),
  name: text(),
  slug: text(),
  description: text(),
  image: pictureView.required(),
  package_count: count(),
});

import { mealTypes, presentationTypes, setUpTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { date, id, listAnswer, listQuery, shape, whole } from '../../http';
import { packageChanges, packageChoiceKeys } from './package.schemas';

const { active: _sold, ...said } = packageChanges;
const draftKeys = {
  ...said,
  package_category_id: id().description('It decides meal and presentation; of a new package alone.'),
};
const orNull = (schema: Joi.Schema, says: string) => schema.allow(null).required().description(says);
const text = () => Joi.string().allow('').required();
const statuses = ['draft', 'scheduled', 'published'] as const;
export type PackageDraftStatus = (typeof statuses)[number];

const draftRecord = {
  id: id().required(),
  brand_id: id().required(),
  package_id: orNull(id(), 'The package that it changes, or became; null for a new one.'),
  name: text(),
  status: Joi.string()
    .valid(...statuses)
    .required(),
  begins_on: orNull(Joi.string(), '`YYYY-MM-DD` in the zone of the brand’s first kitchen, on which it begins to be sold; null for none yet.'),
  problem: orNull(Joi.string(), 'Why it could not begin on its day; null without one.'),
  can: Joi.object({ update: Joi.boolean().required(), publish: Joi.boolean().required() }).required(),
};

const content = shape('PackageContent', 'What a package is, as far as its brand writes it.', {
  name: text(),
  description: text(),
  price: Joi.number().min(0).required().description('Per person, in dollars.'),
  set_up_type: Joi.string()
    .valid(...setUpTypes)
    .required(),
  minimum_headcount: Joi.number().integer().min(1).required().description('The fewest people.'),
  maximum_headcount: Joi.number().integer().min(1).required().description('The most people.'),
  increment_by: Joi.number().integer().min(1).required().description('The step of the headcount, in people.'),
  lead_time_hours: orNull(Joi.number().integer(), 'Its own notice in hours; null for that of its brand.'),
  includes: Joi.array().items(Joi.string()).required(),
  choices: Joi.array().items(packageChoiceKeys).required(),
});

export const draftPackageRecord = shape('DraftPackageRecord', 'A draft of a package.', draftRecord);
export const draftPackageList = listAnswer(draftPackageRecord);
export const draftPackage = shape(
  'DraftPackage',
  'A draft of a package beside what is sold; nothing of it is sold until it is published.',
  {
    ...draftRecord,
    content: content.required().description('What the package is once the draft is published.'),
    live: content.allow(null).required().description('What it is now; null for a new one.'),
    order_count: Joi.number()
      .integer()
      .min(0)
      .required()
      .description('Orders of the package that are still to come; they keep what they agreed to.'),
    cart_count: Joi.number()
      .integer()
      .min(0)
      .required()
      .description('Carts of the package, whose people are told where its choices change.'),
  },
);
export const draftPackagesQuery = listQuery<{ status?: PackageDraftStatus }>({
  status: Joi.string()
    .valid(...statuses)
    .description('Those of this status; those that are not published unless said.'),
});
export const newDraftPackageBody = shape('NewDraftPackageBody', 'A package to work on.', {
  caterer_draft_package: Joi.object({
    ...draftKeys,
    package_id: id().allow(null).description('The package that it changes; null for a new one.'),
  }).required(),
});
export const draftPackageBody = shape('DraftPackageBody', 'What is changed about a draft of a package.', {
  caterer_draft_package: Joi.object(draftKeys).min(1).required(),
});
export const publishDraftPackageBody = shape('PublishDraftPackageBody', 'When a draft begins to be sold.', {
  publish: Joi.object({
    begins_on: date(', in the zone of the brand’s first kitchen; null for at once').allow(null),
  }).required(),
});

const packageCategory = shape('PackageCategory', 'What kind of package a new one is.', {
  id: id().required(),
  label: text(),
  package_type: Joi.string()
    .valid(...mealTypes)
    .required(),
  presentation_type: Joi.string()
    .valid(...presentationTypes)
    .required(),
});
export const packageCategoryList = listAnswer(packageCategory);
export const packageCategoriesQuery = listQuery({}, whole(200));

import {
  allergens,
  choiceTypes,
  dietaryTags,
  mealTypes,
  presentationTypes,
  setUpTypes,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, money, nameForOthers, shape } from '../../http';
import { choiceView, pictureView } from '../catalog.schemas';

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();
const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const dollars = (says: string) => Joi.number().min(0).required().description(`${says}, in dollars.`);

const packageKeys = {
  id: id().required(),
  brand_id: id().required(),
  slug: text(),
  name: text(),
  description: text(),
  active: flag().description('Whether it is sold.'),
  package_category_id: id().required(),
  package_type: oneOf(mealTypes).required(),
  presentation_type: oneOf(presentationTypes).required(),
  set_up_type: oneOf(setUpTypes).required(),
  price: dollars('Per person, food only'),
  minimum_headcount: count('The fewest people that it is sold for.'),
  maximum_headcount: count('The most people that it is sold for.'),
  increment_by: count('The step of the headcount, in people.'),
  lead_time_hours: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('Its own notice in hours; null for that of its brand.'),
  includes: Joi.array().items(Joi.string()).required(),
  choice_version: count('Goes up when its choices change.'),
  image: pictureView.required(),
  can: Joi.object({ update: flag() }).required(),
};
export const ownPackage = shape('OwnPackage', 'A package as the people of its brand read it.', packageKeys);
export const ownPackageList = listAnswer(ownPackage);
export const ownPackageWhole = shape('OwnPackageWithChoices', 'The same with its choices.', {
  ...packageKeys,
  choices: Joi.array().items(choiceView).required(),
});
export const ownPackagesQuery = listQuery<{ active?: boolean }>({
  active: Joi.boolean().description('Those that are sold, or those that are not.'),
});

const option = Joi.object({
  name: nameForOthers(200).min(1).required(),
  description: Joi.string().trim().max(2000).allow(''),
  price: money('Added to the price for each one', { most: 10_000 }),
  dietary_tags: Joi.array()
    .items(oneOf(Object.keys(dietaryTags)))
    .unique()
    .description('Its dietary tags, each once.'),
  allergens: Joi.array()
    .items(oneOf(Object.keys(allergens)))
    .unique()
    .description('What is in it, as its caterer states.'),
  presentation_type: oneOf(['buffet', 'individual']).description('How food is served by it.'),
});
const choice = Joi.object({
  choice_type: oneOf(choiceTypes).required(),
  proper_choice_subject: Joi.string()
    .trim()
    .max(100)
    .allow(null)
    .description('What is chosen, such as `filling`; null where nothing has to be.'),
  description: Joi.string().trim().max(2000).allow(''),
  serving_info: Joi.string().trim().max(500).allow(''),
  increment_by: Joi.number().integer().min(1).max(1000).description('The step of the quantity of an option.'),
  maximum_choosable_options: Joi.number()
    .integer()
    .min(1)
    .max(100)
    .allow(null)
    .description('How many options at most; null for no limit.'),
  options: Joi.array().items(option).max(100).required(),
});

const changes = {
  name: nameForOthers(200).min(1),
  description: Joi.string().trim().max(5000).allow(''),
  active: Joi.boolean().description('Whether it is sold.'),
  set_up_type: oneOf(setUpTypes),
  price: money('Per person, food only', { most: 10_000 }).min(0.01),
  minimum_headcount: Joi.number().integer().min(1).max(10_000).description('A multiple of `increment_by`.'),
  maximum_headcount: Joi.number().integer().min(1).max(10_000).description('The most people.'),
  increment_by: Joi.number().integer().min(1).max(1000).description('The step of the headcount, in people.'),
  lead_time_hours: Joi.number()
    .integer()
    .min(0)
    .max(720)
    .allow(null)
    .description('Its own notice in hours; null for that of its brand.'),
  includes: Joi.array().items(Joi.string().trim().min(1).max(200)).max(30),
  choices: Joi.array()
    .items(choice)
    .max(30)
    .description('All of them, in this order, instead of those that it has; its choice version goes up.'),
};
export const newPackageBody = shape('NewPackageBody', 'A package to make; it is sold once it is active.', {
  package: Joi.object({
    ...changes,
    name: changes.name.required(),
    price: changes.price.required(),
    package_category_id: id().required().description('It decides meal and presentation.'),
  }).required(),
});
export const packageBody = shape('PackageBody', 'What is changed about a package.', {
  package: Joi.object(changes).min(1).required(),
});

import { calendarColors } from '@copper-carrot/contracts';
import Joi from 'joi';
import { date, id, nameForOthers, shape, time } from '../http';
import { answeredFilters, givenFilters } from '../saved-searches';

/** Fields that templates, rules and drafts of the meal planner share, as they are sent. */

const searchName = nameForOthers(100, { says: 'What the search is called' });
const plannedSearchBody = shape(
  'PlannedSearchBody',
  'What to look for, by the names of the search or of a saved search.',
  { name: searchName, ...givenFilters },
);

export const where = {
  address_id: id()
    .allow(null)
    .description('An address of the organization’s book, which counts before the two below; null for none.'),
  google_place_id: Joi.string()
    .max(300)
    .allow(null)
    .description('The geocoder’s id of where it goes; null says nothing.'),
  formatted_address: Joi.string()
    .trim()
    .max(300)
    .allow(null)
    .description('Where it goes, in words that the geocoder looks up; null says nothing.'),
};
export const startDate = date(', in the zone of the address');
export const startTime = time()
  .allow(null)
  .description('`HH:mm` in the zone of the address; null leaves it open.');
export const headcount = Joi.number()
  .integer()
  .min(1)
  .max(10_000)
  .allow(null)
  .description('How many people; null leaves it open.');
export const presentationType = Joi.string()
  .valid('buffet', 'individual')
  .allow(null)
  .description('How it is served; null leaves it open.');
export const savedSearch = plannedSearchBody
  .allow(null)
  .description('What to look for where no package is chosen yet; null for anything.');
export const color = Joi.string()
  .valid(...calendarColors.map(({ name }) => name))
  .description('The color of its entries in the calendar, by name.');
export const teamId = id().description('The organization; left out, the one acted for.');
export const plannedName = (says: string) => nameForOthers(100, { says });

/** The same, as they are answered. */
const searchView = shape(
  'PlannedSearch',
  'What to look for; amounts in dollars as text without a trailing .0.',
  {
    name: Joi.string(),
    ...answeredFilters,
  },
);
const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();

export const answered = {
  start_time: orNull(Joi.string()).description('`HH:mm` in the zone of the address; null while open.'),
  headcount: orNull(Joi.number().integer()).description('How many people; null while open.'),
  presentation_type: orNull(Joi.string().valid('buffet', 'individual')).description(
    'How it is served; null while open.',
  ),
  saved_search: orNull(searchView).description('What to look for; null for anything.'),
  address_id: orNull(Joi.number().integer()).description(
    'The address of the organization’s book that it goes to; null for none of it.',
  ),
  google_place_id: orNull(Joi.string()).description(
    'The geocoder’s id of where it goes; null where it is not known.',
  ),
  formatted_address: orNull(Joi.string()).description('Where it goes, in words; null while open.'),
};
export const answeredDollars = (says: string, otherwise: string) =>
  orNull(Joi.number().min(0)).description(`${says}, in dollars; null ${otherwise}.`);
export const answeredId = (says: string) => orNull(Joi.number().integer()).description(says);
export const answeredWords = (says: string) => orNull(Joi.string()).description(says);
export const can = (...actions: string[]) =>
  Joi.object(Object.fromEntries(actions.map((action) => [action, Joi.boolean().required()])))
    .required()
    .description('What the reader may do with it now.');

import { diets } from '@copper-carrot/contracts';
import Joi from 'joi';
import { pictureView } from '../catalog';
import { date, id, listAnswer, listQuery, money, shape, type Paging } from '../http';
import { draftAnswer, holidays, range } from './draft.schemas';
import {
  answered,
  answeredDollars,
  answeredId,
  answeredWords,
  can,
  headcount,
  plannedName,
  startTime,
  teamId,
} from './planned-fields.schemas';

const name = plannedName('What the rule is called');
const dollars = (says: string) => money(says, { rest: '; null for no limit' }).allow(null);
const gap = (says: string) => Joi.number().integer().min(0).max(30).description(says);
const day = (says: string) => date(`, in the zone of the address: ${says}`).allow(null);

const fields = {
  name,
  active: Joi.boolean().description('Whether populating plans its meals.'),
  order_template_id: id()
    .allow(null)
    .description('The template of its meals; null for the default one of the organization.'),
  weekdays: Joi.array()
    .items(Joi.number().integer().min(1).max(7))
    .min(1)
    .max(7)
    .unique()
    .description('Its days, 1 for Monday to 7 for Sunday, each once.'),
  every_weeks: Joi.number()
    .integer()
    .min(1)
    .max(52)
    .description('It comes in every so many weeks, counted from the week of its first day.'),
  start_time: startTime.description('`HH:mm` in the zone of the address; null for the time of the template.'),
  headcount: headcount.description('How many people; null for the headcount of the template.'),
  budget_per_person: dollars('What a meal may cost for each person, all in'),
  budget_per_week: dollars('What its meals of a week, Monday to Sunday, may cost in all'),
  cuisine_gap_days: gap('No cuisine comes twice within so many days; 0 lets it.'),
  brand_gap_days: gap('No restaurant comes twice within so many days; 0 lets it.'),
  minimum_rating: Joi.number()
    .min(1)
    .max(5)
    .allow(null)
    .description('The fewest stars on average; null for any.'),
  diets: Joi.array()
    .items(Joi.string().valid(...diets))
    .max(diets.length)
    .unique()
    .description('Each of these gets a full meal of whatever comes; each once.'),
  roster_id: id().allow(null).description('The favorites that are preferred; null for none.'),
  block_roster_id: id().allow(null).description('The restaurants that never come; null for none.'),
  skip_holidays: Joi.boolean().description('Whether no meal comes on a holiday of the United States.'),
  starts_on: day('its first day; null for today'),
  ends_on: day('its last day; null for no last day'),
  submit_days_before: Joi.number()
    .integer()
    .min(1)
    .max(30)
    .allow(null)
    .description('A standing order: so many days before, its meals become orders; null leaves them drafts.'),
};

export const newRuleBody = shape('NewManagedRuleBody', 'A rule to plan meals by.', {
  team_id: teamId,
  managed_rule: Joi.object({
    ...fields,
    name: name.required(),
    weekdays: fields.weekdays.required(),
  }).required(),
});
export const ruleBody = shape('ManagedRuleBody', 'What to change; a key left out stays as it is.', {
  managed_rule: Joi.object(fields).min(1).required(),
});

export const ruleAnswer = shape('ManagedRule', 'A rule by which meals are planned.', {
  id: id().required(),
  team_id: id().required(),
  name: Joi.string().required(),
  active: fields.active.required(),
  order_template_id: answeredId('The template of its meals; null for the default one.'),
  weekdays: fields.weekdays.required(),
  every_weeks: fields.every_weeks.required(),
  start_time: answered.start_time.description(
    '`HH:mm` in the zone of the address; null for the time of the template.',
  ),
  headcount: answered.headcount.description('How many people; null for the headcount of the template.'),
  budget_per_person: answeredDollars('What a meal may cost for each person, all in', 'for no limit'),
  budget_per_week: answeredDollars('What its meals of a week may cost in all', 'for no limit'),
  cuisine_gap_days: fields.cuisine_gap_days.required(),
  brand_gap_days: fields.brand_gap_days.required(),
  minimum_rating: fields.minimum_rating.required(),
  diets: fields.diets.required(),
  roster_id: answeredId('The favorites that are preferred; null for none.'),
  block_roster_id: answeredId('The restaurants that never come; null for none.'),
  skip_holidays: fields.skip_holidays.required(),
  starts_on: Joi.string().required().description('Its first day, `YYYY-MM-DD` in the zone of the address.'),
  ends_on: answeredWords('Its last day, `YYYY-MM-DD` in the zone of the address; null for no last day.'),
  submit_days_before: answeredId('How many days before its meals become orders; null leaves them drafts.'),
  can: can('update', 'delete', 'populate'),
});
export const rulesAnswer = listAnswer(ruleAnswer);
export const rulesQuery = listQuery<{ team_id?: number }>({ team_id: teamId });

export const populateBody = shape('PopulateBody', 'The days to plan; at most 92.', range);

const unmet = shape('UnmetRule', 'A meal that a rule asks for and that could not be planned.', {
  managed_rule_id: id().required(),
  rule_name: Joi.string().required(),
  date: Joi.string().required().description('`YYYY-MM-DD` in the zone of the address.'),
  code: Joi.string().required().description('What stands in its way, such as `budget_per_week`.'),
  message: Joi.string().required().description('The same in a sentence.'),
  change: Joi.object({
    field: Joi.string().required().description('The field of the rule.'),
    value: Joi.alternatives(Joi.number(), Joi.string(), Joi.array().items(Joi.string()))
      .allow(null)
      .required()
      .description('What it would have to be, in the unit of its field; null for no limit.'),
    message: Joi.string().required(),
  })
    .allow(null)
    .required()
    .description('The smallest change of the rule that works; null where none does.'),
});
export const populatedAnswer = shape('PopulatedPlan', 'What the rules planned.', {
  records: Joi.array()
    .items(draftAnswer)
    .required()
    .description('All planned meals of these days, those planned by hand included.'),
  count: Joi.number().integer().min(0).required().description('How many meals that are.'),
  created: Joi.number().integer().min(0).required().description('How many meals are new.'),
  changed: Joi.number().integer().min(0).required().description('How many meals of rules changed.'),
  kept: Joi.number().integer().min(0).required().description('How many meals stayed as they were.'),
  total_price: Joi.number().min(0).required().description('What all meals cost, in dollars.'),
  best: Joi.boolean()
    .required()
    .description('Whether no better plan exists; false where the time for it ran out.'),
  seconds: Joi.number().min(0).required().description('How many seconds planning took.'),
  unmet: Joi.array().items(unmet).required(),
  holidays,
});

export const resultsQuery = listQuery<{ date: string }>({
  date: date(', in the zone of the address').required(),
});
export type ResultsQuery = Paging & { date: string };
const result = shape('RuleResult', 'A package that a rule could plan on a day.', {
  package: Joi.object({
    id: id().required(),
    name: Joi.string().required(),
    slug: Joi.string().required(),
    image: pictureView.required(),
  }).required(),
  brand: Joi.object({
    id: id().required(),
    name: Joi.string().required(),
    slug: Joi.string().required(),
  }).required(),
  cuisine: Joi.string().allow('').required(),
  cuisine_label: Joi.string().allow('').required(),
  price_per_person: Joi.number().min(0).required().description('All in, in dollars.'),
  total_price: Joi.number().min(0).required().description('For the headcount, all in, in dollars.'),
  rating_average: Joi.number().allow(null).required().description('Stars, 1 to 5; null without a review.'),
  review_count: Joi.number().integer().min(0).required().description('How many reviews.'),
  fits: Joi.boolean().required().description('Whether the rule would take it.'),
  against: Joi.array().items(Joi.string()).required().description('Why it would not, in sentences.'),
  score: Joi.number().required().description('Points by which the rule prefers it; more is better.'),
});
export const resultsAnswer = listAnswer(result);

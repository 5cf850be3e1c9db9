import { campaignTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { brandLink } from '../accounts';
import { pictureView } from '../catalog';
import { shape } from '../http';

const id = () => Joi.number().integer().required();
const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const money = () => Joi.number().min(0).required();
const text = () => Joi.string().allow('').required();

export const campaignType = () => Joi.string().valid(...campaignTypes);

const recordKeys = {
  id: id(),
  slug: text(),
  campaign_type: campaignType().required(),
  name: text(),
  summary: text(),
  image: pictureView.required(),
  place: Joi.object({ id: id(), label: text() }).required(),
  hospital: Joi.object({
    name: text(),
    formatted_address: text(),
  })
    .allow(null)
    .required()
    .description('Where the meals go; null for a campaign without a hospital.'),
  caterer: brandLink
    .allow(null)
    .required()
    .description('Who cooks them; null where nobody was named, or no longer sells.'),
  goal: money().description('In dollars.'),
  raised: money().description('In dollars, of settled donations only.'),
  donation_count: count('How many settled donations.'),
  meal_price: money().description('What one meal costs, in dollars.'),
  meals_delivered: count('How many meals were brought so far.'),
  ends_on: Joi.string()
    .allow(null)
    .required()
    .description('`YYYY-MM-DD` in the zone of the place; null for a campaign without an end.'),
};

const campaignRecord = shape('CampaignRecord', 'A campaign as the list shows it.', recordKeys);

export const campaignList = shape(
  'CampaignList',
  'Campaigns; `count` and both totals are of all that were asked for, not of the page (2 §3).',
  {
    records: Joi.array().items(campaignRecord).required(),
    count: count('How many campaigns there are in all, beyond this page too.'),
    total_raised: money().description('In dollars.'),
    delivery_headcounts: count('Meals brought so far.'),
  },
);

export const causeUpdateView = shape('CauseUpdate', 'News from a campaign.', {
  id: id(),
  title: text(),
  body: text(),
  featured: Joi.boolean().required(),
  published_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
  campaign: Joi.object({
    id: id(),
    slug: text(),
    campaign_type: campaignType().required(),
    name: text(),
    image: pictureView.required(),
  }).required(),
});

export const campaignView = shape('Campaign', 'A campaign with its story, and its news from the newest on.', {
  ...recordKeys,
  story: text(),
  updates: Joi.array().items(causeUpdateView).required(),
});

import {
  campaignDishes,
  campaignPalettes,
  type CampaignDish,
  type CampaignPalette,
  longestSlug,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { brandLink } from '../../accounts';
import { pictureView } from '../../catalog';
import { date, id, listAnswer, money, nameForOthers, shape } from '../../http';
import { campaignType, causeUpdateView } from '../cares.schemas';
import { siteOrigins } from '../sites-that-frame';

const text = (most: number, says: string) => Joi.string().trim().max(most).description(says);
const palettes = Object.keys(campaignPalettes) as CampaignPalette[];
const dishes = Object.keys(campaignDishes) as CampaignDish[];

const fields = {
  name: nameForOthers(120),
  summary: text(300, 'One or two sentences: what lists, search engines and shared links show.'),
  story: text(10_000, 'The story on the campaign’s page; empty lines separate its paragraphs.').allow(''),
  goal: money('What is to be raised', { most: 10_000_000 }).min(0.01),
  meal_price: money('What one meal costs', { most: 1_000 }).min(0.01),
  ends_on: date(', in the zone of the place; null for a campaign without a last day').allow(null),
  sites: siteOrigins(),
  hospital_name: nameForOthers(120, {
    says: 'Where the meals go, of a hospital’s campaign',
    mayBeSite: true,
  }),
  hospital_address: text(300, 'The hospital’s street, city, state and ZIP code.'),
  palette: Joi.string()
    .valid(...palettes)
    .description('The colors of its picture.'),
  dishes: Joi.array()
    .items(Joi.string().valid(...dishes))
    .min(1)
    .max(3)
    .unique()
    .description('What its picture shows, the main dish first.'),
};

/** A slug with a letter: digits alone would be an id. */
const address = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

export const newCampaignBody = shape('NewCampaignBody', 'A campaign to start; it is public at once.', {
  campaign: Joi.object({
    ...fields,
    name: fields.name.required(),
    summary: fields.summary.required(),
    goal: fields.goal.required(),
    meal_price: fields.meal_price.required(),
    campaign_type: campaignType().required(),
    place_id: id().required(),
    slug: Joi.string()
      .max(longestSlug)
      .pattern(address)
      .description('The last part of its address, which never changes; made of the name without it.')
      .messages({ 'string.pattern.base': 'must be small letters and digits, joined by hyphens' }),
    brand_slug: Joi.string()
      .max(longestSlug)
      .description('The restaurant of a caterer’s campaign, by the last part of its page’s address.'),
  }).required(),
});

export const campaignBody = shape('CampaignBody', 'What to change of a campaign; a key left out stays.', {
  campaign: Joi.object(fields).min(1).required(),
});

const count = (says: string) => Joi.number().integer().min(0).required().description(says);

export const operatedCampaign = shape('OperatedCampaign', 'A campaign as those who run it see it.', {
  id: id().required(),
  slug: Joi.string().required(),
  campaign_type: campaignType().required(),
  status: Joi.string().valid('running', 'closed').required(),
  name: Joi.string().required(),
  summary: Joi.string().allow('').required(),
  story: Joi.string().allow('').required(),
  image: pictureView.required(),
  palette: Joi.string()
    .allow(null)
    .required()
    .description('The colors of its picture; null for those of no list.'),
  dishes: Joi.array().items(Joi.string()).required().description('What its picture shows.'),
  place: Joi.object({ id: id().required(), label: Joi.string().required() }).required(),
  hospital: Joi.object({
    name: Joi.string().allow('').required(),
    formatted_address: Joi.string().allow('').required(),
  })
    .allow(null)
    .required()
    .description('Where the meals go; null for a campaign without a hospital.'),
  caterer: brandLink.allow(null).required().description('Who cooks them; null for a hospital’s campaign.'),
  goal: Joi.number().required().description('In dollars.'),
  raised: Joi.number().required().description('In dollars, of settled gifts only.'),
  donation_count: count('How many settled gifts.'),
  meal_price: Joi.number().required().description('In dollars.'),
  meals_delivered: count('How many meals were brought so far.'),
  ends_on: Joi.string().allow(null).required().description('`YYYY-MM-DD` in the zone of the place, or null.'),
  sites: Joi.array()
    .items(Joi.string())
    .required()
    .description('Which other sites may show its widget; `*` for any.'),
  created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
  closed_at: Joi.string()
    .allow(null)
    .required()
    .description('An instant in UTC, ISO 8601; null while it runs.'),
});
export const operatedCampaigns = listAnswer(operatedCampaign);

const updateFields = {
  title: nameForOthers(120, { mayBeSite: true }),
  body: text(2_000, 'What happened.'),
  featured: Joi.boolean().description('Whether the page of all campaigns shows it.'),
};
export const newUpdateBody = shape('NewCauseUpdateBody', 'News of a campaign; it is public at once.', {
  update: Joi.object({
    ...updateFields,
    title: updateFields.title.required(),
    body: updateFields.body.required(),
  }).required(),
});
export const updateBody = shape('CauseUpdateBody', 'What to change of a piece of news.', {
  update: Joi.object(updateFields).min(1).required(),
});
export const updatesAnswer = listAnswer(causeUpdateView);

export const giftOfCampaign = shape('GiftOfCampaign', 'A gift as those who run the campaign see it.', {
  id: id().required(),
  amount: Joi.number().required().description('In dollars.'),
  status: Joi.string().valid('claimed', 'paid', 'failed', 'refunded').required(),
  donor_name: Joi.string().allow('').required(),
  donor_email: Joi.string().allow(null).required().description('Null where the giver left none.'),
  anonymous: Joi.boolean().required().description('Whether the public page leaves the name out.'),
  message: Joi.string().allow('').required(),
  created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
});
export const giftsAnswer = listAnswer(giftOfCampaign);

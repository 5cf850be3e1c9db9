import {
  campaignTypes,
  type BrandLink,
  type CampaignList,
  type CampaignRecord,
  type CampaignView,
  type CauseUpdateView,
  type PictureView,
} from '@copper-carrot/contracts';
import Joi from 'joi';

const id = () => Joi.number().integer().required();
const count = () => Joi.number().integer().min(0).required();
const money = () => Joi.number().min(0).required();
const text = () => Joi.string().allow('').required();

const pictureView = Joi.object<PictureView, true>({ url: text(), alt: text() });

export const campaignType = () => Joi.string().valid(...campaignTypes);

const recordKeys = {
  id: id(),
  slug: text(),
  campaign_type: campaignType().required(),
  name: text(),
  summary: text(),
  image: pictureView.required(),
  place: Joi.object<CampaignRecord['place'], true>({ id: id(), label: text() }).required(),
  hospital: Joi.object<NonNullable<CampaignRecord['hospital']>, true>({
    name: text(),
    formatted_address: text(),
  })
    .allow(null)
    .required(),
  caterer: Joi.object<BrandLink, true>({ id: id(), name: text(), slug: text(), kitchen_count: count() })
    .allow(null)
    .required(),
  goal: money(),
  raised: money(),
  donation_count: count(),
  meal_price: money(),
  meals_delivered: count(),
  ends_on: Joi.string().allow(null).required(),
};

export const campaignList = Joi.object<CampaignList, true>({
  records: Joi.array().items(Joi.object<CampaignRecord, true>(recordKeys)).required(),
  count: count(),
  total_raised: money(),
  delivery_headcounts: count(),
});

export const causeUpdateView = Joi.object<CauseUpdateView, true>({
  id: id(),
  title: text(),
  body: text(),
  featured: Joi.boolean().required(),
  published_at: Joi.string().required(),
  campaign: Joi.object<CauseUpdateView['campaign'], true>({
    id: id(),
    slug: text(),
    campaign_type: campaignType().required(),
    name: text(),
    image: pictureView.required(),
  }).required(),
});

export const campaignView = Joi.object<CampaignView, true>({
  ...recordKeys,
  story: text(),
  updates: Joi.array().items(causeUpdateView).required(),
});

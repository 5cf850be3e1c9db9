import Joi from 'joi';
import { date, id, nameForOthers, shape, time } from '../http';

export const text = (limit: number) => Joi.string().max(limit);
export const words = (limit: number, says: string) =>
  text(limit).allow(null, '').description(`${says}; null and empty take it off.`);

/** A name field that keeps trailing blanks, because it is saved while it is typed. */
export const typedName = (says: string, { mayBeSite = false } = {}) =>
  nameForOthers(200, { says: `${says}; null and empty take it off`, mayBeSite })
    .trim(false)
    .allow(null, '');

export const quantityOf = (says: string) =>
  Joi.number().integer().min(0).max(100_000).required().description(says);
const quantity = shape('OptionQuantity', 'How many of an option.', {
  option_id: id().required(),
  qty: quantityOf('How many of it are wanted; 0 is none.'),
});
export const chosenOptions = Joi.array()
  .items(quantity)
  .max(200)
  .unique('option_id')
  .description('Each option once.');
export const headcount = Joi.number()
  .integer()
  .min(1)
  .max(10_000)
  .allow(null)
  .description('How many people; null leaves it open.');
export const presentation = Joi.string()
  .valid('buffet', 'individual')
  .allow(null)
  .description('How it is served; null leaves it open.');
export const pickupKitchenId = id()
  .allow(null)
  .description('The kitchen to pick it up from; null leaves it to the platform.');
export const googlePlaceId = text(300)
  .allow(null)
  .description(
    "The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing.",
  );
export const formattedAddress = text(300)
  .allow(null)
  .description('Where it goes, in words that the geocoder looks up. Null says nothing.');
export const startDate = date(
  ', in the zone of the kitchen for a pickup, else of the address; null leaves it open',
).allow(null);
export const startTime = time()
  .allow(null)
  .description('`HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open.');

export const comboKeys = {
  name: nameForOthers(60, {
    says: 'What the combination is called, beside its parts; empty for them alone',
  }).allow(''),
  combo_of: Joi.array()
    .items(id())
    .max(20)
    .unique()
    .description('The options of this choice that share a portion: two to four.'),
};

import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';

/** Field kinds of order answers, each with its unit, time zone and the meaning of null. */

export const integer = () => Joi.number().integer().required();
const number = () => Joi.number().required();
export const dollars = (says: string) => number().description(`${says}, in dollars.`);
export const text = () => Joi.string().allow('').required();
export const flag = () => Joi.boolean().required();
export const list = (item: Joi.Schema) => Joi.array().items(item).required();
export const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
export const count = (says: string) => integer().description(says);
export const words = (says: string) => orNull(Joi.string().allow('')).description(says);
export const idOrNull = (says: string) => orNull(Joi.number().integer()).description(says);
export const milesOrNull = (says: string) => orNull(Joi.number()).description(says);
export const moment = () => Joi.string().isoDate();
export const momentOrNull = (says: string) =>
  orNull(moment()).description(`${says}; an instant in UTC, or null where there is none.`);
export const day = () => Joi.string().description('`YYYY-MM-DD` in `time_zone`.');
export const dayOrNull = () =>
  orNull(Joi.string()).description('`YYYY-MM-DD` in `time_zone`; null while not said.');
export const clock = () => Joi.string().description('`HH:mm` in `time_zone`.');
export const clockOrNull = () =>
  orNull(Joi.string()).description('`HH:mm` in `time_zone`; null while not said.');
const zoneSays = "The IANA zone of date and time: the kitchen's for a pickup, else the address's";
export const zone = () => Joi.string().description(`${zoneSays}.`);
export const zoneOrNull = () => orNull(Joi.string()).description(`${zoneSays}; null while neither is known.`);
export const status = () =>
  Joi.string()
    .valid(...orderStatuses)
    .required();
export const presentation = () =>
  orNull(Joi.string().valid('buffet', 'individual')).description(
    'How it is served; null while nobody chose.',
  );
export const headcountOrNull = () => idOrNull('How many people; null while not said.');
export const teamIdOrNull = () => idOrNull('The organization that orders; null for nobody but its owner.');
export const courierText = () =>
  orNull(Joi.string()).description('What a courier says of it; null, as no courier is connected.');
export const endReason = () =>
  orNull(Joi.string()).description('Why it ended before its event, in words; null where nobody said.');
export const version = () =>
  count('Goes up with each change. Sent back with changes, it keeps two people from undoing each other.');
export const pointsOrNull = () => idOrNull('Coins that the order earns, fixed at submit; null before.');

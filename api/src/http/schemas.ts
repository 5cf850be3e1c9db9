import Joi from 'joi';
import {
  canBeDialed,
  dateBounds,
  largestId,
  longestSlug,
  notDialed,
  slugPattern,
} from '@copper-carrot/contracts';
import { hasWebAddress } from './web-address';

const integer = (least: number) => Joi.number().integer().min(least).max(largestId);

export const id = () => integer(1);

export const idParams = Joi.object<{ id: number }, true>({ id: id().required() });

/** An id, or the slug of a package, brand or campaign. */
export const idOrSlug = () =>
  Joi.alternatives<number | string>(id(), Joi.string().max(longestSlug).pattern(slugPattern));

/** `/things/:id` with an id or a slug. */
export const idOrSlugParams = Joi.object<{ id: number | string }, true>({ id: idOrSlug().required() });

/** A date for people, such as 12/31/2100. */
const inWords = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
};

/**
 * A valid date `YYYY-MM-DD` within `dateBounds`. `says` extends the description; a separate `description` would replace
 * the range.
 */
export const date = (says = '') =>
  Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/)
    .custom((value: string, helpers) => {
      const day = new Date(`${value}T00:00:00Z`);
      if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value))
        return helpers.error('any.invalid');
      if (value < dateBounds.first) return helpers.error('date.early');
      return value > dateBounds.last ? helpers.error('date.late') : value;
    })
    .description(`\`YYYY-MM-DD\`, from ${dateBounds.first} to ${dateBounds.last}${says}.`)
    .messages({
      'any.invalid': 'is not a date',
      'date.early': `Please choose a date from ${inWords(dateBounds.first)} on.`,
      'date.late': `Please choose a date up to ${inWords(dateBounds.last)}.`,
      'string.pattern.base': 'must be a date as YYYY-MM-DD',
    });

/** An instant in UTC within the range of dates; `says` is its description. */
export const instant = (says: string) =>
  Joi.string()
    .isoDate()
    .custom((value: string, helpers) => {
      const day = new Date(value).toISOString().slice(0, 10);
      if (day < dateBounds.first) return helpers.error('date.early');
      return day > dateBounds.last ? helpers.error('date.late') : value;
    })
    .description(`${says}, in UTC, from ${dateBounds.first} to ${dateBounds.last}.`)
    .messages({
      'date.early': `Please choose a date from ${inWords(dateBounds.first)} on.`,
      'date.late': `Please choose a date up to ${inWords(dateBounds.last)}.`,
    });

/** Characters that break a line or change the reading direction, so that a name looks different. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Characters that are invisible; Unicode counts the empty Braille pattern as a symbol. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]/gu;

/** The message code of an invalid name; null if it is valid. */
function nameFault(name: string, { mayBeSite }: { mayBeSite: boolean }): string | null {
  if (misleading.test(name)) return 'name.misleading';
  if (name.replace(unseen, '') === '') return 'name.unseen';
  return !mayBeSite && hasWebAddress(name) ? 'name.address' : null;
}

/**
 * A name that others read, also in mails to strangers, so web addresses are refused as advertisement. `mayBeSite`
 * allows them for company names.
 */
export const nameForOthers = (longest: number, { says = '', mayBeSite = false } = {}) =>
  Joi.string()
    .trim()
    .max(longest)
    .custom((value: string, helpers) => {
      const fault = nameFault(value, { mayBeSite });
      return fault === null ? value : helpers.error(fault);
    })
    .meta({ nameForOthers: true })
    .description(`${says && `${says}. `}Of one line${mayBeSite ? '' : ', without a web address'}.`)
    .messages({
      'name.address': 'must not contain a web address',
      'name.misleading': 'must be one line, without characters that turn the direction of text',
      'name.unseen': 'must have a letter or a sign that can be seen',
    });

/** A phone number to call; `says` describes whom it reaches. */
export const phone = (says: string) =>
  Joi.string()
    .trim()
    .max(40)
    .custom((value: string, helpers) => (canBeDialed(value) ? value : helpers.error('phone.undialed')))
    .description(`${says} A full number with its area code; an extension may follow.`)
    .messages({ 'phone.undialed': notDialed });

/** An amount in dollars with whole cents; more decimals are refused, not rounded. */
export const money = (says: string, { most = 1_000_000, rest = '' } = {}) =>
  Joi.number()
    .min(0)
    .max(most)
    .multiple(0.01)
    .description(`${says}, in dollars with two decimals at most${rest}.`)
    .messages({
      'number.multiple': 'must have two decimals at most',
      'number.max': `may be $${most.toLocaleString('en-US')} at most`,
    });

export const time = () =>
  Joi.string()
    .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
    .description('`HH:mm`, from 00:00 to 23:59.')
    .messages({ 'string.pattern.base': 'must be a time as HH:mm' });

/** An e-mail address, lowercased. */
export const email = () => Joi.string().trim().lowercase().max(254).email({ tlds: false });

/** Several values of a query key, repeated, with or without `[]`. */
export const listOf = (item: Joi.Schema) => Joi.array().items(item).single().max(100);

/** The idempotency key header; `says` describes what is done once. An empty key counts as none. */
export const requestKeyHeaders = (says: string) =>
  Joi.object<{ 'Idempotency-Key'?: string }, true>({
    'Idempotency-Key': Joi.string().empty('').max(200).description(says),
  });

/** The empty answer of a 204. */
export const nothing = Joi.any<void>().forbidden();

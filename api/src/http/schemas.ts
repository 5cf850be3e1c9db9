import Joi from 'joi';
import { dateBounds, largestId, longestSlug, slugPattern } from '@copper-carrot/contracts';

const integer = (least: number) => Joi.number().integer().min(least).max(largestId);

/** An id in a path, a query or a body. */
export const id = () => integer(1);

/** `/things/:id` */
export const idParams = Joi.object<{ id: number }, true>({ id: id().required() });

/** Packages, brands and campaigns go by their id or by their slug. */
export const idOrSlug = () =>
  Joi.alternatives<number | string>(id(), Joi.string().max(longestSlug).pattern(slugPattern));

/** `/things/:id` where the id may be a slug. */
export const idOrSlugParams = Joi.object<{ id: number | string }, true>({ id: idOrSlug().required() });

/** As a person of the marketplace reads a date, such as 12/31/2100. */
const inWords = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
};

/**
 * A date without a time, `YYYY-MM-DD`, that the calendar knows and that lies within `dateBounds`. `says` goes on with the
 * sentence of its description: a `description` of its own would lose the range.
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

/** What breaks a line or turns the sense of reading, so that a name reads as something else, or beyond its place. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** What nobody sees by itself: the empty pattern of Braille is a symbol to Unicode. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]/gu;
const hidden = /\p{Default_Ignorable_Code_Point}/gu;

/** Why a name can't be one, by the code of its message; null where it can. Letters of another width are the same letters. */
function nameFault(name: string): string | null {
  if (misleading.test(name)) return 'name.misleading';
  if (name.replace(unseen, '') === '') return 'name.unseen';
  return /:\/\/|www\./i.test(name.replace(hidden, '').normalize('NFKC')) ? 'name.address' : null;
}

/** A name that our mails carry to strangers: a web address in it would be somebody else's advertisement. */
export const mailedName = (longest: number) =>
  Joi.string()
    .trim()
    .max(longest)
    .custom((value: string, helpers) => {
      const fault = nameFault(value);
      return fault === null ? value : helpers.error(fault);
    })
    .description('Of one line, without a web address.')
    .messages({
      'name.address': 'must not contain a web address',
      'name.misleading': 'must be one line, without characters that turn the direction of text',
      'name.unseen': 'must have a letter or a sign that can be seen',
    });

/** An amount in dollars: whole cents or refused, for nobody's money is rounded in silence. */
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

/** A time of day, `HH:mm`. */
export const time = () =>
  Joi.string()
    .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
    .description('`HH:mm`, from 00:00 to 23:59.')
    .messages({ 'string.pattern.base': 'must be a time as HH:mm' });

/** An e-mail address in small letters. */
export const email = () => Joi.string().trim().lowercase().max(254).email({ tlds: false });

/** Several values of one query key, repeated, with or without `[]`. */
export const listOf = (item: Joi.Schema) => Joi.array().items(item).single().max(100);

/** The headers of a call that is made once, however often it is sent under one key; `says` what that means of it. An empty key is none. */
export const requestKeyHeaders = (says: string) =>
  Joi.object<{ 'Idempotency-Key'?: string }, true>({
    'Idempotency-Key': Joi.string().empty('').max(200).description(says),
  });

/** The answer of a route that has nothing to say: 204. */
export const nothing = Joi.any<void>().forbidden();

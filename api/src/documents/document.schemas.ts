import Joi from 'joi';
import { date, id, listAnswer, listOf, listQuery, nameForOthers, shape } from '../http';

export const documentKinds = ['receipt', 'invoice', 'statement', 'certificate', 'contract'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentFilter {
  team_id?: number;
  kind?: DocumentKind[];
  year?: number;
}
export const documentsQuery = listQuery<DocumentFilter>({
  team_id: id().description('An organization; left out, one’s own orders.'),
  kind: listOf(Joi.string().valid(...documentKinds)),
  year: Joi.number().integer().min(2000).max(2100),
});

const orNull = <Schema extends Joi.AnySchema>(schema: Schema, says: string) =>
  schema.allow(null).required().description(says);

export const documentAnswer = shape('Document', 'A document to read and to keep.', {
  id: Joi.string().required().description('Names it in the addresses of its file and its links.'),
  kind: Joi.string()
    .valid(...documentKinds)
    .required(),
  title: Joi.string().required(),
  about: orNull(Joi.string(), 'What it is for, such as a restaurant; null where the title says all.'),
  date: orNull(
    Joi.string(),
    '`YYYY-MM-DD` in the zone of its event, for a statement the last day of its month; null without one.',
  ),
  amount: orNull(Joi.number(), 'What it comes to, in dollars; null without a sum.'),
  expires_on: orNull(
    Joi.string(),
    '`YYYY-MM-DD` by the calendar of UTC, the last day on which it holds; null without an end.',
  ),
  order_id: orNull(id(), 'The order that it is for; null without one.'),
  is_uploaded: Joi.boolean().required().description('A file that the site’s own people added.'),
});
export const documentsAnswer = listAnswer(documentAnswer);

const documentId = Joi.string()
  .max(40)
  .pattern(
    /^((receipt|invoice|contract|file)-[1-9]\d{0,8}|statement-(me|[1-9]\d{0,8})-20\d{2}-(0[1-9]|1[0-2])|certificate-[1-9]\d{0,8}-[A-Z]{2})$/,
  )
  .messages({ 'string.pattern.base': 'must be the id of a document' });
export const documentParams = Joi.object<{ id: string }, true>({ id: documentId.required() });

const uploadedKinds = ['certificate', 'contract'] as const;
export type UploadedKind = (typeof uploadedKinds)[number];

export const fileParams = Joi.object<{ id: string }, true>({
  id: Joi.string()
    .pattern(/^file-[1-9]\d{0,8}$/)
    .required(),
});
export const uploadBody = shape('UploadDocumentBody', 'A signed paper to keep for an organization.', {
  document: Joi.object<
    { team_id: number; kind: UploadedKind; title: string; expires_on?: string | null; content: string },
    false
  >({
    team_id: id().required(),
    kind: Joi.string()
      .valid(...uploadedKinds)
      .required(),
    title: nameForOthers(200, { says: 'What it is called' }).required(),
    expires_on: date(' by the calendar of UTC, the last day on which it holds; null without an end').allow(
      null,
    ),
    content: Joi.string()
      .pattern(/^[A-Za-z0-9+/]+={0,2}$/)
      .max(900_000)
      .required()
      .description('A PDF file of 675 KB at most, as base64.'),
  }).required(),
});

export const linkBody = shape('DocumentLinkBody', 'For how long a link shows a document.', {
  link: Joi.object<{ days: number }, true>({
    days: Joi.number().integer().min(1).max(30).required().description('How many days.'),
  }).required(),
});
export const linkAnswer = shape('DocumentLink', 'A link for readers without an account.', {
  url: Joi.string().required().description('A path of the site.'),
  expires_at: Joi.string().isoDate().required().description('When it ends, an instant in UTC.'),
});
export const tokenQuery = Joi.object<{ token: string }, true>({ token: Joi.string().max(200).required() });

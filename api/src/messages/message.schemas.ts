import Joi from 'joi';
import { attachmentsLimit, messageLimit } from '@copper-carrot/contracts';
import { uploadKey } from '../uploads';
import { id, listAnswer, listQuery, requestKeyHeaders, shape } from '../http';

/** Which thread is meant: that of an order, or the one of an organization and a brand. */
export interface Named {
  order_id?: number;
  team_id?: number;
  brand_id?: number;
}

const named = {
  order_id: id().description(
    'The order that is written about; left out for the thread of an organization and a brand.',
  ),
  team_id: id().description('The organization, where no order is named.'),
  brand_id: id().description('The brand, where no order is named.'),
};

export const threadQuery = Joi.object<Named>(named);
export const messagesQuery = listQuery<Named>(named, { standard: 50 });
export const threadsQuery = listQuery<{ side: 'orderer' | 'caterer'; team_id?: number; brand_id?: number }>({
  side: Joi.string()
    .valid('orderer', 'caterer')
    .default('orderer')
    .description('As whom: as who orders, or as a kitchen of the brand acted for.'),
  team_id: id().description('Of one organization; left out for all of one’s own.'),
  brand_id: id().description('With one brand.'),
});

const body = Joi.string().trim().max(messageLimit).description('What is said; line breaks stay.');

export const newMessageBody = shape('NewMessageBody', 'Something to say in a thread.', {
  message: Joi.object({
    ...named,
    body: body.required(),
    upload_keys: Joi.array()
      .items(uploadKey())
      .max(attachmentsLimit)
      .unique()
      .description('Files that were uploaded as attachments, to send along.'),
  }).required(),
});
export const newMessageHeaders = requestKeyHeaders(
  'A message that is sent again under the same key is written once, and answered as the first time.',
);
export const readBody = shape('ReadMessagesBody', 'Up to where a thread was read.', {
  thread: Joi.object({
    ...named,
    read_through: id().required().description('The last message that was seen.'),
  }).required(),
});

export const messageAnswer = shape('Message', 'Something that was said in a thread.', {
  id: id().required(),
  body: Joi.string().required(),
  from_caterer: Joi.boolean().required().description('Whether somebody of the brand said it.'),
  own: Joi.boolean().required().description('Whether its reader said it.'),
  sender_name: Joi.string().required(),
  sender_avatar_url: Joi.string()
    .allow(null)
    .required()
    .description('The picture of who wrote it; null where they have none.'),
  acting_as: Joi.string()
    .allow(null)
    .required()
    .description('The site admin who wrote it as the sender; null where it was the sender.'),
  attachments: Joi.array()
    .items(
      Joi.object({
        id: id().required(),
        name: Joi.string().required(),
        content_type: Joi.string().required(),
        url: Joi.string().required().description('Shows it for an hour or two.'),
      }),
    )
    .required()
    .description('The files that were sent along.'),
  created_at: Joi.string().isoDate().required().description('When, in UTC.'),
});
export const messagesAnswer = listAnswer(messageAnswer);

export const threadAnswer = shape('MessageThread', 'A thread in an inbox, with its last words.', {
  id: id().required(),
  order: Joi.object({
    id: id().required(),
    start_date: Joi.string()
      .allow(null)
      .required()
      .description('`YYYY-MM-DD` in the zone of the order; null while there is none.'),
  })
    .allow(null)
    .required()
    .description('Null for the thread of an organization and a brand.'),
  team: Joi.object({ id: id().required(), name: Joi.string().required() })
    .allow(null)
    .required()
    .description('Null for somebody’s own order.'),
  brand: Joi.object({
    id: id().required(),
    name: Joi.string().required(),
    avatar_url: Joi.string().allow('').required().description('Empty where it has no picture.'),
  }).required(),
  last_message: messageAnswer.required(),
  unread_count: Joi.number()
    .integer()
    .min(0)
    .required()
    .description('What the other side said since its reader last looked.'),
});
export const threadsAnswer = listAnswer(threadAnswer);

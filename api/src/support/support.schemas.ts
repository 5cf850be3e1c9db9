import Joi from 'joi';
import { email, nameForOthers, requestKeyHeaders, shape } from '../http';

export const supportTicketBody = shape('SupportTicketBody', 'A question for the support team.', {
  name: nameForOthers(100).required(),
  email: email().required(),
  message: Joi.string().trim().min(1).max(4000).required(),
  page_url: Joi.string()
    .max(2000)
    .allow(null)
    .required()
    .description('The path that it was asked on; null where that is not known.'),
});

export const supportTicketHeaders = requestKeyHeaders(
  'One for each question: sent again under it, the answer is the first ticket and nobody gets a second mail.',
);

export const supportTicket = shape('SupportTicket', 'A question that the support team has.', {
  number: Joi.string().required().description('What people call it by, such as CC-1042.'),
});

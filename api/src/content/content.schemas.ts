import Joi from 'joi';
import { listAnswer, paging, shape } from '../http';

const text = () => Joi.string().required();

const contentText = shape('ContentText', 'Words of a page that look alike.', {
  text: text(),
  strong: Joi.boolean().required(),
  emphasized: Joi.boolean().required(),
  href: text()
    .allow(null)
    .description('Where the words lead: a path of the site or an address; null for no link.'),
});
const contentBlock = shape('ContentBlock', 'A part of a page, in the order in which it is read.', {
  kind: text().valid('heading', 'paragraph', 'list', 'steps', 'quote'),
  level: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('2 or 3 of a heading; null of everything else.'),
  lines: Joi.array()
    .items(Joi.array().items(contentText))
    .required()
    .description('The items of a list or of steps; everything else has one line.'),
});

export const contentPageAnswer = shape('ContentPage', 'A page that is written in Markdown.', {
  slug: text(),
  path: text().description('Its path on the site.'),
  title: text(),
  description: text().description('What it is about, in a sentence or two.'),
  author: text().allow(null).description('Who wrote it; null where it is from all of us.'),
  date: text()
    .allow(null)
    .description('The day on which it was published, `YYYY-MM-DD` in UTC; null for a page without one.'),
  minutes: Joi.number().integer().required().description('About how long it takes to read, in minutes.'),
  body: Joi.array()
    .items(contentBlock)
    .allow(null)
    .required()
    .description('Null where it was asked to be left out.'),
});
export const contentAnswer = listAnswer(contentPageAnswer);

export const contentParams = Joi.object<{ collection: string }, true>({
  collection: Joi.string().max(50).required(),
});

const pages = paging();
export const contentQuery = shape(
  'ContentQuery',
  'Which pages of a collection, in which order and how much of them.',
  {
    where: Joi.object({ slug: Joi.string().max(100), author: Joi.string().max(100) }).description(
      'Pages whose fields are these.',
    ),
    without: Joi.array().items(Joi.string().valid('body')).description('Fields to leave out.'),
    sort: Joi.string()
      .valid('-date', 'date', 'title')
      .description(
        'By day, the latest (`-date`, which is standard) or the earliest (`date`) first, or by title.',
      ),
    limit: pages.limit.description('How many pages at most.'),
    offset: pages.offset.description('How many pages to skip.'),
  },
);

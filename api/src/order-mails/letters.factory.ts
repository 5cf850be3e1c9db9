import { renderToStaticMarkup } from 'react-dom/server';
import { renderTemplate } from '../mail/define-mail';
import { mailTo } from '../testing';

/** What somebody reads about an order, the oldest first: each letter's words, and its entry for a calendar. */
export const lettersRead = async (email: string, orderId: number) =>
  (await mailTo(email))
    .filter(({ data }) => data.orderId === orderId)
    .map(({ template, data }) => {
      const { subject, body, calendar } = renderTemplate(template, data);
      const words = renderToStaticMarkup(body)
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
      return { template, subject, words, calendar };
    });

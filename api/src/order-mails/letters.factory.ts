import { renderToStaticMarkup } from 'react-dom/server';
import { renderTemplate } from '../mail/define-mail';
import { mailTo } from '../testing';

/** A letter as somebody reads it: its words, and its entry for a calendar. */
export function letterRead(template: string, data: Record<string, unknown>) {
  const { subject, body, calendar } = renderTemplate(template, data);
  const words = renderToStaticMarkup(body)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { template, subject, words, calendar };
}

/** What somebody reads about an order, the oldest first. */
export const lettersRead = async (email: string, orderId: number) =>
  (await mailTo(email))
    .filter(({ data }) => data.orderId === orderId)
    .map(({ template, data }) => letterRead(template, data));

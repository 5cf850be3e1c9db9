import { renderToStaticMarkup } from 'react-dom/server';
import { renderTemplate } from '../mail/define-mail';
import { mailTo } from '../testing';

/** A letter as somebody reads it: its words, where it leads, and its entry for a calendar. */
export function letterRead(template: string, data: Record<string, unknown>) {
  const { subject, body, calendar } = renderTemplate(template, data);
  const html = renderToStaticMarkup(body);
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  return { template, subject, words, links, calendar };
}

/** What somebody reads about an order, the oldest first. */
export const lettersRead = async (email: string, orderId: number) =>
  (await mailTo(email))
    .filter(({ data }) => data.orderId === orderId)
    .map(({ template, data }) => letterRead(template, data));

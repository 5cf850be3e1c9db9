import { type Response } from 'express';
import { html, type Html } from './html';

// A page loads styles and fonts and frames a mail, all from this origin.
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self' http: https:",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const carrot = html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
  <path class="leaf" d="M13 10c0-4 2-7 5-8-1 2-1 3-.5 4.5C19 5 21 5 22.5 6c-2 3-5 5-9 5z" />
  <path class="root" d="M2 22c1-6 4-12 9-13.5 2.5-.5 5 2 4.5 4.5C14 18 8 21 2 22z" />
</svg>`;

/** Sends a page without scripts, with a policy that forbids them. */
export function sendPage(response: Response, title: string, content: Html, status = 200): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Copper Carrot, local</title>
        <link rel="stylesheet" href="/local/assets/style.css" />
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/local/outbox">${carrot} Copper Carrot <small>local</small></a>
          <nav aria-label="Local services">
            <a href="/local/outbox">Outbox</a>
            <a href="/local/stripe">Payments</a>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  response
    .status(status)
    .set('Content-Security-Policy', policy)
    .set('X-Content-Type-Options', 'nosniff')
    .set('Referrer-Policy', 'no-referrer')
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(page.text);
}

/** `Nov 21, 2026, 12:40 PM UTC`, in a `time` element with the ISO form. */
export function instant(date: Date): Html {
  const words = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(date);
  return html`<time datetime="${date.toISOString()}">${words} UTC</time>`;
}

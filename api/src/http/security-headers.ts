import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { env } from '../env';

const stripe = ['https://js.stripe.com', 'https://hooks.stripe.com'];

const nonceOf = (response: unknown) => (response as Response).locals.cspNonce as string;

/** Helmet with a CSP by nonce; the page's own scripts and styles carry `response.locals.cspNonce`. */
export function securityHeaders(): RequestHandler[] {
  const remotes = env.REMOTES_ORIGIN ? [env.REMOTES_ORIGIN] : [];
  const streets = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : [];
  const https = env.PUBLIC_ORIGIN.startsWith('https:');
  return [
    (_request, response, next) => {
      response.locals.cspNonce = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      strictTransportSecurity: https,
      crossOriginEmbedderPolicy: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: [
            (_request, response) => `'nonce-${nonceOf(response)}'`,
            "'strict-dynamic'",
            "'wasm-unsafe-eval'",
          ],
          styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`, ...remotes],
          imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
          fontSrc: ["'self'", 'data:', ...remotes],
          connectSrc: ["'self'", ...remotes, ...streets, 'https://api.stripe.com'],
          frameSrc: ["'self'", ...stripe],
          workerSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
          ...(https ? { upgradeInsecureRequests: [] } : {}),
        },
      },
    }),
  ];
}

/** Lets this one page load from these origins too: machines of people who work on a remote. */
export function allowLoadingFrom(response: Response, origins: readonly string[]): void {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  response.setHeader(
    'Content-Security-Policy',
    policy
      .replace(/(style-src|img-src|font-src) [^;]*/g, (directive) => [directive, ...origins].join(' '))
      .replace(/connect-src [^;]*/, (directive) => [directive, ...origins, ...sockets].join(' ')),
  );
}

/** Lets other sites show this page in a frame: the campaigns' widget, for the sites that its campaign names. */
export function allowFraming(response: Response, ancestors: readonly string[]): void {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${ancestors.join(' ')}`.trimEnd()),
  );
  response.removeHeader('X-Frame-Options');
}

import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { env } from '../env';

const stripe = ['https://js.stripe.com', 'https://hooks.stripe.com'];

const nonceOf = (response: unknown) => (response as Response).locals.cspNonce as string;

/** Where pages post uploads: the bucket's origin; the local stand-in has the page's own. */
function uploadOrigins(): string[] {
  const { S3_BUCKET, S3_ENDPOINT, AWS_REGION } = env;
  if (!S3_BUCKET) return [];
  if (S3_ENDPOINT) return [S3_ENDPOINT];
  return [`https://${S3_BUCKET}.s3.${AWS_REGION ?? 'us-east-1'}.amazonaws.com`];
}

/** Helmet with a CSP nonce; the page's own scripts and styles use `response.locals.cspNonce`. */
export function securityHeaders(): RequestHandler[] {
  const remotes = env.REMOTES_ORIGIN ? [env.REMOTES_ORIGIN] : [];
  const streets = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : [];
  const uploads = uploadOrigins();
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
          connectSrc: ["'self'", ...remotes, ...streets, ...uploads, 'https://api.stripe.com'],
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

/** Also allows this page to load from these origins, which are machines of remote developers. */
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

/** Allows other sites to frame this page: a campaign's widget, on the sites that it names. */
export function allowFraming(response: Response, ancestors: readonly string[]): void {
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${ancestors.join(' ')}`.trimEnd()),
  );
  response.removeHeader('X-Frame-Options');
}

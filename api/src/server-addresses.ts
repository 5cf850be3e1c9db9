/** Answered by the server itself, whatever a remote declares there; a test holds this list against what the app has. */
export const serverAddresses = [
  '/cpi',
  '/_content',
  '/users',
  '/pictures',
  '/remotes',
  '/assets',
  '/local',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.svg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-{part}.xml',
] as const;

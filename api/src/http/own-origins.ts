import { env } from '../env';

/**
 * The origins of this site, by its settings: what a request says of its host is anybody's word. In development the site
 * answers to localhost and to 127.0.0.1 alike.
 */
export function ownOrigins(): string[] {
  if (env.NODE_ENV === 'production') return [env.PUBLIC_ORIGIN];
  const local = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${env.PORT}`);
  return [...new Set([env.PUBLIC_ORIGIN, ...local])];
}

import { env } from '../env';

/**
 * The configured origins of this site; the Host header of a request is not trusted. Development accepts localhost and
 * 127.0.0.1.
 */
export function ownOrigins(): string[] {
  if (env.NODE_ENV === 'production') return [env.PUBLIC_ORIGIN];
  const local = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${env.PORT}`);
  return [...new Set([env.PUBLIC_ORIGIN, ...local])];
}

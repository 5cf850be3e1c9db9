import type { LinkedApp } from './app-links';
import { matchPattern } from './route-pattern';
import { routePaths } from './references';

const marketing = [
  ...[routePaths.home, routePaths.about, routePaths.blog, routePaths.blogPost],
  ...[routePaths.explore, routePaths.cuisine, routePaths.refer],
  ...[routePaths.help, routePaths.terms, routePaths.privacy],
];
const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** The app that a path belongs to; `public` is where food is found and ordered. */
export function appOf(path: string): LinkedApp {
  if (isUnder(path, '/caterer')) return 'caterer';
  if ([routePaths.admin, routePaths.platform].some((base) => isUnder(path, base))) return 'admin';
  return marketing.some((pattern) => matchPattern(pattern, path)) ? 'marketing' : 'public';
}

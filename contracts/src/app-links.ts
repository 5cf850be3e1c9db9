export const linkedApps = ['marketing', 'caterer', 'admin', 'public'] as const;
export type LinkedApp = (typeof linkedApps)[number];

/** A link as the server names it: a path of one of the apps (2 §2). */
export interface AppLink {
  app: LinkedApp;
  path: string;
}

/** What replaces `/me/` in a link; unknown, it stays. */
interface Acting {
  organizationId?: number | null;
  brandId?: number | null;
}

/**
 * The address that a link leads to (2 §2): the caterer app has the prefix `/caterer`, the admin app drops `/new_admin` and
 * opens in a new tab, and `/me/` is replaced by the id of the brand or the organization.
 */
export function appHref(
  { app, path }: AppLink,
  { organizationId, brandId }: Acting = {},
): { href: string; newTab: boolean } {
  const id = app === 'caterer' ? brandId : organizationId;
  const whose = id == null ? path : path.replace('/me/', `/${id}/`);
  const href =
    app === 'caterer'
      ? `/caterer${whose.replace(/^\/caterer(?=\/)/, '')}`
      : app === 'admin'
        ? whose.replace(/^\/new_admin(?=\/|$)/, '') || '/'
        : whose;
  return { href, newTab: /^\/admin(?=\/|$)/.test(href) };
}

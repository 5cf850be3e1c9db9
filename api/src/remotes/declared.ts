import type { NavigationEntry, RemoteManifest, RouteDeclaration } from '@copper-carrot/contracts';

/** The parts of a remote that every page gets: what the feed has, and no more. */
export const declaredBy = ({ routes, navigation, fallback }: RemoteManifest) => ({
  routes: routes.map(({ path, layout, guards, title, description, parent }): RouteDeclaration => ({
    ...{ path, layout, guards, title },
    ...(description !== undefined && { description }),
    ...(parent !== undefined && { parent }),
  })),
  navigation: navigation.map(({ label, href, place, order, audience, count, newTab }): NavigationEntry => ({
    ...{ label, href, place, order },
    ...(audience && { audience }),
    ...(count && { count }),
    ...(newTab && { newTab }),
  })),
  fallback,
});

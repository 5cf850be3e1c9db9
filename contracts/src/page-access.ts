import { idIn } from './ids';
import type { RouteDeclaration } from './remote';
import type { RouteParams } from './route-pattern';

/** The part of a visitor that decides access to pages. */
export interface Visitor {
  id: number;
  /** In person, or while acting as another. */
  isSiteAdmin: boolean;
  teamIds: readonly number[];
  brandIds: readonly number[];
}

/**
 * The status for a page that its visitor may not open: 401 if it needs a login, 403 if its address names
 * another customer, organization or brand (2 §2). Null if they may; each call still checks access.
 */
export function refusedStatus(
  { guards }: Pick<RouteDeclaration, 'guards'>,
  { customerId, organizationId, brandId }: RouteParams,
  visitor: Visitor | null,
): 401 | 403 | null {
  if (!guards.includes('loggedIn')) return null;
  if (!visitor) return 401;
  if (visitor.isSiteAdmin) return null;
  const isOwn = (text: string | undefined, own: readonly number[]) => {
    const id = idIn(text);
    return id === null || own.includes(id);
  };
  const isTheirs =
    isOwn(customerId, [visitor.id]) &&
    isOwn(organizationId, visitor.teamIds) &&
    isOwn(brandId, visitor.brandIds);
  return isTheirs ? null : 403;
}

import { href, type Schemas } from '@copper-carrot/contracts';

/**
 * Whether this is the person's first order (1 §6): they own it, are no site admin and have
 * submitted none before.
 */
export const isFirstOrder = (
  answer: Schemas['SubmittedOrder'],
  order: Schemas['Order'],
  user: Schemas['Session'] | null,
): boolean => answer.first_order && user !== null && !user.is_admin && user.id === order.user_id;

/** Where the browser goes after submit (1 §2). */
export function afterSubmit(
  answer: Schemas['SubmittedOrder'],
  order: Schemas['Order'],
  user: Schemas['Session'] | null,
): string {
  const params = { organizationId: answer.team_id, id: answer.id };
  if (answer.from_referral) return href.organizationOrderReferral(params);
  return isFirstOrder(answer, order, user)
    ? href.organizationOrderNewCustomer(params)
    : pageOf({ ...order, id: answer.id, team_id: answer.team_id }, user);
}

/**
 * Whether the user is the caterer of a direct order, who may not read the customer's page of it.
 */
export const makesIt = (
  { is_direct: isDirect, user_id: ownerId, brand_id: brandId }: Schemas['Order'],
  user: Schemas['Session'] | null,
): boolean =>
  isDirect && user !== null && user.id !== ownerId && user.brands.some(({ id }) => id === brandId);

/** The page of a submitted order: the customer's, or the kitchen's for its caterer. */
export function pageOf(order: Schemas['Order'], user: Schemas['Session'] | null): string {
  const { id, team_id: teamId, brand_id: brandId } = order;
  if (makesIt(order, user)) return href.catererOrder({ brandId, orderId: id });
  return teamId ? href.organizationOrder({ organizationId: teamId, id }) : href.customerOrder({ id });
}

/** Where the browser goes after a modification; its query says whether anything changed (1 §2). */
export function afterModify(
  answer: Schemas['ModifiedOrder'],
  order: Schemas['Order'],
  user: Schemas['Session'] | null,
): string {
  const page = pageOf(order, user);
  return answer.changes.length > 0 ? `${page}?modify_submitted=true` : page;
}

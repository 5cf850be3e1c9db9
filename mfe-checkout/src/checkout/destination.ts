import { href, type Schemas } from '@copper-carrot/contracts';

/** Whether this is the person's own first order (1 §6): logged in, no site admin, its owner, none submitted before. */
export const isFirstOrder = (
  answer: Schemas['SubmittedOrder'],
  order: Schemas['Order'],
  user: Schemas['Session'] | null,
): boolean => answer.first_order && user !== null && !user.is_admin && user.id === order.user_id;

/** Where a person goes after submit (1 §2). */
export function afterSubmit(
  answer: Schemas['SubmittedOrder'],
  order: Schemas['Order'],
  user: Schemas['Session'] | null,
): string {
  const params = { organizationId: answer.team_id, id: answer.id };
  if (answer.from_referral) return href.organizationOrderReferral(params);
  return isFirstOrder(answer, order, user)
    ? href.organizationOrderNewCustomer(params)
    : href.organizationOrder(params);
}

/** Where a person goes after a modify: its query says whether it changed anything (1 §2). */
export function afterModify(answer: Schemas['ModifiedOrder'], order: Schemas['Order']): string {
  const page = order.team_id
    ? href.organizationOrder({ organizationId: order.team_id, id: order.id })
    : href.customerOrder({ id: order.id });
  return answer.changes.length > 0 ? `${page}?modify_submitted=true` : page;
}

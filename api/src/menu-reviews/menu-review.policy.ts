import { isSiteAdmin, type Policy } from '../http';

/** Everybody at a brand reads and answers its menu reviews; site admins send them. */
export const menuReviewPolicy: Policy<{ brandId: number }, 'answer' | 'create'> = {
  read: (actor, { brandId }) => actor !== null && (isSiteAdmin(actor) || actor.brandIds.includes(brandId)),
  answer: (actor, { brandId }) => actor !== null && (isSiteAdmin(actor) || actor.brandIds.includes(brandId)),
  create: (actor) => isSiteAdmin(actor),
};

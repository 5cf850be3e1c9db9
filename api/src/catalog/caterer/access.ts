import { sql } from '../../database';
import { forbidden } from '../../errors';
import { actingBrand, isSiteAdmin, rateLimit, type Actor } from '../../http';
import { prepared } from '../../prepared';

const roleAt = prepared(
  'brand-role',
  { role: 'text' },
  'select role from brand_members where brand_id = $1 and user_id = $2',
);

/** Whether the actor may change what a brand sells: its owners and managers, and site admins; cooks only read it. */
export async function mayEditBrand(brandId: number, actor: Actor): Promise<boolean> {
  if (isSiteAdmin(actor)) return true;
  const member = await sql.first(roleAt, [brandId, actor.userId]);
  return member !== undefined && member.role !== 'cook';
}

export const brandLimit = rateLimit({
  name: 'brand_changes',
  tries: 300,
  seconds: 60 * 60,
  says: 'Too many changes of what this brand sells.',
});

/**
 * The acting brand, for a change of what it sells; 403 for its cooks and for people of no brand, 429 after too many
 * changes.
 */
export async function editedBrand(actor: Actor): Promise<number> {
  const brandId = actingBrand(actor);
  if (!(await mayEditBrand(brandId, actor))) throw forbidden();
  await brandLimit.spend(String(brandId));
  return brandId;
}

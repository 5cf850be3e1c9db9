import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { Quantity } from '../assessment/order-terms';
import type { Offer } from '../offer/offer';

const wereOffered = prepared(
  'options-offered-before',
  { found: 'bool' },
  `select exists (select from package_item_options o join package_items i on i.id = o.package_item_id
     where i.package_id = $1 and o.id = any($2::integer[]) and o.created_by_order_id is null) as found`,
);

/** Whether a chosen option was on the package's menu earlier, so that the client has read an outdated menu. */
export async function isOfEarlierMenu(
  { packageId, choices }: Pick<Offer, 'packageId' | 'choices'>,
  chosen: readonly Quantity[],
): Promise<boolean> {
  const known = new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)));
  const strange = chosen.map(({ optionId }) => optionId).filter((id) => !known.has(id));
  if (packageId === null || strange.length === 0) return false;
  return (await sql.first(wereOffered, [packageId, strange]))?.found ?? false;
}

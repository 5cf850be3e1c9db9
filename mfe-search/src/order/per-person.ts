import type { Schemas } from '@copper-carrot/contracts';

export type Priced = Pick<Schemas['PreviewedOrder'], 'headcount' | 'pricing'>;

/** What a package costs each person by an order's own food line; null where that is no such product. */
export function perPerson({ headcount, pricing }: Priced): number | null {
  const cents = Math.round((pricing.lines[0]?.amount ?? 0) * 100);
  return headcount > 0 && cents % headcount === 0 ? cents / headcount / 100 : null;
}

import type { Transaction } from 'sequelize';
import type { PackageWithChoices } from '../catalog';
import type { CouponRow } from '../coupons';
import { sql } from '../database';
import { column, prepared } from '../prepared';
import type { Assessment } from './assessment/assessment';
import type { DeliveryTerms, PriceConfig } from './assessment/price-terms';
import { offerOfPackage, type Offer } from './offer/offer';
import { couponOf } from './order-parts';

/** With what an order was agreed, so that a change of it is priced by the same: offer, rates, delivery and coupon. */
export interface AgreedTerms {
  offer: Offer;
  config: PriceConfig;
  /** Null for a pickup. */
  delivery: DeliveryTerms | null;
  coupon: CouponRow | null;
}

/** As it is kept: a release that knew of packages alone kept the package. */
type KeptTerms = Omit<AgreedTerms, 'offer'> & ({ offer: Offer } | { package: PackageWithChoices });

type Agreeing = Pick<Assessment, 'terms' | 'config' | 'chosenKitchen'>;

export const termsAgreed = ({ terms, config, chosenKitchen }: Agreeing): AgreedTerms => ({
  offer: terms.offer,
  config,
  delivery:
    terms.pickup || !chosenKitchen
      ? null
      : { feeCents: chosenKitchen.feeCents, minimumCents: chosenKitchen.minimumCents },
  coupon: terms.coupon,
});

/** Keeps with what an order is agreed; agreed again, the newer terms hold. */
export async function keepTerms(orderId: number, agreeing: Agreeing, transaction: Transaction) {
  await storeTerms(orderId, termsAgreed(agreeing), transaction);
}

const termsKept = prepared(
  'order-terms-kept',
  {},
  `insert into order_terms (order_id, terms) values ($1, $2::jsonb)
   on conflict (order_id) do update set terms = excluded.terms`,
);

export async function storeTerms(orderId: number, terms: AgreedTerms, transaction: Transaction) {
  await sql.within(transaction, termsKept, [orderId, JSON.stringify(terms)]);
}

const agreedTermsQuery = prepared(
  'order-agreed-terms',
  { terms: column<KeptTerms>('jsonb') },
  'select terms from order_terms where order_id = $1',
);

/** The terms of an order that was submitted; null for one of before they were kept. */
export async function loadAgreedTerms(
  orderId: number,
  transaction: Transaction | null,
): Promise<AgreedTerms | null> {
  const [row] = await sql.within(transaction, agreedTermsQuery, [orderId]);
  if (!row) return null;
  const { config, delivery, coupon } = row.terms;
  const offer = 'offer' in row.terms ? row.terms.offer : offerOfPackage(row.terms.package);
  return { offer, config, delivery, coupon: couponOf(coupon) };
}

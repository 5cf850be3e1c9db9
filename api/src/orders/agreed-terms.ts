import type { Transaction } from 'sequelize';
import { withOwnCombos, type OwnCombo, type PackageWithChoices } from '../catalog';
import type { CouponRow } from '../coupons';
import { sql } from '../database';
import { column, prepared } from '../prepared';
import type { Assessment } from './assessment/assessment';
import type { DeliveryTerms, PriceConfig } from './assessment/price-terms';
import { offerOfPackage, type Offer } from './offer/offer';
import { couponOf } from './order-parts';

/**
 * The terms that an order was agreed at (offer, rates, delivery and coupon), so that a change is priced by the same
 * ones.
 */
export interface AgreedTerms {
  offer: Offer;
  config: PriceConfig;
  /** Null for a pickup. */
  delivery: DeliveryTerms | null;
  coupon: CouponRow | null;
}

/** As stored: an earlier release stored the package instead of an offer. */
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

/** Stores the terms of an order; newer terms replace earlier ones. */
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
  await sql.send(transaction, termsKept, [orderId, JSON.stringify(terms)]);
}

const agreedTermsQuery = prepared(
  'order-agreed-terms',
  { terms: column<KeptTerms>('jsonb'), combos: column<OwnCombo[]>('json') },
  `select t.terms, (
     select coalesce(json_agg(json_build_object(
       'id', d.id, 'packageItemId', d.package_item_id, 'ownName', d.description, 'comboOf', d.combo_of) order by d.id), '[]')
     from orders o join package_items i on i.package_id = o.package_id
     join package_item_options d on d.package_item_id = i.id and d.created_by_order_id = o.id
     where o.id = t.order_id) as combos
   from order_terms t where t.order_id = $1`,
);

/**
 * The agreed terms of a submitted order, including option combinations made since; null for an order from before terms
 * were stored.
 */
export async function loadAgreedTerms(
  orderId: number,
  transaction: Transaction | null,
): Promise<AgreedTerms | null> {
  const [row] = await sql.within(transaction, agreedTermsQuery, [orderId]);
  if (!row) return null;
  const { config, delivery, coupon } = row.terms;
  const offer = 'offer' in row.terms ? row.terms.offer : offerOfPackage(row.terms.package);
  const choices = withOwnCombos(offer.choices, row.combos);
  return { offer: { ...offer, choices }, config, delivery, coupon: couponOf(coupon) };
}

import { feeCodes, type RateKind, type TaxedCharges } from '../rules';

/** What a line is for; an order has these lines in this sequence (food and tax may have several). */
export const priceLineCodes = [
  'food',
  'deal',
  'coupon',
  'delivery',
  ...feeCodes,
  'tax',
  'tip',
  'credit',
] as const;
export type PriceLineCode = (typeof priceLineCodes)[number];

/** What each party has in a line, in cents: the orderer pays what the caterer and the platform receive together. */
export interface LineParties {
  orderer: number;
  caterer: number;
  platform: number;
}

/** One line of an order's price. All amounts are signed integer cents; discounts are negative. */
export interface PriceLine {
  code: PriceLineCode;
  /** Unique in its order and stable between two pricings of it, e.g. `food:option:12` or `tax:US-NY-NYC`. */
  key: string;
  label: string;
  amountCents: number;
  taxable: boolean;
  /** The part of the amount that tax is counted on; differs from the amount when only some food is taxable. */
  taxableCents: number;
  parties: LineParties;
  /** Who gives a discount (deal and coupon lines only). */
  fundedBy?: Funder;
  /** How a discount is spread over the food lines; sums to the amount (deal and coupon lines only). */
  spread?: { key: string; amountCents: number }[];
}

export type Funder = 'caterer' | 'platform';

export interface PricedOption {
  id: number | string;
  label: string;
  quantity: number;
  priceCents: number;
  /** False for food that is never taxed, whatever the state says of food; true when absent. */
  taxable?: boolean;
}

/** A choice with an `extra_headcount_price`, charged for each begun block of headcount above what is included. */
export interface ExtraHeadcount {
  id: number | string;
  label: string;
  priceCents: number;
  incrementBy: number;
  includedHeadcount: number;
}

export interface PackageFood {
  kind: 'package';
  label: string;
  headcount: number;
  perPersonCents: number;
  options: PricedOption[];
  extras: ExtraHeadcount[];
}

export interface PricedMenuItem {
  id: number | string;
  label: string;
  quantity: number;
  unitPriceCents: number;
  /** Modifiers of one unit; their prices are part of the unit price. */
  modifiers?: { priceCents: number; quantity?: number }[];
  taxable?: boolean;
}

/** An order from a restaurant's menu: the headcount, if any, plays no part in its price. */
export interface MenuFood {
  kind: 'menu';
  items: PricedMenuItem[];
}

/** Money off: a fixed amount or a share. It never exceeds the food it is taken from. */
export type Discount = { kind: 'amount'; amountCents: number } | { kind: 'rate'; ratePpm: number };

/** A caterer's deal on its own food. */
export interface Deal {
  label: string;
  discount: Discount;
  /** Tested on food; below it the deal does not apply. */
  minimumCents?: number;
}

export interface Coupon {
  code: string;
  discount: Discount;
  /** Tested on food after the deal. */
  minimumCents?: number;
  /** Caps a coupon that is a share. */
  maximumCents?: number;
  /** The platform unless said otherwise. */
  fundedBy?: Funder;
}

export interface DeliveryCharge {
  feeCents: number;
  /** The delivery area's minimum, tested on food after the deal and before the coupon. */
  minimumCents?: number;
  /** Who brings the food and earns the fee; the caterer unless said otherwise. */
  deliveredBy?: Funder;
}

/** `default` is the configured share (8%); a rate is a share of food before discounts. */
export type Tip =
  { kind: 'default' } | { kind: 'amount'; amountCents: number } | { kind: 'rate'; ratePpm: number };

/** The tax of one place: flags of its state, and the jurisdictions that each levy a rate. */
export interface TaxRule {
  state: string;
  taxability: TaxedCharges;
  jurisdictions: { code: string; label: string; ratePpm: number }[];
}

/** An organization's proof of exemption in one state, valid through `expiresOn` (YYYY-MM-DD). */
export interface ExemptionCertificate {
  state: string;
  expiresOn: string;
}

/** The rates that hold for one order, in parts per million; see `ratesFor`. */
export interface Rates extends Record<RateKind, number> {
  /** The platform's share of food after what the caterer takes off; a brand's own rate goes here where it has one. */
  commission: number;
}

/** Everything that an order's price depends on; nothing else does. */
export interface PricingInput {
  food: PackageFood | MenuFood;
  deal?: Deal | null;
  coupon?: Coupon | null;
  /** What coins pay of the food, as the orderer wishes; whole dollars of it, and no more than the food costs. */
  creditCents?: number;
  /** null for pickup. */
  delivery: DeliveryCharge | null;
  /** Only cards bear the processing fee; a cart without a payment yet is priced as a card. */
  payment: 'card' | 'invoice' | 'bypass';
  tip?: Tip;
  /** The rule of the delivery address, or of the kitchen for pickup; null where nothing is taxed. */
  tax: TaxRule | null;
  certificates?: ExemptionCertificate[];
  /** The event's local date (YYYY-MM-DD), which certificates are tested against. */
  date: string;
  rates: Rates;
}

export interface PricedOrder {
  lines: PriceLine[];
  /** Food before any discount: `order_items_price`, and what coins, tip and cancellation fee are counted on. */
  foodCents: number;
  /** What the coupon's and the delivery area's minimums are tested on. */
  foodAfterDealCents: number;
  tipCents: number;
  taxCents: number;
  /** What the customer pays: `customer_price`. */
  totalCents: number;
  /** What the caterer is paid. */
  payoutCents: number;
  /** What the platform keeps of the caterer's food. */
  commissionCents: number;
  /** All that the platform receives, tax to remit included. */
  platformCents: number;
  /** Why a given coupon was left out, or null. */
  couponProblem: 'below_minimum_price' | null;
  /** What is missing to the delivery area's minimum; 0 when it is met. */
  deliveryShortfallCents: number;
}

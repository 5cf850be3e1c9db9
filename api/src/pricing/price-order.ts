import * as rules from '../rules';
import { couponOn, couponProblemOf, dealOn, discountLine } from './discounts';
import { foodParts, type FoodPart } from './food-lines';
import { cents, rate, shareOf, splitByLargestRemainder } from './money';
import { isTaxExempt, taxLines } from './tax';
import { totalsOf } from './totals';
import { type Funder, type PriceLine, type PricedOrder, type PricingInput, type Tip } from './types';

/**
 * Prices an order: the one place where its money is made, so that preview, patch, changes, submit and modify agree.
 * All amounts are integer cents; each line is rounded half up once. A FieldRangeError names input no order can hold.
 */
export function priceOrder(input: PricingInput): PricedOrder {
  const { rates } = input;
  for (const kind of rules.rateKinds) rate(rates[kind], `rates.${kind}`);
  const taxable = taxability(input);
  const parts = foodParts(input.food);
  const foodCents = sumOf(parts);

  const dealCents = dealOn(foodCents, input.deal);
  const foodAfterDealCents = foodCents - dealCents;
  const couponProblem = couponProblemOf(input.coupon, foodAfterDealCents);
  const couponCents = input.coupon && !couponProblem ? couponOn(foodAfterDealCents, input.coupon) : 0;
  const netFoodCents = foodAfterDealCents - couponCents;

  const commissionOn = (amount: number) => shareOf(amount, rates.commission);
  const food = foodLines(parts, commissionOn(foodCents), taxable.food);
  const deal = discountLine({
    code: 'deal',
    label: input.deal?.label ?? 'Deal',
    amountCents: dealCents,
    over: food.map((line) => ({ ...line, left: line.amountCents })),
    fundedBy: 'caterer',
    commissionCents: commissionOn(foodCents) - commissionOn(foodAfterDealCents),
  });
  const coupon = discountLine({
    code: 'coupon',
    label: `Coupon ${input.coupon?.code ?? ''}`,
    amountCents: couponCents,
    over: food.map((line, index) => ({
      ...line,
      left: line.amountCents + (deal?.spread?.[index]?.amountCents ?? 0),
    })),
    fundedBy: input.coupon?.fundedBy ?? 'platform',
    commissionCents: commissionOn(foodAfterDealCents) - commissionOn(netFoodCents),
  });

  const delivery = input.delivery;
  const deliveryCents = delivery ? cents(delivery.feeCents, 'deliveryFee') : 0;
  const tipCents = tipOn(foodCents, input.tip ?? { kind: 'default' }, rates.tip);
  const fees = rules.noFees();
  rules.chargeFees(fees, netFoodCents, deliveryCents, tipCents, input.payment === 'card', rates);

  const afterDiscounts = [...food, ...present(deal), ...present(coupon)];
  const taxableFoodCents = afterDiscounts.reduce((sum, { taxableCents }) => sum + taxableCents, 0);
  const base = rules.taxBase(taxableFoodCents, deliveryCents, fees, taxable);
  const charged = [
    ...afterDiscounts,
    ...(delivery
      ? [line('delivery', 'Delivery', deliveryCents, taxable.delivery, delivery.deliveredBy ?? 'caterer')]
      : []),
    ...rules.feeCodes.flatMap((code) =>
      nonZero(line(code, rules.fees[code].label, fees[code], taxable[code], 'platform')),
    ),
  ];
  const exempt = isTaxExempt(input.certificates ?? [], input.tax?.state ?? '', input.date);
  const lines = [
    ...charged,
    ...taxLines(base, exempt ? null : input.tax),
    line('tip', 'Tip', tipCents, false, 'caterer'),
    // Coins pay like money does: what is taxed, and what fees are counted on, stays as it is.
    ...nonZero(
      line('credit', 'Coins redeemed', -creditOn(netFoodCents, input.creditCents), false, 'platform'),
    ),
  ];
  return {
    ...totalsOf(lines),
    foodAfterDealCents,
    couponProblem,
    deliveryShortfallCents: Math.max(
      0,
      cents(delivery?.minimumCents ?? 0, 'deliveryMinimum') - foodAfterDealCents,
    ),
  };
}

const creditOn = (foodCents: number, wishedCents = 0): number => {
  const most = Math.min(cents(wishedCents, 'credit'), foodCents);
  return most - (most % 100);
};

const nothingTaxable = rules.taxedWhere(() => false);
const taxability = (input: PricingInput) => input.tax?.taxability ?? nothingTaxable;

const sumOf = (lines: { amountCents: number }[]) =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
const present = (entry: PriceLine | null) => (entry ? [entry] : []);
const nonZero = (entry: PriceLine) => (entry.amountCents === 0 ? [] : [entry]);

/** A line that goes to one side whole. */
function line(
  code: PriceLine['code'],
  label: string,
  amountCents: number,
  taxable: boolean,
  to: Funder,
): PriceLine {
  return {
    code,
    key: code,
    label,
    amountCents,
    taxable,
    taxableCents: taxable ? amountCents : 0,
    parties: {
      orderer: amountCents,
      caterer: to === 'caterer' ? amountCents : 0,
      platform: to === 'platform' ? amountCents : 0,
    },
  };
}

function foodLines(parts: FoodPart[], commissionCents: number, stateTaxesFood: boolean): PriceLine[] {
  const commissions = splitByLargestRemainder(
    commissionCents,
    parts.map((part) => part.amountCents),
  );
  return parts.map((part, index) => {
    const platform = commissions[index] ?? 0;
    const taxable = stateTaxesFood && part.taxable;
    return {
      code: 'food',
      key: part.key,
      label: part.label,
      amountCents: part.amountCents,
      taxable,
      taxableCents: taxable ? part.amountCents : 0,
      parties: { orderer: part.amountCents, caterer: part.amountCents - platform, platform },
    };
  });
}

function tipOn(foodCents: number, tip: Tip, defaultTipPpm: number): number {
  if (tip.kind === 'amount') return cents(tip.amountCents, 'tip');
  return rules.tipOn(foodCents, tip.kind === 'rate' ? rate(tip.ratePpm, 'tip') : defaultTipPpm);
}

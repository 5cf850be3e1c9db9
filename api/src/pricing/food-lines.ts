import * as rules from '../rules';
import { FieldRangeError, MAX_CENTS, MAX_QUANTITY, cents, quantity, wholeNumber } from './money';
import { type ExtraHeadcount, type PackageFood, type PricedMenuItem, type PricingInput } from './types';

/** A part of the food before anyone's share is known. */
export interface FoodPart {
  key: string;
  label: string;
  amountCents: number;
  taxable: boolean;
}

/** The parts of an order's food, in the order's own sequence; parts that cost nothing are left out. */
export function foodParts(food: PricingInput['food']): FoodPart[] {
  const parts = food.kind === 'package' ? packageParts(food) : food.items.map(menuPart);
  const total = parts.reduce((sum, part) => sum + part.amountCents, 0);
  if (total > MAX_CENTS) throw new FieldRangeError('food', `must be at most ${MAX_CENTS} cents`);
  return parts.filter((part) => part.amountCents > 0);
}

/** Begun blocks of headcount above what the choice includes, each charged once. */
export function extraBlocks(extra: ExtraHeadcount, headcount: number): number {
  const included = quantity(extra.includedHeadcount, 'includedHeadcount');
  return rules.extraBlocks(
    headcount,
    included,
    wholeNumber(extra.incrementBy, 'incrementBy', MAX_QUANTITY, 1),
  );
}

function packageParts(food: PackageFood): FoodPart[] {
  const headcount = quantity(food.headcount, 'headcount');
  return [
    part('food:per_person', food.label, headcount, cents(food.perPersonCents, 'perPersonCents'), true),
    ...food.options.map((option) =>
      part(
        `food:option:${option.id}`,
        countedLabel(option),
        quantity(option.quantity, `options.${option.id}.quantity`),
        cents(option.priceCents, `options.${option.id}.priceCents`),
        option.taxable ?? true,
      ),
    ),
    ...food.extras.map((extra) =>
      part(
        `food:extra:${extra.id}`,
        extra.label,
        extraBlocks(extra, headcount),
        cents(extra.priceCents, `extras.${extra.id}.priceCents`),
        true,
      ),
    ),
  ];
}

function menuPart(item: PricedMenuItem): FoodPart {
  const field = `items.${item.id}`;
  const modifiers = (item.modifiers ?? []).reduce(
    (sum, modifier) =>
      sum +
      cents(modifier.priceCents, `${field}.modifiers`) *
        quantity(modifier.quantity ?? 1, `${field}.modifiers`),
    0,
  );
  const unit = cents(cents(item.unitPriceCents, `${field}.unitPriceCents`) + modifiers, `${field}.modifiers`);
  return part(
    `food:item:${item.id}`,
    countedLabel(item),
    quantity(item.quantity, `${field}.quantity`),
    unit,
    item.taxable ?? true,
  );
}

/** Whoever reads a price reads how many of it that is. */
const countedLabel = ({ quantity: many, label }: { quantity: number; label: string }) => `${many} × ${label}`;

function part(key: string, label: string, count: number, unitCents: number, taxable: boolean): FoodPart {
  // Both factors are bounded, so the product is a safe integer before it is tested.
  return { key, label, amountCents: cents(count * unitCents, key), taxable };
}

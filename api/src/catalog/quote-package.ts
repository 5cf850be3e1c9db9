import { defaultChoices, nextHeadcount } from '../choices';
import {
  dealFor,
  priceOrder,
  type ExtraHeadcount,
  type PricedOption,
  type PriceRules,
  type StoredDeal,
} from '../pricing';
import { perPerson, smallestOrder } from '../rules';
import type { PackageChoice } from './package-choice';

/** What a quote needs to know of a package; `choices` may leave out those that cost nothing. */
export interface QuotedPackage {
  id: number;
  name: string;
  priceCents: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
  incrementBy: number;
  choices: PackageChoice[];
}

export interface QuoteTerms {
  /**
   * A headcount that the package does not take is quoted for the nearest one that it takes, null for the smallest one whose
   * food reaches the minimum of the delivery.
   */
  headcount: number | null;
  date: string;
  delivery: { feeCents: number; minimumCents: number } | null;
  rules: PriceRules;
  deals: readonly StoredDeal[];
}

export interface Quote {
  headcount: number;
  /** All fees, tax and the standard tip in. */
  totalCents: number;
  /** The total per person, rounded half up to the cent. */
  allInCents: number;
  foodCents: number;
  foodAfterDealCents: number;
  deal: string | null;
}

/** The choices of a package that charge for headcount above its minimum. */
export const extraHeadcountOf = (
  choices: readonly PackageChoice[],
  minimumHeadcount: number,
): ExtraHeadcount[] =>
  choices
    .filter((choice) => choice.extraHeadcountPriceCents > 0)
    .map((choice) => ({
      id: choice.id,
      label: choice.description || choice.properChoiceSubject || 'Extra servings',
      priceCents: choice.extraHeadcountPriceCents,
      incrementBy: choice.incrementBy,
      includedHeadcount: minimumHeadcount,
    }));

/** What a package costs with its standard choices and a card, by the pricing of orders: what its preview will say. */
export function quotePackage(pack: QuotedPackage, terms: QuoteTerms): Quote {
  const { minimumHeadcount: least, maximumHeadcount: most, incrementBy: step } = pack;
  const deal = dealFor(terms.deals, pack.id);
  const pricedFor = (headcount: number) =>
    priceOrder({
      food: {
        kind: 'package',
        label: pack.name,
        headcount,
        perPersonCents: pack.priceCents,
        options: defaultOptions(pack.choices, headcount),
        extras: extraHeadcountOf(pack.choices, least),
      },
      deal,
      delivery: terms.delivery,
      payment: 'card',
      tax: terms.rules.tax,
      certificates: terms.rules.certificates,
      date: terms.date,
      rates: terms.rules.rates,
    });
  const isEnough = (headcount: number) => pricedFor(headcount).deliveryShortfallCents === 0;
  const headcount =
    terms.headcount === null
      ? smallestOrder(least, most, step, isEnough)
      : nextHeadcount(pack, terms.headcount);
  const priced = pricedFor(headcount);
  return {
    headcount,
    totalCents: priced.totalCents,
    allInCents: perPerson(priced.totalCents, headcount),
    foodCents: priced.foodCents,
    foodAfterDealCents: priced.foodAfterDealCents,
    deal: deal && priced.foodAfterDealCents < priced.foodCents ? deal.label : null,
  };
}

function defaultOptions(choices: readonly PackageChoice[], headcount: number): PricedOption[] {
  const defaults = defaultChoices(choices, headcount);
  return choices.flatMap((choice) =>
    (defaults.get(choice.id) ?? []).flatMap(({ optionId, qty }) => {
      const option = choice.options.find(({ id }) => id === optionId);
      return option
        ? [{ id: option.id, label: option.name, quantity: qty, priceCents: option.priceCents }]
        : [];
    }),
  );
}

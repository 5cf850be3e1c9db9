import type { Allergen, DietaryTag, SetUpType } from '@copper-carrot/contracts';
import type { PackageChoice } from '../catalog';
import type { KitchenFacts } from '../delivery';
import type { CutoffRule } from '../schedule';
import { cutoffRuleOf, type Offer } from './offer/offer';

export interface OrderedPackage {
  id: number;
  name: string;
  pictureUrl: string;
  pictureAlt: string;
  setUpType: SetUpType;
  incrementBy: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
}

export type OrderedKitchen = Pick<
  KitchenFacts,
  'id' | 'name' | 'formattedAddress' | 'pickupAllowed' | 'latitude' | 'longitude'
>;

interface IncludedDish {
  name: string;
  /** Serving information or a description; empty if the name says it all. */
  note: string;
  dietaryTags: DietaryTag[];
  /** Absent on orders from before it was stored. */
  allergens?: Allergen[];
}

/** What comes with every order of a package without being chosen: dishes, and extras such as cutlery. */
export interface Included {
  dishes: IncludedDish[];
  others: string[];
}

/** A snapshot of the catalog, taken at submit, because the catalog changes later; a submitted order is shown from it. */
export interface Agreed {
  package: OrderedPackage | null;
  kitchens: OrderedKitchen[];
  /** An ISO instant. */
  cutoffAt: string | null;
  /** The rule that `cutoffAt` was computed by; absent on orders from before it was stored. */
  cutoffRule?: CutoffRule;
  /**
   * Null if the menu had changed before this was stored, so it is unknown. Absent if the order came in through a
   * release that did not store it.
   */
  included?: Included | null;
  /** Dietary tags of the chosen options by option id; null or absent as for `included`. */
  dietaryTags?: Record<string, DietaryTag[]> | null;
  /** Allergens of the chosen options as the caterer states them; absent on orders from before they were stored. */
  allergens?: Record<string, Allergen[]> | null;
}

type Shown = Omit<OrderedPackage, 'id'> & Pick<Offer, 'packageId'>;

/** The package of an order; null for an order from a menu. */
export const orderedPackage = (offer: Shown): OrderedPackage | null =>
  offer.packageId === null
    ? null
    : {
        id: offer.packageId,
        name: offer.name,
        pictureUrl: offer.pictureUrl,
        pictureAlt: offer.pictureAlt,
        setUpType: offer.setUpType,
        incrementBy: offer.incrementBy,
        minimumHeadcount: offer.minimumHeadcount,
        maximumHeadcount: offer.maximumHeadcount,
      };

type Menu = Pick<Offer, 'includes' | 'packageId'> & {
  choices: readonly (Pick<PackageChoice, 'choiceType' | 'description' | 'servingInfo'> & {
    options: readonly Pick<PackageChoice['options'][number], 'id' | 'name' | 'dietaryTags' | 'allergens'>[];
  })[];
};

/** What comes with every order of a package, or null without one; a choice without options counts as one dish. */
export const includedIn = ({ choices, includes, packageId }: Menu): Included | null =>
  packageId === null
    ? null
    : {
        dishes: choices
          .filter(({ choiceType }) => choiceType === 'included')
          .flatMap(({ description, servingInfo, options }) =>
            options.length === 0
              ? [{ name: description, note: servingInfo, dietaryTags: [], allergens: [] }]
              : options.map(({ name, dietaryTags, allergens }) => ({
                  name,
                  note: servingInfo || description,
                  dietaryTags,
                  allergens,
                })),
          ),
        others: includes,
      };

/** Dietary tags and allergens of the chosen options, by option id. */
export const marksOf = (
  { choices }: Pick<Menu, 'choices'>,
  chosen: readonly { optionId: number }[],
): Required<Pick<Agreed, 'dietaryTags' | 'allergens'>> => {
  const ids = new Set(chosen.map(({ optionId }) => optionId));
  const options = choices.flatMap((choice) => choice.options).filter(({ id }) => ids.has(id));
  return {
    dietaryTags: Object.fromEntries(options.map(({ id, dietaryTags }) => [id, dietaryTags])),
    allergens: Object.fromEntries(options.map(({ id, allergens = [] }) => [id, allergens])),
  };
};

/** Dietary tags and allergens of an option; null if they were never stored. */
export const marksOfOption = (
  { dietaryTags, allergens }: Pick<Agreed, 'dietaryTags' | 'allergens'>,
  optionId: number,
): { dietaryTags: DietaryTag[] | null; allergens: Allergen[] | null } => ({
  dietaryTags: dietaryTags?.[optionId] ?? null,
  allergens: allergens?.[optionId] ?? null,
});

export const orderedKitchens = (kitchens: readonly OrderedKitchen[]): OrderedKitchen[] =>
  kitchens.map(({ id, name, formattedAddress, pickupAllowed, latitude, longitude }) => ({
    id,
    name,
    formattedAddress,
    pickupAllowed,
    latitude,
    longitude,
  }));

/** The snapshot to store at submit. */
export const agreedBy = ({
  terms,
  cutoffAt,
}: {
  terms: {
    offer: Shown & Menu & Pick<Offer, 'leadTimeHours' | 'dayBeforeCutoff'>;
    kitchens: readonly OrderedKitchen[];
    chosen: readonly { optionId: number }[];
  };
  cutoffAt: Date | null;
}): Agreed => ({
  package: orderedPackage(terms.offer),
  kitchens: orderedKitchens(terms.kitchens),
  cutoffAt: cutoffAt?.toISOString() ?? null,
  cutoffRule: cutoffRuleOf(terms.offer),
  included: includedIn(terms.offer),
  ...marksOf(terms.offer, terms.chosen),
});

import type { Allergen, DietaryTag, SetUpType } from '@copper-carrot/contracts';
import type { PackageChoice } from '../catalog';
import type { KitchenFacts } from '../delivery';
import type { CutoffRule } from '../schedule';
import { cutoffRuleOf, type Offer } from './offer/offer';

/** A package as an order shows it. */
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

/** A kitchen as an order shows it. */
export type OrderedKitchen = Pick<
  KitchenFacts,
  'id' | 'name' | 'formattedAddress' | 'pickupAllowed' | 'latitude' | 'longitude'
>;

/** A dish that comes with every order of a package. */
interface IncludedDish {
  name: string;
  /** How much of it, or what it is; empty where the name says all. */
  note: string;
  dietaryTags: DietaryTag[];
  /** Absent where it was not kept yet. */
  allergens?: Allergen[];
}

/** What nobody chooses and everybody gets: dishes, and what is brought beside the food. */
export interface Included {
  dishes: IncludedDish[];
  others: string[];
}

/** What an order was submitted with of a catalogue that goes on changing; from then on it is shown from here. */
export interface Agreed {
  package: OrderedPackage | null;
  kitchens: OrderedKitchen[];
  /** An ISO instant. */
  cutoffAt: string | null;
  /** By what that was found; absent where it was not kept yet. */
  cutoffRule?: CutoffRule;
  /**
   * Null for an order of before it was kept, whose menu has changed since: nobody knows it any more. Absent where a release
   * that did not keep it took the order in.
   */
  included?: Included | null;
  /** The marks of the chosen options by their ids; null likewise. */
  dietaryTags?: Record<string, DietaryTag[]> | null;
  /** What the caterer says is in them, likewise; absent where it was not kept yet. */
  allergens?: Record<string, Allergen[]> | null;
}

type Shown = Omit<OrderedPackage, 'id'> & Pick<Offer, 'packageId'>;

/** The package of an order as it shows it; null for one from a menu, whose dishes say all. */
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

/** What comes with every order of a package, null without one; a choice without options is its own dish. */
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

/** The marks of what is chosen of a package, and what is in it, by the options' ids. */
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

/** What is known of an option; null where nobody knows it any more. */
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

/** What is kept of that by which an order is submitted. */
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

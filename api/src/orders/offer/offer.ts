import type { Schemas } from '@copper-carrot/contracts';
import type { BrandMenu, Dish, PackageWithChoices } from '../../catalog';
import type { CutoffRule } from '../../schedule';

type OfPackages =
  | ('name' | 'pictureUrl' | 'pictureAlt' | 'setUpType' | 'includes' | 'choices')
  | ('active' | 'brandId' | 'brandActive' | 'commissionPpm' | 'placeIds' | 'priceCents')
  | ('minimumHeadcount' | 'maximumHeadcount' | 'incrementBy' | 'leadTimeHours' | 'dayBeforeCutoff')
  | 'allergensStatedOn';

/**
 * What an order is made of: a package with its choices, or a restaurant's menu with its dishes. Each leaves the other's
 * parts empty, so that most code need not distinguish them (1 §1).
 */
export interface Offer extends Pick<PackageWithChoices, OfPackages> {
  /** Null for a menu. */
  packageId: number | null;
  /** Null for a menu, which has no choices. */
  choiceVersion: number | null;
  /** The default headcount of a new order; null if there is none. */
  startsFor: number | null;
  /** How a whole package is presented; absent for a menu, and in terms from before it was stored. */
  presentationType?: PackageWithChoices['presentationType'];
  dishes: Dish[];
  menus: Schemas['RestaurantMenu'][];
}

/** The notice that an order needs. */
export const cutoffRuleOf = ({
  leadTimeHours,
  dayBeforeCutoff,
}: Pick<Offer, 'leadTimeHours' | 'dayBeforeCutoff'>): CutoffRule => ({
  leadTimeHours,
  dayBeforeClock: dayBeforeCutoff,
});

export const offerOfPackage = (pack: PackageWithChoices): Offer => ({
  packageId: pack.id,
  name: pack.name,
  pictureUrl: pack.pictureUrl,
  pictureAlt: pack.pictureAlt,
  setUpType: pack.setUpType,
  presentationType: pack.presentationType,
  includes: pack.includes,
  choices: pack.choices,
  allergensStatedOn: pack.allergensStatedOn ?? null,
  choiceVersion: pack.choiceVersion,
  active: pack.active,
  brandId: pack.brandId,
  brandActive: pack.brandActive,
  commissionPpm: pack.commissionPpm,
  placeIds: pack.placeIds,
  priceCents: pack.priceCents,
  minimumHeadcount: pack.minimumHeadcount,
  maximumHeadcount: pack.maximumHeadcount,
  incrementBy: pack.incrementBy,
  startsFor: pack.minimumHeadcount,
  leadTimeHours: pack.leadTimeHours,
  dayBeforeCutoff: pack.dayBeforeCutoff,
  dishes: [],
  menus: [],
});

/** The largest headcount of any order. */
const mostPeople = 10_000;

/** A restaurant's menu as an offer: the headcount affects capacity and delivery, but not the price. */
export const offerOfMenu = (menu: BrandMenu): Offer => ({
  packageId: null,
  name: menu.name,
  pictureUrl: menu.pictureUrl,
  pictureAlt: menu.pictureAlt,
  setUpType: 'drop_off',
  includes: [],
  choices: [],
  choiceVersion: null,
  active: menu.takesOrders,
  brandId: menu.brandId,
  brandActive: menu.brandActive,
  commissionPpm: menu.commissionPpm,
  placeIds: menu.placeIds,
  priceCents: 0,
  minimumHeadcount: 1,
  maximumHeadcount: mostPeople,
  incrementBy: 1,
  startsFor: null,
  leadTimeHours: menu.leadTimeHours,
  dayBeforeCutoff: menu.dayBeforeCutoff,
  dishes: menu.dishes,
  menus: menu.menus,
});

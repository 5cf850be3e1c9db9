import type { Schemas } from '@copper-carrot/contracts';
import type { BrandMenu, Dish, PackageWithChoices } from '../../catalog';
import type { CutoffRule } from '../../schedule';

type OfPackages =
  | ('name' | 'pictureUrl' | 'pictureAlt' | 'setUpType' | 'includes' | 'choices')
  | ('active' | 'brandId' | 'brandActive' | 'commissionPpm' | 'placeIds' | 'priceCents')
  | ('minimumHeadcount' | 'maximumHeadcount' | 'incrementBy' | 'leadTimeHours' | 'dayBeforeCutoff')
  | 'allergensStatedOn';

/**
 * What an order is made of, as pricing, assessment and whoever reads the order take it: a package with its choices, or a
 * restaurant's menu with its dishes. Each has none of what the other has, so that few ask which of the two it is (1 §1).
 */
export interface Offer extends Pick<PackageWithChoices, OfPackages> {
  /** Null of a menu. */
  packageId: number | null;
  /** Null of a menu, whose dishes stand for themselves. */
  choiceVersion: number | null;
  /** For how many an order is begun where nobody says; null leaves it open. */
  startsFor: number | null;
  /** How all of a package comes; absent of a menu, and of what was agreed before it was kept. */
  presentationType?: PackageWithChoices['presentationType'];
  dishes: Dish[];
  menus: Schemas['RestaurantMenu'][];
}

/** How long before its event it has to be ordered. */
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

/** The most people that any order is for. */
const mostPeople = 10_000;

/** A restaurant's menu: how many people come decides when and where it can be cooked, and no price. */
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

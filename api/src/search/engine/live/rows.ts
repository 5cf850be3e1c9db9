import type {
  ChoiceType,
  DietaryTag,
  DiversityTag,
  MealType,
  PresentationType,
  QualityTier,
  SetUpType,
} from '@copper-carrot/contracts';
import type { Closure, Daypart, KitchenHours } from '../../../schedule';

/** An active brand with everything that search answers depend on, as in the database; money in cents. */
export interface BrandRows {
  id: number;
  name: string;
  slug: string;
  description: string;
  pictureUrl: string | null;
  pictureAlt: string;
  ratingAverage: number | null;
  reviewCount: number;
  qualityTier: QualityTier | null;
  minorityFlags: DiversityTag[];
  sustainable: boolean;
  promoted: boolean;
  fullMenuOrderingEnabled: boolean;
  popularity: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The notice for its dishes, and for packages without their own. */
  leadTimeHours: number;
  /** HH:mm. */
  dayBeforeCutoff: string | null;
  /** The names on its active menus, joined by ` | `. */
  menuDishes: string;
  kitchens: KitchenRows[];
  packages: PackageRows[];
  deals: DealRows[];
}

export interface KitchenRows {
  id: number;
  placeId: number;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  pickupAllowed: boolean;
  /** Nearest first. */
  tiers: { maxDistanceMiles: number; feeCents: number; minimumCents: number }[];
  hours: KitchenHours[];
  /** Null if a closure has no start or no end. */
  closures: { from: Closure['from'] | null; to: Closure['to'] | null }[];
  capacities: { daypart: Daypart; maxHeadcount: number; maxOrders: number }[];
  days: BookedDay[];
}

/** The bookings of a daypart on a day. */
export interface BookedDay {
  date: string;
  daypart: Daypart;
  headcount: number;
  orders: number;
}

export interface PackageRows {
  id: number;
  slug: string;
  name: string;
  mealType: MealType;
  presentationType: PresentationType;
  setUpType: SetUpType;
  categoryId: number;
  packageCategory: string;
  packageCategoryLabel: string;
  packageTemplateId: number | null;
  /** The diets that get a full meal from it, and whether anything contains nuts. */
  dietaryTags: DietaryTag[];
  priceCents: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
  incrementBy: number;
  /** Its own, else its brand's. */
  leadTimeHours: number;
  groupEligible: boolean;
  pollLeadTimeHours: number;
  popularity: number;
  createdAt: number;
  ratingAverage: number | null;
  reviewCount: number;
  pictureUrl: string;
  pictureAlt: string;
  collections: number[];
  /** The names of its active options, joined by ` | `. */
  dishes: string;
  /** Only choices whose default selection costs something. */
  charges: ChargeRows[];
}

/** What a choice can add to a package's price. */
export interface ChargeRows {
  choiceType: ChoiceType;
  hasChoice: boolean;
  /** Whether it has its own subject, such as "filling". */
  proper: boolean;
  incrementBy: number;
  extraHeadcountPriceCents: number;
  /** The price of its cheapest option; null without options. */
  lowestCents: number | null;
}

export interface DealRows {
  id: number;
  packageId: number | null;
  label: string;
  percentPpm: number | null;
  amountCents: number | null;
  minimumCents: number;
  /** The first day, and the first day after it (YYYY-MM-DD); null if open. */
  from: string | null;
  to: string | null;
}

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

/** An active brand with all of its that a search answer depends on, as the database has it; money in cents. */
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
  /** The notice that its dishes need, and a package that asks for none of its own. */
  leadTimeHours: number;
  /** HH:mm. */
  dayBeforeCutoff: string | null;
  /** The names on its active menus, with ` | ` between them. */
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
  /** Null where a closure has no beginning or no end. */
  closures: { from: Closure['from'] | null; to: Closure['to'] | null }[];
  capacities: { daypart: Daypart; maxHeadcount: number; maxOrders: number }[];
  days: BookedDay[];
}

/** What is taken of a daypart of a day. */
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
  /** The diets that get a full meal of it, and whether anything has nuts. */
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
  /** The names of its live options, with ` | ` between them. */
  dishes: string;
  /** Only choices whose standard answer costs something. */
  charges: ChargeRows[];
}

/** What a choice can add to the price of a package. */
export interface ChargeRows {
  choiceType: ChoiceType;
  hasChoice: boolean;
  /** Whether it says what is to be picked. */
  proper: boolean;
  incrementBy: number;
  extraHeadcountPriceCents: number;
  /** Its cheapest option's price; null where it has none. */
  lowestCents: number | null;
}

export interface DealRows {
  id: number;
  packageId: number | null;
  label: string;
  percentPpm: number | null;
  amountCents: number | null;
  minimumCents: number;
  /** The first day, and the first day after it (YYYY-MM-DD); null for none. */
  from: string | null;
  to: string | null;
}

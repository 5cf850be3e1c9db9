import type { Allergen, ChoiceType, DietaryTag } from '@copper-carrot/contracts';
import type { Daypart } from '../../schedule';
import type { Agreed } from '../agreed';
import type { AgreedTerms } from '../agreed-terms';
import type { OrderedDish } from '../offer/ordered-dish';
import type { KeptLine } from '../price-lines';

export interface KeptOption {
  optionId: number;
  packageItemId: number;
  choiceType: ChoiceType;
  qty: number;
  name: string;
  priceCents: number;
  dietaryTags: DietaryTag[] | null;
  /** Absent on changes from before it was stored. */
  allergens?: Allergen[] | null;
}

/** One difference in words; null means empty or not shown. */
export interface ChangedItem {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** An order before or after a change, as customer and caterer read it. */
export interface ChangeSide {
  headcount: number;
  /** `YYYY-MM-DD` and `HH:mm` in the time zone of the event. */
  startDate: string;
  startTime: string;
  /** Null for a pickup. */
  where: string | null;
  chosen: KeptOption[];
  /** Absent on changes from a release that knew only packages. */
  dishes?: OrderedDish[];
  lines: KeptLine[];
  totalCents: number;
}

export interface Proposal {
  /** The order's columns that change, by attribute; dates as ISO instants. */
  columns: Record<string, unknown>;
  items: ChangedItem[];
  /** Null if the choices stay. */
  chosen: KeptOption[] | null;
  /** Null if the dishes stay; absent as in `ChangeSide`. */
  dishes?: OrderedDish[] | null;
  /** Null if the price lines stay. */
  price: { lines: KeptLine[]; totalCents: number; foodCents: number; pointsAwarded: number } | null;
  /** Null if the kitchen's booking stays. */
  booking: { kitchenId: number; date: string; daypart: Daypart; headcount: number } | null;
  /** The coupon after the change. */
  coupon: {
    id: number;
    amountCents: number;
    /** The order's place after the change; absent on changes from before it was stored. */
    placeId?: number | null;
  } | null;
  agreed: Agreed | null;
  terms: AgreedTerms | null;
}

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
  /** Absent where it was not kept yet. */
  allergens?: Allergen[] | null;
}

/** One thing that a change changes, in words; null is nothing, or not to be told. */
export interface ChangedItem {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** An order before or after a change, as both its people read it. */
export interface ChangeSide {
  headcount: number;
  /** `YYYY-MM-DD` and `HH:mm` in the zone of the event. */
  startDate: string;
  startTime: string;
  /** Null for a pickup. */
  where: string | null;
  chosen: KeptOption[];
  /** Absent of what a release that knew of packages alone has kept. */
  dishes?: OrderedDish[];
  lines: KeptLine[];
  totalCents: number;
}

/** All that becomes of an order once a change of it holds; nothing of it is asked of the catalogue again. */
export interface Proposal {
  /** The order's columns that change, by attribute; moments as ISO instants. */
  columns: Record<string, unknown>;
  items: ChangedItem[];
  /** Null where what is chosen stays. */
  chosen: KeptOption[] | null;
  /** Null where its dishes stay; absent likewise. */
  dishes?: OrderedDish[] | null;
  /** Null where the price is made of the same lines. */
  price: { lines: KeptLine[]; totalCents: number; foodCents: number; pointsAwarded: number } | null;
  /** Null where the kitchen notices nothing. */
  booking: { kitchenId: number; date: string; daypart: Daypart; headcount: number } | null;
  /** The coupon that it uses from then on. */
  coupon: {
    id: number;
    amountCents: number;
    /** Of which place the order is from then on; absent where it was not kept yet. */
    placeId?: number | null;
  } | null;
  agreed: Agreed | null;
  terms: AgreedTerms | null;
}

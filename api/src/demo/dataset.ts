import {
  type ChosenPresentation,
  type Allergen,
  type DietaryTag,
  type MealType,
  type PresentationType,
} from '@copper-carrot/contracts';
import { type JobRow } from '../jobs';
import { toLocal } from '../schedule';
import { Random } from '../random';
import { Tables } from './tables';

export type DemoSize = 'small' | 'full';

export interface DemoOption {
  id: number;
  name: string;
  priceCents: number;
  dietaryTags: DietaryTag[];
  allergens: Allergen[];
  presentationType: ChosenPresentation | null;
}
export interface DemoChoice {
  id: number;
  type: 'presentation' | 'constant_sum' | 'choose_up_to' | 'included' | 'add_on';
  description: string;
  servingInfo: string;
  incrementBy: number;
  extraHeadcountCents: number;
  maximum: number | null;
  options: DemoOption[];
}
export interface DemoPackage {
  id: number;
  brandId: number;
  name: string;
  slug: string;
  categoryKey: string;
  mealType: MealType;
  presentation: PresentationType;
  priceCents: number;
  minimum: number;
  maximum: number;
  incrementBy: number;
  groupEligible: boolean;
  active: boolean;
  leadTimeHours: number;
  choices: DemoChoice[];
  /** The row's own columns that the generator still completes (ratings, popularity). */
  row: Record<string, unknown>;
}
export interface DemoKitchen {
  id: number;
  brandId: number;
  placeId: number;
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  hours: { weekday: number; daypart: Daypart; opens: string; closes: string }[];
  closedDates: Set<string>;
  capacity: Map<Daypart, { headcount: number; orders: number }>;
  areas: { miles: number; feeCents: number; minimumCents: number }[];
}
export interface DemoBrand {
  id: number;
  name: string;
  slug: string;
  placeId: number;
  categoryKeys: string[];
  leadTimeHours: number;
  commissionPpm: number;
  kitchens: DemoKitchen[];
  packages: DemoPackage[];
  ownerId: number | null;
  fullMenu: boolean;
  row: Record<string, unknown>;
}
export const dayparts = ['breakfast', 'lunch', 'afternoon', 'dinner'] as const;
export type Daypart = (typeof dayparts)[number];

export interface DemoUser {
  id: number;
  email: string;
  name: string;
  multiplier: number;
  rewarded: boolean;
}
export interface DemoAddress {
  id: number;
  placeId: number;
  zip: string;
  state: string;
  formatted: string;
  googlePlaceId: string;
  suite: string;
  label: string;
  companyName: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  contactName: string;
  contactPhone: string;
}
export interface DemoCard {
  id: number;
  userId: number;
  teamId: number;
}
export interface DemoTeam {
  id: number;
  name: string;
  placeId: number;
  members: { user: DemoUser; role: string }[];
  addresses: DemoAddress[];
  cards: DemoCard[];
  invoiceable: boolean;
  invoiceTermsDays: number;
}

/** Everything a generator step may read or add to. */
export interface DemoDataset {
  size: DemoSize;
  now: Date;
  /** The date in New York, where the demo accounts are. */
  today: string;
  random: Random;
  tables: Tables;
  brands: DemoBrand[];
  users: DemoUser[];
  teams: DemoTeam[];
  jobs: JobRow[];
  /** The ids of the demo accounts' users, by e-mail. */
  accounts: Map<string, number>;
}

export const SEED = 'copper-carrot-1';

export function emptyDataset(size: DemoSize, now: Date): DemoDataset {
  return {
    size,
    now,
    today: toLocal(now, 'America/New_York').date,
    random: new Random(SEED),
    tables: new Tables(),
    brands: [],
    users: [],
    teams: [],
    jobs: [],
    accounts: new Map(),
  };
}

import type { OrderStatus } from '@copper-carrot/contracts';
import type { OrderedDish } from '../orders';
import type { PricedOrder } from '../pricing';
import type { DemoAddress, DemoBrand, DemoPackage, DemoTeam, DemoUser } from './dataset';
import type { DemoCoupon } from './offers';
import type { ChosenOption } from './order-parts';

export interface DemoOrder {
  id: number;
  state: OrderStatus;
  team: DemoTeam;
  user: DemoUser;
  brand: DemoBrand;
  pack: DemoPackage;
  address: DemoAddress;
  headcount: number;
  date: string;
  time: string;
  startAt: Date;
  /** Absent in a cart. */
  submittedAt: Date | null;
  cardId: number | null;
  invoiced: boolean;
  chosen: ChosenOption[];
  /** What is ordered of a menu instead; the package then only lends its notice. */
  dishes: OrderedDish[];
  priced: PricedOrder;
  coupon: DemoCoupon | null;
  pickup: boolean;
  direct: 'unclaimed' | 'claimed' | null;
  points: number;
  times: Partial<Record<'accepted_at' | 'confirmed_at' | 'fulfilled_at' | 'ended_at', Date>>;
  row: Record<string, unknown>;
}

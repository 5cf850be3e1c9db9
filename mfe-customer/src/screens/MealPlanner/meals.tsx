import { calendarColors, href, orderState } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import type { CalendarEntry } from '@copper-carrot/shared-ui/MonthCalendar';
import { count } from '@copper-carrot/shared-ui/words';
import type { Schemas } from '@copper-carrot/contracts';
import type { Draft, MealPlan } from './api';

/** The color of a template by its name. */
export const hexOf = (name: string): string =>
  (calendarColors.find((color) => color.name === name) ?? calendarColors[0]).hex;

export const isOpen = (draft: Draft) => draft.order_id === null;

/** The state of a meal, in words. */
export const stateOf = (draft: Draft): string =>
  draft.order_status !== null
    ? orderState(draft.order_status).label
    : draft.package === null
      ? 'No package yet'
      : 'Draft';

export const lookOf = (draft: Draft): 'full' | 'light' | 'dashed' =>
  !isOpen(draft) ? 'full' : draft.package === null ? 'dashed' : 'light';

/** Restaurant, people and price of a meal, as far as they are known. */
export const factsOf = (draft: Draft): string =>
  [
    draft.brand?.name,
    draft.headcount !== null && count(draft.headcount, 'person', 'people'),
    draft.total_price !== null && formatMoney(draft.total_price),
    stateOf(draft),
  ]
    .filter(Boolean)
    .join(' · ');

type Order = Schemas['OrderListRecord'];

/** An order that began without the planner, in the color of its state. */
export const entryOfOrder = (order: Order): CalendarEntry => ({
  id: `order-${order.id}`,
  date: order.start_date ?? '',
  ...(order.start_time !== null && { time: order.start_time }),
  label: order.package?.name ?? order.brand.name,
  color: hexOf(orderHues[order.status]),
  look: 'full',
  to: href.organizationOrder({ organizationId: order.team_id ?? undefined, id: order.id }),
  detail: [
    order.brand.name,
    order.headcount !== null && count(order.headcount, 'person', 'people'),
    order.status_label,
  ]
    .filter(Boolean)
    .join(' · '),
});

const orderHues: Record<Order['status'], string> = {
  in_cart: 'Slate',
  pending: 'Mustard',
  accepted: 'Leaf',
  confirmed: 'Leaf',
  fulfilled: 'Graphite',
  declined: 'Brick',
  expired: 'Brick',
  canceled: 'Brick',
};

export const entryOfHoliday = ({ date, name }: MealPlan['holidays'][number]): CalendarEntry => ({
  id: `holiday-${date}`,
  date,
  label: name,
  detail: 'Holiday',
  tone: 'neutral',
});

import type { Schemas } from './schemas';

interface State {
  label: string;
  /** The badge in a list. */
  badge: { tone: 'neutral' | 'honey' | 'leaf' | 'danger'; icon?: 'clock' | 'check' };
  /** The history's text for reaching the status; null if another entry covers it. */
  entered: string | null;
  /** The texts of the order's page. */
  page: { title: string; icon: 'bag' | 'clock' | 'success' | 'truck' | 'warning' | 'close' };
  says: (order: Pick<Schemas['Order'], 'end_reason'> & { brand: { name: string } }) => string;
}

/** All order statuses with their texts for screens. */
export const orderStates = {
  in_cart: {
    label: 'In cart',
    badge: { tone: 'neutral' },
    entered: null,
    page: { title: 'Not placed yet', icon: 'bag' },
    says: () => 'This order is still in your cart.',
  },
  pending: {
    label: 'Waiting for the caterer',
    badge: { tone: 'honey', icon: 'clock' },
    entered: null,
    page: { title: 'Your order is placed', icon: 'clock' },
    says: ({ brand }) => `${brand.name} has it and will answer soon. We e-mail you when they do.`,
  },
  accepted: {
    label: 'Accepted',
    badge: { tone: 'leaf', icon: 'check' },
    entered: 'Accepted by the caterer',
    page: { title: 'Accepted', icon: 'success' },
    says: ({ brand }) => `${brand.name} accepted your order.`,
  },
  confirmed: {
    label: 'Confirmed',
    badge: { tone: 'leaf', icon: 'check' },
    entered: 'Confirmed by the caterer',
    page: { title: 'All set', icon: 'success' },
    says: ({ brand }) => `${brand.name} has gone through the details once more, and is ready to cook.`,
  },
  fulfilled: {
    label: 'Delivered',
    badge: { tone: 'neutral', icon: 'check' },
    entered: 'Delivered',
    page: { title: 'Delivered', icon: 'truck' },
    says: () => 'We hope that it tasted good.',
  },
  declined: {
    label: 'Declined',
    badge: { tone: 'danger' },
    entered: 'Declined by the caterer',
    page: { title: 'Declined', icon: 'warning' },
    // The caterer's reason, shown as theirs.
    says: ({ brand, end_reason }) =>
      end_reason
        ? `${brand.name} says: “${end_reason}”`
        : `${brand.name} can’t take this order. You pay nothing.`,
  },
  expired: {
    label: 'Expired',
    badge: { tone: 'danger' },
    entered: 'The caterer did not answer in time',
    page: { title: 'No answer in time', icon: 'warning' },
    says: ({ brand }) => `${brand.name} did not answer. You pay nothing.`,
  },
  canceled: {
    label: 'Canceled',
    badge: { tone: 'danger' },
    entered: 'Order canceled',
    page: { title: 'Canceled', icon: 'close' },
    says: ({ end_reason }) => end_reason ?? 'This order was canceled.',
  },
} satisfies Record<string, State>;
export type OrderStatus = keyof typeof orderStates;
export const orderStatuses = Object.keys(orderStates) as OrderStatus[];
/** The texts of a status. */
export const orderState = (status: OrderStatus): State => orderStates[status];

/**
 * The transitions of an order: from which statuses, to which, by whom. All other status lists derive from
 * it.
 */
export const orderTransitions = {
  submit: { from: ['in_cart'], to: 'pending', by: 'customer' },
  accept: { from: ['pending'], to: 'accepted', by: 'caterer' },
  decline: { from: ['pending'], to: 'declined', by: 'caterer' },
  expire: { from: ['pending'], to: 'expired', by: 'clock' },
  confirm: { from: ['accepted'], to: 'confirmed', by: 'caterer' },
  cancel: { from: ['pending', 'accepted', 'confirmed'], to: 'canceled', by: 'customer' },
  cancelUnpaid: { from: ['pending', 'accepted', 'confirmed'], to: 'canceled', by: 'clock' },
  fulfil: { from: ['accepted', 'confirmed'], to: 'fulfilled', by: 'clock' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus; by: string }>;
export type OrderTransition = keyof typeof orderTransitions;

/** Whether an order in this status may make this transition. */
export const mayTake = (transition: OrderTransition, status: OrderStatus): boolean =>
  (orderTransitions[transition].from as readonly OrderStatus[]).includes(status);

const goesOn = (status: OrderStatus) =>
  Object.values<{ from: readonly OrderStatus[] }>(orderTransitions).some(({ from }) => from.includes(status));
/** Whether the order was submitted and has not ended. */
export const isOpen = (status: OrderStatus): boolean => status !== 'in_cart' && goesOn(status);
/** Whether the status is final. */
export const isEnded = (status: OrderStatus): boolean => !goesOn(status);
/** Whether the order is accepted and not delivered yet. */
export const isAgreed = (status: OrderStatus): boolean => isOpen(status) && status !== 'pending';

/** All statuses except a cart's. */
export const submittedStatuses = orderStatuses.filter((status) => status !== 'in_cart');
export const openStatuses = submittedStatuses.filter(isOpen);
export const agreedStatuses = submittedStatuses.filter(isAgreed);
/** Final statuses without a delivery. */
export const stoppedStatuses: readonly OrderStatus[] = submittedStatuses.filter(
  (status) => isEnded(status) && status !== orderTransitions.fulfil.to,
);

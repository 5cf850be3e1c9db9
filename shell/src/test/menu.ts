import { type NavigationEntry, routePaths } from '@copper-carrot/contracts';

const declared: Omit<NavigationEntry, 'order'>[] = [
  { label: 'Orders', href: routePaths.customerOrders, place: 'quick', count: 'submitted_order_count' },
  { label: 'Inbox', href: routePaths.customerInbox, place: 'quick', count: 'unread_message_count' },
  { label: 'My Account', href: routePaths.customerAccount, place: 'account', audience: 'everyone' },
  { label: 'Addresses', href: routePaths.customerAddresses, place: 'account' },
  { label: 'Menus', href: routePaths.customerMenus, place: 'account', audience: 'ordering' },
  { label: 'My Rewards', href: routePaths.customerRewards, place: 'account', audience: 'rewarded' },
  {
    label: 'Orders',
    href: '/organization/{organizationId}/orders',
    place: 'organization',
    audience: 'managers',
    count: 'submitted_order_count',
  },
  {
    label: 'Inbox',
    href: '/organization/{organizationId}/inbox',
    place: 'organization',
    audience: 'managers',
    count: 'unread_message_count',
  },
  {
    label: 'Billing',
    href: '/organization/{organizationId}/billing',
    place: 'organization',
    audience: 'managers',
  },
  {
    label: 'Manage Organization',
    href: routePaths.organizationMembers,
    place: 'organization',
    audience: 'managers',
  },
  {
    label: 'Meal Calendar',
    href: routePaths.attendeeCalendar,
    place: 'organization',
    audience: 'staff',
    newTab: true,
  },
  { label: 'Dashboard', href: routePaths.catererOrders, place: 'brand' },
];

/** The menu of 2 §2, as the remotes declare it. */
export const menuEntries: NavigationEntry[] = declared.map((entry, order) => ({ ...entry, order }));

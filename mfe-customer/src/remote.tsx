import { type Remote, type RemoteRoute, routePaths } from '@copper-carrot/contracts';

const page = { layout: 'dashboard', guards: ['loggedIn'] } as const;
const orders = { ...page, title: 'Orders', screen: () => import('./screens/Orders/Orders') };
const order = { ...page, title: 'Your order', screen: () => import('./screens/Order/Order') };
const newCustomer = {
  ...page,
  title: 'Your first order',
  screen: () => import('./screens/Order/NewCustomer'),
};
const referral = { ...page, title: 'Your order', screen: () => import('./screens/Order/ReferralOrder') };
const reorder = { ...page, title: 'Order again', screen: () => import('./screens/Order/Reorder') };
const raiseTip = { ...page, title: 'Raise the tip', screen: () => import('./screens/Order/RaiseTip') };

const routes: readonly RemoteRoute[] = [
  { path: routePaths.customerOrders, ...orders },
  { path: routePaths.customerOrder, ...order },
  { path: routePaths.customerOrderNewCustomer, parent: routePaths.customerOrder, ...newCustomer },
  { path: routePaths.customerOrderReferral, parent: routePaths.customerOrder, ...referral },
  { path: routePaths.customerOrderReorder, parent: routePaths.customerOrder, ...reorder },
  { path: routePaths.customerOrderTip, parent: routePaths.customerOrder, ...raiseTip },
  { path: routePaths.organizationOrders, ...orders },
  { path: routePaths.organizationOrder, ...order },
  { path: routePaths.organizationOrderNewCustomer, parent: routePaths.organizationOrder, ...newCustomer },
  { path: routePaths.organizationOrderReferral, parent: routePaths.organizationOrder, ...referral },
  { path: routePaths.organizationOrderReorder, parent: routePaths.organizationOrder, ...reorder },
  { path: routePaths.organizationOrderTip, parent: routePaths.organizationOrder, ...raiseTip },
  {
    ...page,
    path: routePaths.customerAddresses,
    title: 'Addresses',
    screen: () => import('./screens/Addresses/Addresses'),
  },
  {
    ...page,
    path: routePaths.customerFavorites,
    title: 'Favorites & Block List',
    screen: () => import('./screens/Favorites/Favorites'),
  },
  {
    ...page,
    path: routePaths.organizationBilling,
    title: 'Billing',
    screen: () => import('./screens/Billing/Billing'),
  },
  {
    ...page,
    path: routePaths.organizationMembers,
    title: 'Members',
    screen: () => import('./screens/Members/Members'),
  },
  {
    ...page,
    path: routePaths.organizationInvite,
    parent: routePaths.organizationMembers,
    title: 'Invite someone',
    screen: () => import('./screens/Members/Invite'),
  },
  {
    path: routePaths.customerEmailConfirmed,
    layout: 'default',
    guards: ['loadUser'],
    title: 'Email confirmed',
    screen: () => import('./screens/EmailConfirmed/EmailConfirmed'),
  },
];

export const remote: Remote = {
  name: 'mfe-customer',
  routes,
  navigation: [
    {
      label: 'Orders',
      href: routePaths.customerOrders,
      place: 'quick',
      order: 10,
      count: 'submitted_order_count',
    },
    { label: 'Addresses', href: routePaths.customerAddresses, place: 'account', order: 20 },
    { label: 'Favorites & Block List', href: routePaths.customerFavorites, place: 'account', order: 30 },
    {
      label: 'Orders',
      href: '/organization/{organizationId}/orders',
      place: 'organization',
      order: 10,
      // Nobody else may read them.
      audience: 'managers',
      count: 'submitted_order_count',
    },
    {
      label: 'Billing',
      href: routePaths.organizationBilling,
      place: 'organization',
      order: 30,
      audience: 'managers',
    },
    {
      label: 'Manage Organization',
      href: routePaths.organizationMembers,
      place: 'organization',
      order: 40,
      audience: 'managers',
    },
  ],
  fallback: {
    title: 'Your pages are taking a moment',
    message: 'Your orders and settings are safe. We keep trying to bring them here.',
    links: [{ label: 'Find food', href: '/search' }],
  },
};

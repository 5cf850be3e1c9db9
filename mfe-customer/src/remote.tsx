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
const reviews = { title: 'Reviews', screen: () => import('./screens/Reviews/Reviews') };
const messages = { ...page, title: 'Messages', screen: () => import('./screens/Order/Messages') };
const labels = { ...page, title: 'Labels', screen: () => import('./screens/Labels/Labels') };
const survey = { ...page, title: 'Survey', screen: () => import('./screens/Survey/Survey') };
const menus = { ...page, title: 'Menus', screen: () => import('./screens/Menus/Menus') };
const inbox = { ...page, title: 'Inbox', screen: () => import('./screens/Inbox/Inbox') };
const inboxBrand = { ...page, title: 'Messages', screen: () => import('./screens/Inbox/InboxBrand') };
/** What a link shows to anybody. */
const shared = { layout: 'default', guards: ['loadUser'] } as const;
const billing = { ...page, title: 'Billing', screen: () => import('./screens/Billing/Billing') };
const documents = { ...page, title: 'Documents', screen: () => import('./screens/Documents/Documents') };
const enterprise = {
  ...page,
  title: 'Enterprise settings',
  screen: () => import('./screens/Enterprise/EnterpriseSettings'),
};
const okta = {
  ...page,
  title: 'Okta integration',
  screen: () => import('./screens/Enterprise/OktaIntegration'),
};
const raiseTip = { ...page, title: 'Raise the tip', screen: () => import('./screens/Order/RaiseTip') };

const routes: readonly RemoteRoute[] = [
  { path: routePaths.customerOrders, ...orders },
  { path: routePaths.customerOrder, ...order },
  { path: routePaths.customerOrderNewCustomer, parent: routePaths.customerOrder, ...newCustomer },
  { path: routePaths.customerOrderReferral, parent: routePaths.customerOrder, ...referral },
  { path: routePaths.customerOrderReorder, parent: routePaths.customerOrder, ...reorder },
  { path: routePaths.customerOrderTip, parent: routePaths.customerOrder, ...raiseTip },
  { path: routePaths.customerOrderMessages, parent: routePaths.customerOrder, ...messages },
  { path: routePaths.customerOrderLabels, ...labels },
  { path: routePaths.customerOrderSurvey, ...survey },
  { path: routePaths.customerMenus, ...menus },
  { path: routePaths.customerInbox, ...inbox },
  { path: routePaths.customerInboxBrand, ...inboxBrand },
  { path: routePaths.organizationOrders, ...orders },
  { path: routePaths.organizationOrder, ...order },
  { path: routePaths.organizationOrderNewCustomer, parent: routePaths.organizationOrder, ...newCustomer },
  { path: routePaths.organizationOrderReferral, parent: routePaths.organizationOrder, ...referral },
  { path: routePaths.organizationOrderReorder, parent: routePaths.organizationOrder, ...reorder },
  { path: routePaths.organizationOrderTip, parent: routePaths.organizationOrder, ...raiseTip },
  { path: routePaths.organizationOrderMessages, parent: routePaths.organizationOrder, ...messages },
  { path: routePaths.organizationOrderLabels, ...labels },
  { path: routePaths.organizationOrderSurvey, ...survey },
  { path: routePaths.organizationMenus, ...menus },
  { path: routePaths.organizationInbox, ...inbox },
  { path: routePaths.organizationInboxBrand, ...inboxBrand },
  {
    ...shared,
    path: routePaths.sharedMenu,
    title: 'Menu',
    screen: () => import('./screens/Menus/SharedMenu'),
  },
  {
    ...shared,
    path: routePaths.attendeeCalendar,
    title: 'Meal Calendar',
    screen: () => import('./screens/MealCalendar/MealCalendar'),
  },
  {
    ...shared,
    path: routePaths.survey,
    title: 'Survey',
    screen: () => import('./screens/Survey/AnswerSurvey'),
  },
  {
    ...shared,
    path: routePaths.refer,
    title: 'Refer a colleague',
    screen: () => import('./screens/Refer/Refer'),
  },
  {
    ...shared,
    path: routePaths.unsubscribe,
    title: 'Unsubscribe',
    screen: () => import('./screens/Unsubscribe/Unsubscribe'),
  },
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
    path: routePaths.customerAccount,
    title: 'My Account',
    screen: () => import('./screens/Account/Account'),
  },
  {
    ...page,
    path: routePaths.customerPassword,
    title: 'Password',
    screen: () => import('./screens/Password/Password'),
  },
  {
    ...page,
    path: routePaths.customerCreditCards,
    title: 'Credit Cards',
    screen: () => import('./screens/CreditCards/CreditCards'),
  },
  {
    ...page,
    path: routePaths.customerCreditCardNew,
    parent: routePaths.customerCreditCards,
    title: 'Add a card',
    screen: () => import('./screens/CreditCards/NewCard'),
  },
  {
    ...page,
    path: routePaths.customerCreditCardEdit,
    parent: routePaths.customerCreditCards,
    title: 'Edit the card',
    screen: () => import('./screens/CreditCards/EditCard'),
  },
  {
    ...page,
    path: routePaths.customerOrderPreferences,
    title: 'Order Preferences',
    screen: () => import('./screens/OrderPreferences/OrderPreferences'),
  },
  { path: routePaths.customerBilling, ...billing },
  { path: routePaths.organizationBilling, ...billing },
  { path: routePaths.customerDocuments, ...documents },
  { path: routePaths.organizationDocuments, ...documents },
  { path: routePaths.customerEnterprise, ...enterprise },
  { path: routePaths.organizationEnterprise, ...enterprise },
  { path: routePaths.customerOkta, ...okta },
  { path: routePaths.organizationOkta, ...okta },
  {
    ...page,
    path: routePaths.organization,
    title: 'Organization',
    screen: () => import('./screens/Organization/Organization'),
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
    ...page,
    path: routePaths.organizationMemberEdit,
    parent: routePaths.organizationMembers,
    title: 'Edit the member',
    screen: () => import('./screens/Members/EditMember'),
  },
  {
    ...page,
    path: routePaths.organizationMemberRemove,
    parent: routePaths.organizationMembers,
    title: 'Remove the member',
    screen: () => import('./screens/Members/RemoveMember'),
  },
  {
    ...page,
    path: routePaths.organizationContactNew,
    parent: routePaths.organizationMembers,
    title: 'Add a contact',
    screen: () => import('./screens/Members/NewContact'),
  },
  {
    ...page,
    path: routePaths.organizationContactEdit,
    parent: routePaths.organizationMembers,
    title: 'Edit the contact',
    screen: () => import('./screens/Members/EditContact'),
  },
  {
    ...page,
    path: routePaths.organizationSettings,
    title: 'Organization settings',
    screen: () => import('./screens/Settings/Settings'),
  },
  {
    ...page,
    path: routePaths.organizationSettingsContactNew,
    parent: routePaths.organizationSettings,
    title: 'Add a contact',
    screen: () => import('./screens/Settings/NewContact'),
  },
  {
    ...page,
    path: routePaths.organizationSettingsContactEdit,
    parent: routePaths.organizationSettings,
    title: 'Edit the contact',
    screen: () => import('./screens/Settings/EditContact'),
  },
  { ...page, path: routePaths.customerReviews, ...reviews },
  { ...page, path: routePaths.organizationReviews, ...reviews },
  {
    ...page,
    path: routePaths.customerRewards,
    title: 'My Rewards',
    screen: () => import('./screens/Rewards/Rewards'),
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
    {
      label: 'My Account',
      href: routePaths.customerAccount,
      place: 'account',
      order: 10,
      // A caterer without a brand has nothing else (2 §2).
      audience: 'everyone',
    },
    { label: 'Credit Cards', href: routePaths.customerCreditCards, place: 'account', order: 15 },
    {
      label: 'Inbox',
      href: routePaths.customerInbox,
      place: 'quick',
      order: 15,
      count: 'unread_message_count',
    },
    { label: 'Menus', href: routePaths.customerMenus, place: 'account', order: 25, audience: 'ordering' },
    { label: 'Addresses', href: routePaths.customerAddresses, place: 'account', order: 20 },
    { label: 'Favorites & Block List', href: routePaths.customerFavorites, place: 'account', order: 30 },
    { label: 'Order Preferences', href: routePaths.customerOrderPreferences, place: 'account', order: 40 },
    { label: 'Reviews', href: routePaths.customerReviews, place: 'account', order: 60 },
    {
      label: 'My Rewards',
      href: routePaths.customerRewards,
      place: 'account',
      order: 70,
      audience: 'rewarded',
    },
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
      label: 'Reviews',
      href: '/organization/{organizationId}/reviews',
      place: 'organization',
      order: 50,
      audience: 'managers',
    },
    {
      label: 'Inbox',
      href: '/organization/{organizationId}/inbox',
      place: 'organization',
      order: 15,
      audience: 'managers',
      count: 'unread_message_count',
    },
    {
      label: 'Menus',
      href: '/organization/{organizationId}/menus',
      place: 'organization',
      order: 20,
      audience: 'managers',
    },
    {
      label: 'Billing',
      href: routePaths.organizationBilling,
      place: 'organization',
      order: 30,
      audience: 'managers',
    },
    {
      label: 'Documents',
      href: routePaths.organizationDocuments,
      place: 'organization',
      order: 35,
      audience: 'managers',
    },
    {
      label: 'Manage Organization',
      href: routePaths.organizationMembers,
      place: 'organization',
      order: 40,
      audience: 'managers',
    },
    {
      label: 'Meal Calendar',
      href: routePaths.attendeeCalendar,
      place: 'organization',
      order: 60,
      audience: 'staff',
      newTab: true,
    },
  ],
  fallback: {
    title: 'Your pages are taking a moment',
    message: 'Your orders and settings are safe. We keep trying to bring them here.',
    links: [{ label: 'Find food', href: '/search' }],
  },
};

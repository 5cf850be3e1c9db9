import { type Remote, routePaths } from '@copper-carrot/contracts';

const orderStatus = () => import('./screens/OrderStatus/OrderStatus');

/** The public link needs no sign-in; the person's list requires it itself. */
const polls = {
  layout: 'default',
  guards: ['loadUser'],
  title: 'Polls',
  screen: () => import('./screens/Polls/Polls'),
} as const;

export const remote: Remote = {
  name: 'mfe-checkout',
  routes: [
    {
      path: routePaths.checkout,
      layout: 'checkout',
      guards: ['loggedIn'],
      title: 'Checkout',
      screen: () => import('./screens/Checkout/Checkout'),
    },
    {
      path: routePaths.payForOrder,
      layout: 'checkout',
      guards: ['loggedIn'],
      title: 'Pay for an order',
      screen: () => import('./screens/PayForOrder/PayForOrder'),
    },
    {
      path: routePaths.modify,
      layout: 'checkout',
      guards: ['loggedIn'],
      title: 'Change an order',
      screen: () => import('./screens/Modify/Modify'),
    },
    {
      path: routePaths.checkoutReset,
      layout: 'checkout',
      guards: ['loggedIn'],
      title: 'Choose again',
      screen: () => import('./screens/CheckoutReset/CheckoutReset'),
    },
    {
      path: routePaths.orderStatus,
      layout: 'default',
      guards: ['loggedIn'],
      title: 'Your order',
      screen: orderStatus,
    },
    {
      path: routePaths.order,
      layout: 'default',
      guards: ['loggedIn'],
      title: 'Your order',
      screen: orderStatus,
    },
    { path: routePaths.customerPoll, ...polls },
    { path: routePaths.organizationPoll, ...polls },
  ],
  navigation: [{ label: 'Polls', href: routePaths.customerPoll, place: 'account', order: 15 }],
  fallback: {
    title: 'Checkout is taking a moment',
    message: 'Your order is saved as you left it. We keep trying to bring it back.',
    links: [{ label: 'Your orders', href: '/customer/orders' }],
  },
};

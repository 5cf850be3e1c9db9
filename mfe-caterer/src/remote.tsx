import { type Remote, routePaths } from '@copper-carrot/contracts';

export const remote: Remote = {
  name: 'mfe-caterer',
  routes: [
    {
      path: routePaths.catererOrders,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Orders',
      screen: () => import('./screens/CatererOrders/CatererOrders'),
    },
    {
      path: routePaths.catererOrder,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Order',
      screen: () => import('./screens/CatererOrder/CatererOrder'),
    },
  ],
  navigation: [{ label: 'Dashboard', href: routePaths.catererOrders, place: 'brand', order: 10 }],
  fallback: {
    title: 'Your dashboard is taking a moment',
    message: 'Orders keep arriving and none is lost. We keep trying to bring the dashboard here.',
    links: [],
  },
};

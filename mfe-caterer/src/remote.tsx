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
    {
      path: routePaths.catererReviewChange,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Review changes',
      screen: () => import('./screens/ReviewChange/ReviewChange'),
    },
    {
      path: routePaths.catererMenus,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Menu',
      screen: () => import('./screens/Menus/Menus'),
    },
    {
      path: routePaths.catererMenuWizard,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Menu review',
      screen: () => import('./screens/MenuReview/MenuReview'),
    },
    {
      path: routePaths.catererInbox,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Inbox',
      screen: () => import('./screens/CatererInbox/CatererInbox'),
    },
    {
      path: routePaths.photoShoots,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Photo shoots',
      screen: () => import('./screens/PhotoShoots/PhotoShoots'),
    },
    {
      path: routePaths.photoShoot,
      layout: 'dashboard',
      guards: ['loggedIn'],
      title: 'Photo shoot',
      screen: () => import('./screens/PhotoShoots/PhotoShoot'),
    },
  ],
  navigation: [{ label: 'Dashboard', href: routePaths.catererOrders, place: 'brand', order: 10 }],
  fallback: {
    title: 'Your dashboard is taking a moment',
    message: 'Orders keep arriving and none is lost. We keep trying to bring the dashboard here.',
    links: [],
  },
};

import { type Remote, routePaths } from '@copper-carrot/contracts';

export const remote: Remote = {
  name: 'mfe-search',
  routes: [
    {
      path: routePaths.home,
      layout: 'search',
      guards: ['loadUser'],
      title: '',
      description:
        'Catering and team meals from kitchens near your office: the whole price before you order, and a meal of their own for everyone.',
      screen: () => import('./screens/Home/Home'),
    },
    {
      path: routePaths.search,
      layout: 'search',
      guards: ['loadUser'],
      title: 'Find food',
      description:
        'Catering packages and restaurants near your office, with the whole price before you order.',
      screen: () => import('./screens/Search/Search'),
    },
    {
      path: routePaths.package,
      layout: 'search',
      guards: ['loadUser'],
      title: 'Package',
      screen: () => import('./screens/Package/Package'),
    },
    {
      path: routePaths.brand,
      layout: 'search',
      guards: ['loadUser'],
      title: 'Restaurant',
      screen: () => import('./screens/Restaurant/Restaurant'),
    },
    {
      path: routePaths.catering,
      layout: 'search',
      guards: ['loadUser'],
      title: 'Restaurant',
      screen: () => import('./screens/Restaurant/Restaurant'),
    },
    {
      path: routePaths.about,
      layout: 'default',
      guards: ['loadUser'],
      title: 'About',
      description: 'How Copper Carrot brings good food from local kitchens to offices.',
      screen: () => import('./screens/About/About'),
    },
  ],
  navigation: [
    { label: 'Find food', href: '/search', place: 'main', order: 10 },
    { label: 'About', href: '/learn-more/about', place: 'footer', order: 10 },
  ],
  fallback: {
    title: 'The menus are taking a moment',
    message: 'Search is slow to answer right now. We keep trying; nothing you chose is lost.',
    links: [{ label: 'Your orders', href: '/customer/orders' }],
  },
};

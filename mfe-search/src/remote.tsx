import { type Remote, routePaths } from '@copper-carrot/contracts';

const page = { layout: 'search', guards: ['loadUser'] } as const;

export const remote: Remote = {
  name: 'mfe-search',
  routes: [
    {
      ...page,
      path: routePaths.home,
      title: '',
      description:
        'Catering and team meals from kitchens near your office: the whole price before you order, and a meal of their own for everyone.',
      screen: () => import('./screens/Home/Home'),
    },
    {
      ...page,
      path: routePaths.search,
      title: 'Find food',
      description:
        'Catering packages and restaurants near your office, with the whole price before you order.',
      screen: () => import('./screens/Search/Search').then(({ load }) => load()),
    },
    {
      ...page,
      path: routePaths.package,
      title: 'Package',
      screen: () => import('./screens/Package/Package'),
    },
    {
      ...page,
      path: routePaths.brand,
      title: 'Restaurant',
      screen: () => import('./screens/Restaurant/Restaurant'),
    },
    {
      ...page,
      path: routePaths.catering,
      title: 'Restaurant',
      screen: () => import('./screens/Restaurant/Restaurant'),
    },
    {
      ...page,
      path: routePaths.explore,
      title: 'Service area',
      screen: () => import('./screens/Explore/Explore'),
    },
    {
      ...page,
      path: routePaths.cuisine,
      title: 'Cuisine',
      screen: () => import('./screens/Cuisine/Cuisine'),
    },
    {
      ...page,
      path: routePaths.recommended,
      title: 'Picked for you',
      screen: () => import('./screens/Recommended/Recommended'),
    },
    {
      ...page,
      path: routePaths.about,
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

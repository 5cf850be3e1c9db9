import { type Remote, routePaths } from '@copper-carrot/contracts';

const page = { layout: 'search', guards: ['loadUser'] } as const;
// The text pages share one chunk, as each chunk adds its name to every page.
const reading = { layout: 'default', guards: ['loadUser'] } as const;

export const remote: Remote = {
  name: 'mfe-search',
  routes: [
    {
      ...page,
      path: routePaths.home,
      title: '',
      description:
        'Catering and team meals from kitchens near your office: the whole price before you order, and a meal of their own for everyone.',
      screen: () => import('./screens/Home/load').then(({ load }) => load()),
    },
    {
      ...page,
      path: routePaths.search,
      title: 'Find food',
      description:
        'Catering packages and restaurants near your office, with the whole price before you order.',
      screen: () => import('./screens/Search/load').then(({ load }) => load()),
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
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/About/About'),
    },
    {
      ...reading,
      path: routePaths.blog,
      title: 'Blog',
      description: 'How to order food for an office: how much, for which diets, and when.',
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/Blog/Blog'),
    },
    {
      ...reading,
      path: routePaths.blogPost,
      title: 'Blog',
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/Blog/Post'),
    },
    {
      ...reading,
      path: routePaths.help,
      title: 'Help',
      description:
        'How to order, what it costs in the end, when a card is charged, how to cancel, and whom to call.',
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/Help/Help'),
    },
    {
      ...reading,
      path: routePaths.terms,
      title: 'Terms',
      description: 'What holds when you order on Copper Carrot: who cooks, when you pay, and how to cancel.',
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/Terms/Terms'),
    },
    {
      ...reading,
      path: routePaths.privacy,
      title: 'Privacy',
      description: 'What Copper Carrot keeps of you, what for, and who sees it.',
      screen: () => import(/* webpackChunkName: 'reading' */ './screens/Privacy/Privacy'),
    },
  ],
  navigation: [
    { label: 'Find food', href: '/search', place: 'main', order: 10 },
    { label: 'About', href: '/learn-more/about', place: 'footer', order: 10 },
    { label: 'Blog', href: '/blog', place: 'footer', order: 20 },
    { label: 'Help', href: '/help', place: 'footer', order: 30 },
    { label: 'Terms', href: '/terms', place: 'footer', order: 40 },
    { label: 'Privacy', href: '/privacy', place: 'footer', order: 50 },
  ],
  fallback: {
    title: 'The menus are taking a moment',
    message: 'Search is slow to answer right now. We keep trying; nothing you chose is lost.',
    links: [{ label: 'Your orders', href: '/customer/orders' }],
  },
};

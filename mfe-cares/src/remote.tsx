import { type Remote, routePaths } from '@copper-carrot/contracts';

const page = { layout: 'default', guards: ['loadUser'] } as const;

export const remote: Remote = {
  name: 'mfe-cares',
  routes: [
    {
      ...page,
      path: routePaths.cares,
      title: 'Copper Carrot Cares',
      description: 'Give meals to the people who look after your city.',
      screen: () => import('./screens/Cares/Cares'),
    },
    {
      ...page,
      path: routePaths.caresCaterer,
      title: 'A caterer’s campaign',
      description: 'A kitchen that cooks for its neighbors: its story, and how far it has come.',
      screen: () => import('./screens/Campaign/CatererCampaign'),
    },
    {
      ...page,
      path: routePaths.campaign,
      title: 'A campaign',
      description: 'Meals for people who look after others: the story, and how far it has come.',
      screen: () => import('./screens/Campaign/Campaign'),
    },
  ],
  navigation: [{ label: 'Cares', href: '/cares', place: 'main', order: 50 }],
  fallback: {
    title: 'The campaigns are taking a moment',
    message: 'We keep trying to bring them here. No donation was taken.',
    links: [{ label: 'Find food', href: '/search' }],
  },
};

import { type Remote, routePaths } from '@copper-carrot/contracts';

const page = { layout: 'default', guards: ['loadUser'] } as const;

const operators = { layout: 'dashboard', guards: ['loggedIn'] } as const;

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
    {
      path: routePaths.campaignWidget,
      layout: 'widget',
      guards: [],
      title: 'A campaign',
      screen: () => import('./screens/Widget/Widget'),
    },
    {
      ...operators,
      path: routePaths.adminCampaigns,
      title: 'Campaigns',
      screen: () => import('./screens/Operate/Campaigns'),
    },
    {
      ...operators,
      path: routePaths.adminCampaignNew,
      title: 'Start a campaign',
      screen: () => import('./screens/Operate/NewCampaign'),
    },
    {
      ...operators,
      path: routePaths.adminCampaign,
      title: 'Run a campaign',
      screen: () => import('./screens/Operate/RunCampaign'),
    },
    {
      ...page,
      path: routePaths.campaignDonate,
      title: 'Give to a campaign',
      screen: () => import('./screens/Donate/Donate'),
    },
    {
      ...page,
      path: routePaths.campaignMonthlyGift,
      title: 'Your monthly gift',
      screen: () => import('./screens/MonthlyGift/MonthlyGift'),
    },
  ],
  navigation: [
    { label: 'Cares', href: '/cares', place: 'main', order: 50 },
    { label: 'Campaigns', href: routePaths.adminCampaigns, place: 'admin', order: 50 },
  ],
  fallback: {
    title: 'The campaigns are taking a moment',
    message: 'We keep trying to bring them here. No donation was taken.',
    links: [{ label: 'Find food', href: '/search' }],
  },
};

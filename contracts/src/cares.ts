/** Campaigns that feed a hospital, or a caterer's neighbours (2 §7). */
export const campaignTypes = ['covid_hospital', 'covid_caterer'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** Constants of the cares screens (2 §9). */
export const defaultPlaceId = 1;
export const catererCampaigns = {
  initial: 3,
  step: 15,
  /** The API's page limit. */
  most: 200,
} as const;

/** The loader of widgets on other sites. Pages of others name it, so it stays at this address. */
export const widgetLoaderPath = '/widget.js';
export const widgetElement = 'copper-carrot-campaign';

/** A widget's sizes: the height that its page keeps free, in pixels, and how wide it may become. */
export const widgetSizes = {
  card: { label: 'Card', height: 460, maxWidth: '24rem' },
  wide: { label: 'Wide', height: 232, maxWidth: '48rem' },
  bar: { label: 'Bar', height: 76, maxWidth: '100%' },
} as const;
export type WidgetSize = keyof typeof widgetSizes;

export const widgetColors = { copper: 'Copper', leaf: 'Leaf green', aubergine: 'Aubergine' } as const;
export type WidgetColor = keyof typeof widgetColors;

export const widgetThemes = { auto: 'As the reader has it', light: 'Light', dark: 'Dark' } as const;
export type WidgetTheme = keyof typeof widgetThemes;

/** What a widget and the page around it say to each other; the names never change, since pages keep the loader. */
export const widgetMessages = {
  hello: 'copper-carrot:hello',
  connect: 'copper-carrot:connect',
  height: 'copper-carrot:height',
  give: 'copper-carrot:give',
} as const;

/** Among the sites that may show a campaign's widget: every site. */
export const anySite = '*';
export const mostSites = 50;

/** The colours of a campaign's composed picture. */
export const campaignPalettes = {
  honey: 'Honey',
  saffron: 'Saffron',
  tomato: 'Tomato',
  terracotta: 'Terracotta',
  leaf: 'Leaf',
  sky: 'Sky',
  indigo: 'Indigo',
  wine: 'Wine',
} as const;
export type CampaignPalette = keyof typeof campaignPalettes;

/** What a campaign's composed picture may show on its table, each with its words. */
export const campaignDishes = {
  'pot-of-food': 'a pot of stew',
  'soup-bowl': 'a bowl of soup',
  'curry-rice': 'curry with rice',
  'steaming-bowl': 'noodle bowls',
  'green-salad': 'salad',
  sandwich: 'sandwiches',
  taco: 'tacos',
  burrito: 'burritos',
  'bento-box': 'lunch boxes',
  bread: 'bread',
  croissant: 'croissants',
  'hot-beverage': 'coffee',
} as const;
export type CampaignDish = keyof typeof campaignDishes;

/** Gifts to campaigns, in dollars. */
export const gifts = {
  presets: [25, 50, 100, 250],
  least: 1,
  most: 10_000,
  longestName: 100,
} as const;

/** The card's fees for a gift that arrives whole when its giver pays them on top: 2.9% of the charge and 30 cents. */
export const cardFeeCents = (giftCents: number): number =>
  Math.ceil(((giftCents + 30) * 1000) / 971) - giftCents;

export const monthlyGiftStatuses = ['starting', 'active', 'paused', 'ended'] as const;
export type MonthlyGiftStatus = (typeof monthlyGiftStatuses)[number];

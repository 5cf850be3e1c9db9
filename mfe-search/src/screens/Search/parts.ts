import { onDemand } from '@copper-carrot/shared-ui/on-demand';

const controls = () => import('./controls');
/** Rarely needed parts share one chunk with the saved searches. */
const rarely = () => import(/* webpackChunkName: 'more' */ './NoResults');

/** Search controls, in the page if wide and behind a press on phones, which need not wait for them. */
export const eventBar = onDemand(async () => (await controls()).EventBar);
export const filters = onDemand(async () => (await controls()).Filters);
export const eventSheet = onDemand(async () => (await controls()).EventSheet);
export const filterSheet = onDemand(async () => (await controls()).FilterSheet);
export const sortChoice = onDemand(async () => (await controls()).SortChoice);
/** Loaded if nothing is found. */
export const noResults = onDemand(async () => (await rarely()).NoResults);
export const beyondReach = onDemand(async () => (await rarely()).Undeliverable);
export const wrongInput = onDemand(async () => (await rarely()).WrongInput);
export const suggestingBox = onDemand(
  async () => (await import('@copper-carrot/shared-ui/ComboBox')).ComboBox,
);
/** Loaded once words are sent. */
export const understood = onDemand(async () => (await controls()).Understood);
/** Loaded if a name is searched. */
export const whyNot = onDemand(async () => (await rarely()).WhyNot);
/** Loaded if words ask to exclude something. */
export const notLeftOut = onDemand(async () => (await rarely()).NotLeftOut);
export const priceWords = onDemand(async () => (await import('./PriceWords')).PriceWords);

/** Loads the parts that a wide page shows at once. */
export const loadWide = () =>
  Promise.all([eventBar, filters, sortChoice, suggestingBox, priceWords].map(({ load }) => load()));

import { onDemand } from '@copper-carrot/shared-ui/on-demand';

const controls = () => import('./controls');
/** Few come to need it: one part with the list of saved searches. */
const rarely = () => import(/* webpackChunkName: 'more' */ './NoResults');

/** What steers a search: in sight on a wide page, behind a press on a phone, which then need not wait for it. */
export const eventBar = onDemand(async () => (await controls()).EventBar);
export const filters = onDemand(async () => (await controls()).Filters);
export const eventSheet = onDemand(async () => (await controls()).EventSheet);
export const filterSheet = onDemand(async () => (await controls()).FilterSheet);
export const sortChoice = onDemand(async () => (await controls()).SortChoice);
/** What could be given up where nothing is found. */
export const noResults = onDemand(async () => (await rarely()).NoResults);
export const beyondReach = onDemand(async () => (await rarely()).Undeliverable);
export const wrongInput = onDemand(async () => (await rarely()).WrongInput);
export const suggestingBox = onDemand(
  async () => (await import('@copper-carrot/shared-ui/ComboBox')).ComboBox,
);
/** What was typed as filters: comes once somebody sends the words. */
export const understood = onDemand(async () => (await controls()).Understood);
/** Why what was looked for by name is left out: only for who looks for a name. */
export const whyNot = onDemand(async () => (await rarely()).WhyNot);
/** What words ask to leave out and no search can. */
export const notLeftOut = onDemand(async () => (await rarely()).NotLeftOut);
export const priceWords = onDemand(async () => (await import('./PriceWords')).PriceWords);

/** All that a wide page shows at once. */
export const loadWide = () =>
  Promise.all([eventBar, filters, sortChoice, suggestingBox, priceWords].map(({ load }) => load()));

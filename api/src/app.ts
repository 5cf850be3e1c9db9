import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import {
  accountRoutes,
  actorSource,
  credentialRoutes,
  ghostRoutes,
  orderPreferenceRoutes,
  ownAccountRoutes,
} from './accounts';
import { catererActionRoutes, statsRoutes } from './action-center';
import { caresRoutes } from './cares';
import {
  brandRoutes,
  ownBrandRoutes,
  ownMenuRoutes,
  ownPackageRoutes,
  packagePictureRoutes,
  packageRoutes,
} from './catalog';
import { couponRoutes } from './coupons';
import { creditCardRoutes } from './credit-cards';
import { documentRoutes, sharedDocumentRoutes } from './documents';
import { contentRoutes } from './content';
import { env } from './env';
import { blockedBrandRoutes, favoriteRoutes, rosterRoutes, teamRosterRoutes } from './favorites';
import { addressBookRoutes } from './address-book';
import { addressRoutes } from './addresses';
import {
  actingAs,
  errorHandler,
  healthz,
  keepBodyFault,
  keepHintTrue,
  localPeers,
  measure,
  metrics,
  readyz,
  requestLog,
  securityHeaders,
  serveDocument,
  sessions,
  unknownPath,
  type RouteGroup,
} from './http';
import { invoiceRoutes } from './invoices';
import { kitchenPaperRoutes, labelRoutes, orderLabelRoutes, paperRoutes } from './order-papers';
import {
  approvalRoutes,
  askRoutes,
  cartRoutes,
  catererChangeRoutes,
  catererOrderRoutes,
  choicesRoutes,
  creditRoutes,
  directOrderRoutes,
  changeRoutes,
  leftCartRoutes,
  orderCardRoutes,
  orderCouponRoutes,
  orderKitchenRoutes,
  orderOfRoutes,
  orderRoutes,
  orderYearRoutes,
  menuOrderRoutes,
  packageOrderRoutes,
  proposalRoutes,
  refundRoutes,
  reorderRoutes,
  chooseCardRoutes,
  submitRoutes,
  tipRoutes,
} from './orders';
import { billRoutes, livePollRoutes, pollRoutes, publicPollRoutes, selectionRoutes } from './polls';
import { mealCalendarRoutes } from './meal-calendar';
import { menuReviewRoutes } from './menu-reviews';
import { messageRoutes } from './messages';
import {
  contactRoutes,
  enterpriseRoutes,
  invitationRoutes,
  ownMembershipRoutes,
  teamRoutes,
  teamSettingsRoutes,
} from './organizations';
import { webhookRoutes } from './payments';
import { photoShootRoutes } from './photo-shoots';
import { pictureRouter } from './pictures';
import {
  healthRoutes,
  overrideRoutes,
  platformRoutes,
  remoteRouter,
  tellFeed,
  uploadRoutes,
} from './remotes';
import { publicReferralRoutes, referralRoutes } from './referrals';
import { brandReviewRoutes, catererReviewRoutes, ownReviewRoutes, packageReviewRoutes } from './reviews';
import { rewardRoutes } from './rewards';
import { savedSearchRoutes } from './saved-searches';
import { brandSearchRoutes, whyNotSearchable, packageSearchRoutes } from './search';
import { searchMapRoutes } from './search-map';
import { menuRoutes, sharedMenuRoutes } from './shareable-menus';
import { signUpRoutes } from './sign-up';
import { siteRouter } from './site';
import { statementRoutes } from './statements';
import { suggestionRoutes } from './suggestions';
import { supportRoutes } from './support';
import { publicSurveyRoutes, surveyRoutes } from './surveys';
import { fileRoutes, presignRoutes } from './uploads';
import { unsubscribeRoutes } from './unsubscribe';
import { whyNotRoutes } from './why-not';

/** Every feature's routes: a new feature adds its line here. */
export const groups: readonly RouteGroup[] = [
  accountRoutes,
  statsRoutes,
  catererActionRoutes,
  signUpRoutes,
  credentialRoutes,
  ghostRoutes,
  ownAccountRoutes,
  orderPreferenceRoutes,
  teamRoutes,
  ownMembershipRoutes,
  teamSettingsRoutes,
  invitationRoutes,
  contactRoutes,
  enterpriseRoutes,
  mealCalendarRoutes,
  creditRoutes,
  couponRoutes,
  // Before the invoices by their id.
  statementRoutes,
  invoiceRoutes,
  documentRoutes,
  sharedDocumentRoutes,
  // Before the orders by their id.
  orderYearRoutes,
  orderRoutes,
  orderOfRoutes,
  paperRoutes,
  labelRoutes,
  kitchenPaperRoutes,
  orderLabelRoutes,
  surveyRoutes,
  publicSurveyRoutes,
  menuRoutes,
  sharedMenuRoutes,
  orderCardRoutes,
  cartRoutes,
  leftCartRoutes,
  choicesRoutes,
  orderCouponRoutes,
  submitRoutes,
  refundRoutes,
  reorderRoutes,
  approvalRoutes,
  askRoutes,
  chooseCardRoutes,
  tipRoutes,
  ownReviewRoutes,
  catererReviewRoutes,
  rewardRoutes,
  pollRoutes,
  selectionRoutes,
  publicPollRoutes,
  billRoutes,
  messageRoutes,
  changeRoutes,
  menuOrderRoutes,
  packageOrderRoutes,
  proposalRoutes,
  catererOrderRoutes,
  directOrderRoutes,
  catererChangeRoutes,
  orderKitchenRoutes,
  menuReviewRoutes,
  ownBrandRoutes,
  ownMenuRoutes,
  ownPackageRoutes,
  // Before the catalogue, whose packages go by their slug: none is called 'search' to these paths.
  packageSearchRoutes,
  brandSearchRoutes,
  searchMapRoutes,
  savedSearchRoutes,
  suggestionRoutes,
  whyNotRoutes,
  packageRoutes,
  brandRoutes,
  packageReviewRoutes,
  brandReviewRoutes,
  addressRoutes,
  addressBookRoutes,
  creditCardRoutes,
  favoriteRoutes,
  blockedBrandRoutes,
  rosterRoutes,
  teamRosterRoutes,
  caresRoutes,
  supportRoutes,
  presignRoutes,
  fileRoutes,
  packagePictureRoutes,
  unsubscribeRoutes,
  contentRoutes,
  photoShootRoutes,
  referralRoutes,
  publicReferralRoutes,
  livePollRoutes,
  webhookRoutes,
  platformRoutes,
  uploadRoutes,
  overrideRoutes,
  healthRoutes,
];

export const endpoints = groups.flatMap((group) => [...group.endpoints]);

const bodies = (): RequestHandler[] => {
  const raw = new Set(
    endpoints.filter(({ endpoint }) => endpoint.protection === 'signature').map(({ path }) => path),
  );
  const long = endpoints
    .filter(({ endpoint }) => endpoint.takesLongBody)
    .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`));
  const asBuffer = express.raw({ type: () => true, limit: '1mb' });
  const asJson = express.json({ limit: '100kb', strict: false });
  const asLongJson = express.json({ limit: '1mb', strict: false });
  // A webhook's signature is over the bytes, so those calls keep them.
  return [
    keepBodyFault((request, response, next) => {
      const path = request.baseUrl + request.path;
      const call = `${request.method.toLowerCase()} ${path}`;
      const read = raw.has(path) ? asBuffer : long.some((each) => each.test(call)) ? asLongJson : asJson;
      read(request, response, next);
    }),
  ];
};

/** A browser may keep an answer but asks whether it still holds; a shared cache may not keep it. */
const answersBelongToTheCaller: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-cache');
  next();
};

/** The whole site as an Express app; it opens no port and needs no database until it is asked. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);
  app.set('trust proxy', env.TRUSTED_PROXIES);

  app.get('/healthz', healthz);
  app.get('/readyz', readyz({ search: whyNotSearchable }));
  app.get('/metrics', metrics());

  app.use(requestLog, measure, ...securityHeaders(), compression());
  // Who calls is asked once the whole call is there: a body sent byte by byte carries no right past its end.
  app.use(['/cpi', '/_content'], answersBelongToTheCaller, tellFeed, ...bodies());
  const identify = [sessions(), actingAs(actorSource)];
  app.use(['/cpi', '/users'], ...identify, keepHintTrue);
  for (const group of groups) app.use(group.router);
  serveDocument(app, endpoints);
  app.use(['/cpi', '/_content'], unknownPath);

  app.use(localPeers());
  app.use('/pictures', pictureRouter());
  app.use('/remotes', remoteRouter(identify));
  app.use(siteRouter({ identify, endpoints }));

  app.use(errorHandler);
  return app;
}

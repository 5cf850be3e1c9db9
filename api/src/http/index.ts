export { actingBrand } from './acting-brand';
export { actingAs, type ActorSource } from './acting-as';
export { belongsTo, isSiteAdmin, roleIn, type Actor, type ActorMembership } from './actor';
export { keepBodyFault } from './body-fault';
export { authorize, type Policy } from './authorize';
export { builtFiles } from './built-files';
export { csvFile, type CsvColumn } from './csv';
export { errorHandler, unknownPath } from './error-handler';
export { openEventStream, type EventStream } from './event-stream';
export { healthz, readyz } from './health';
export { httpServer } from './http-server';
export {
  asList,
  bestFew,
  definedLists,
  defineList,
  listAnswer,
  listQuery,
  pageOf,
  paging,
  type Paging,
  presentList,
  type RecordOf,
  whole,
} from './list';
export { localPeers } from './local-peers';
export { mailLimit } from './mail-limit';
export { requireSafeOrigin } from './csrf';
export { matchPath } from './match-path';
export { measure, metrics } from './metrics';
export { documentText, openApiDocument, serveDocument } from './openapi';
export { ownOrigins } from './own-origins';
export { closeRateLimits, networkOf, rateLimit, type RateLimit } from './rate-limit';
export { readQuery } from './query';
export { refusalOf } from './refusal';
export { Reply } from './reply';
export { arrivedAt, requestLog, withoutTokens } from './request-log';
export {
  routes,
  type Endpoint,
  type Input,
  type PathValues,
  type Registered,
  type RouteGroup,
} from './routes';
export {
  date,
  email,
  id,
  idOrSlug,
  idOrSlugParams,
  idParams,
  instant,
  listOf,
  nameForOthers,
  money,
  nothing,
  phone,
  requestKeyHeaders,
  time,
} from './schemas';
export { shape } from './shape';
export { seal, unseal } from './signed';
export { allowFraming, allowLoadingFrom, securityHeaders } from './security-headers';
export {
  cookieOptions,
  endOneSession,
  endSessions,
  openSession,
  sessionJobs,
  sessions,
  sessionsOf,
} from './session';
export { cookieOf, hintSignedIn, keepHintTrue, lacksHint } from './signed-in-hint';
export { endGracefully } from './shutdown';
export { isEqual } from './text';
export { untilGone } from './until-gone';
export { validate } from './validate';

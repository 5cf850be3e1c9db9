import type { RequestHandler } from 'express';
import { feedHeader } from '@copper-carrot/contracts';
import { platformInMemory } from './platform-now';
import { newestRevision } from './session-set';

/** Adds the feed's revision to every API answer, so that an open page learns of newer releases. */
export const tellFeed: RequestHandler = (request, response, next) => {
  const platform = platformInMemory();
  if (platform) response.set(feedHeader, String(newestRevision(request, platform)));
  next();
};

import type { RequestHandler } from 'express';
import { feedHeader } from '@copper-carrot/contracts';
import { platformInMemory } from './platform-now';
import { newestRevision } from './session-set';

/** Tells with each answer of the API which feed a new page of this browser would have: an open one learns so of a newer. */
export const tellFeed: RequestHandler = (request, response, next) => {
  const platform = platformInMemory();
  if (platform) response.set(feedHeader, String(newestRevision(request, platform)));
  next();
};

import type { Request, RequestHandler } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from 'prom-client';
import { env } from '../env';
import { notFound } from '../errors';
import { everyProcess } from '../every-process';
import { isEqual } from './text';

if (env.NODE_ENV !== 'test') collectDefaultMetrics();

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to its answer, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

// Uses the route's pattern, because paths with ids would create a time series each.
const patternOf = (request: Request) => (request.route as { path?: string } | undefined)?.path ?? 'other';

export const measure: RequestHandler = (request, response, next) => {
  const stop = duration.startTimer();
  response.on('finish', () =>
    stop({ method: request.method, route: patternOf(request), status: response.statusCode }),
  );
  next();
};

const ofEach = everyProcess('metrics', () => register.getMetricsAsJSON());

/**
 * The metrics of all processes on this port, summed by default; 404 without the configured token (`Authorization:
 * Bearer …`).
 */
export const metrics =
  (token = env.METRICS_TOKEN): RequestHandler =>
  async (request, response) => {
    if (token !== undefined && !isEqual(request.get('authorization') ?? '', `Bearer ${token}`))
      throw notFound();
    const known = (await ofEach()).filter((each) => each !== undefined);
    const figures = known.length > 1 ? AggregatorRegistry.aggregate(known) : register;
    response.type(register.contentType).send(await figures.metrics());
  };

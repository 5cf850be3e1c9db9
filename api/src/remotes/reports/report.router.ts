import express, { type Request, type RequestHandler, type Router } from 'express';
import Joi from 'joi';
import { faultKinds, type FaultReport, type LoadReport, reportLimits } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import { rateLimit, validate } from '../../http';
import { recordFault } from './faults';
import { countLoads } from './loads';
import { clientOf, witnessOf } from './network';
import { readReportToken, type Reporter } from './report-token';

const releaseId = Joi.number()
  .integer()
  .min(1)
  .max(2 ** 31 - 1)
  .required();
const token = Joi.string().max(500).required();

const faultBody = Joi.object<FaultReport, true>({
  token,
  release_id: releaseId,
  kind: Joi.string()
    .valid(...faultKinds)
    .required(),
  message: Joi.string().allow('').max(reportLimits.message).required(),
  path: Joi.string().max(reportLimits.path).required(),
  stack: Joi.string().allow('').max(reportLimits.stack),
});

const loadBody = Joi.object<LoadReport, true>({
  token,
  loads: Joi.array()
    .items(Joi.object({ release_id: releaseId, ms: Joi.number().min(0).max(86_400_000).required() }))
    .min(1)
    .max(20)
    .required(),
});

const faultsOfClient = rateLimit({ name: 'remote_faults', tries: 60, seconds: 10 * 60 });
// A real page has fewer releases and kinds of faults.
const faultsOfPage = rateLimit({ name: 'remote_faults_page', tries: 20, seconds: 24 * 3600 });
const faultsOfRelease = rateLimit({ name: 'remote_faults_of', tries: 1000, seconds: 60 * 60 });
// More than a dozen clients would have to flood it before others can't report.
const faultsOfReleaseByOne = rateLimit({ name: 'remote_faults_of_by_one', tries: 60, seconds: 60 * 60 });
// In memory, because every opened page sends one.
const loadsOfClient = rateLimit({ name: 'remote_loads', tries: 600, seconds: 10 * 60, inMemory: true });
const loadsOfPage = rateLimit({ name: 'remote_loads_page', tries: 40, seconds: 24 * 3600, inMemory: true });

const limitedBy =
  (limit: { spend: (key: string) => Promise<number> }): RequestHandler =>
  async (request, _response, next) => {
    await limit.spend(clientOf(request));
    next();
  };

/** The reporter of a token; null if it is too old, 403 if it is not ours. */
function reporterOf({ token: text }: { token: string }): Reporter | null {
  const reporter = readReportToken(text);
  if (!reporter)
    throw new ApiError(403, 'report_token-unknown', { message: 'This is no token of a page of this site.' });
  return reporter.isOver ? null : reporter;
}

const notGiven = (id: number) =>
  new ApiError(403, 'report-of_another', { message: `This page was not given release ${id}.` });

/** Accepts faults and load times of pages with a valid token. */
export function takeReports(router: Router): void {
  const json = express.json({ limit: '16kb' });
  router.post('/faults', limitedBy(faultsOfClient), json, async (request: Request, response) => {
    const fault = validate(faultBody, request.body ?? {});
    const reporter = reporterOf(fault);
    if (reporter) {
      if (!reporter.releases.has(fault.release_id)) throw notGiven(fault.release_id);
      await faultsOfPage.spend(reporter.page);
      const witness = witnessOf(request, reporter.page);
      await faultsOfReleaseByOne.spend(`${fault.release_id} ${witness}`);
      await faultsOfRelease.spend(String(fault.release_id));
      await recordFault(fault, reporter.page, witness);
    }
    response.status(204).end();
  });
  router.post('/loads', limitedBy(loadsOfClient), json, async (request: Request, response) => {
    const report = validate(loadBody, request.body ?? {});
    const reporter = reporterOf(report);
    if (reporter) {
      const foreign = report.loads.find(({ release_id }) => !reporter.releases.has(release_id));
      if (foreign) throw notGiven(foreign.release_id);
      await loadsOfPage.spend(reporter.page);
      countLoads(report.loads, reporter.page, witnessOf(request, reporter.page));
    }
    response.status(204).end();
  });
}

import { createHash } from 'node:crypto';
import { sql } from '../database';
import { ApiError, notFound } from '../errors';
import { networkOf, rateLimit, routes, type Actor } from '../http';
import { newToken } from '../accounts';
import { giveGuestToken, guestToken } from '../polls';
import { prepared } from '../prepared';
import { surveyByCode, type LoadedSurvey } from './load-survey';
import { stateOf } from './survey-state';
import { presentPublicSurvey, presentResponse, responseColumns } from './survey.presenter';
import { codeParams, newResponseBody, publicSurveyAnswer, responseAnswer } from './survey.schemas';

/** Surveys for everybody who has the code, without an account; a second answer of the same person replaces the first. */
export const publicSurveyRoutes = routes({ tag: 'Surveys', base: '/cpi/v2/public' });

const guessLimit = rateLimit({ name: 'survey_guesses', tries: 30, seconds: 10 * 60 });
const responseLimit = rateLimit({ name: 'survey_responses', tries: 200, seconds: 60 * 60 });

const columns = 'id, rating, comment, name, created_at';
const ownResponse = prepared(
  'survey-own-response',
  responseColumns,
  `select ${columns} from order_survey_responses where order_survey_id = $1 and respondent_hash = $2`,
);
const responded = prepared(
  'survey-responded',
  responseColumns,
  `insert into order_survey_responses (order_survey_id, respondent_hash, rating, comment, name) values ($1, $2, $3, $4, $5)
   on conflict (order_survey_id, respondent_hash) do update
     set rating = excluded.rating, comment = excluded.comment, name = excluded.name
   returning ${columns}`,
);

async function surveyBy(code: string, request: Parameters<typeof networkOf>[0]): Promise<LoadedSurvey> {
  const survey = await sql.first(surveyByCode, [code]);
  if (survey) return survey;
  await guessLimit.spend(networkOf(request));
  throw notFound('There is no survey here.');
}

/** Who answers is known by this alone: it says neither who they are nor what else they answered. */
const hashOf = (surveyId: number, who: string) =>
  createHash('sha256').update(`${who}|survey ${surveyId}`).digest();
const holder = (actor: Actor | null, token: string | null) =>
  actor ? `user ${actor.userId}` : token === null ? null : `guest ${token}`;

publicSurveyRoutes.get(
  '/order_surveys/:code',
  {
    summary: 'A survey by its code, and what its reader answered',
    spec: '2 §7',
    who: 'anyone',
    params: codeParams,
    answer: publicSurveyAnswer,
  },
  async ({ actor, params, request, response }) => {
    const survey = await surveyBy(params.code, request);
    const token = guestToken(request);
    if (!actor && token === null) giveGuestToken(response);
    const who = holder(actor, token);
    const own = who === null ? undefined : await sql.first(ownResponse, [survey.id, hashOf(survey.id, who)]);
    return presentPublicSurvey(survey, own ?? null);
  },
);

publicSurveyRoutes.post(
  '/order_survey_responses',
  {
    summary: 'Answers a survey, or says something else than before',
    spec: '2 §7',
    who: 'anyone',
    body: newResponseBody,
    answer: responseAnswer,
    status: 201,
  },
  async ({ actor, body, request, response }) => {
    const survey = await surveyBy(body.code, request);
    await responseLimit.spend(`${survey.id}|${networkOf(request)}`);
    const state = stateOf(survey);
    if (state !== 'open')
      throw new ApiError(409, `order_surveys-${state}`, {
        message: state === 'early' ? 'This survey opens when the food is there.' : 'This survey is closed.',
      });
    const token = guestToken(request) ?? newToken();
    if (!actor) giveGuestToken(response, token);
    const { rating, comment = '', name } = body.order_survey_response;
    const who = holder(actor, token) ?? '';
    const [row] = await sql.rows(responded, [
      survey.id,
      hashOf(survey.id, who),
      rating,
      comment,
      name || null,
    ]);
    if (!row) throw new Error('a response was not kept');
    return presentResponse(row);
  },
);

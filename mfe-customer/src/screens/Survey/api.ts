import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/orderer/orders/{id}/survey';

export const surveyUrl = (id: number) => read(path, { params: { id } });
export const responsesUrl = (id: number, query: { limit: number; offset: number }) =>
  read(`${path}/responses`, { params: { id }, query });
export const publicSurveyUrl = (code: string) =>
  read('/cpi/v2/public/order_surveys/{code}', { params: { code } });

export const makeSurvey = (id: number, question: string) =>
  client.post(path, { params: { id }, body: { order_survey: { question } } });

/** Takes no more answers from now on. */
export const closeSurvey = (id: number) =>
  client.patch(path, { params: { id }, body: { order_survey: { closes_at: new Date().toISOString() } } });

export const removeSurvey = (id: number) => client.delete(path, { params: { id } });

export interface Answer {
  rating: number | null;
  comment: string;
  name: string;
}
export const answerSurvey = (code: string, { rating, comment, name }: Answer & { rating: number }) =>
  client.post('/cpi/v2/public/order_survey_responses', {
    body: { code, order_survey_response: { rating, comment, name } },
  });

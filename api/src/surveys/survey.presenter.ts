import type { Schemas } from '@copper-carrot/contracts';
import type { RowWith } from '../prepared';
import type { LoadedSurvey } from './load-survey';
import { stateOf } from './survey-state';

export const responseColumns = {
  id: 'int4',
  rating: 'int4',
  comment: 'text',
  name: 'text?',
  created_at: 'timestamptz',
} as const;

export const presentResponse = (row: RowWith<typeof responseColumns>): Schemas['OrderSurveyResponse'] => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  name: row.name,
  created_at: row.created_at.toISOString(),
});

export function presentSurvey(survey: LoadedSurvey): Schemas['OrderSurvey'] {
  const ratings = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: survey.ratings[rating] ?? 0 }));
  const count = ratings.reduce((sum, each) => sum + each.count, 0);
  const stars = ratings.reduce((sum, each) => sum + each.count * each.rating, 0);
  return {
    id: survey.id,
    code: survey.code,
    question: survey.question,
    opens_at: survey.opensAt.toISOString(),
    closes_at: survey.closesAt.toISOString(),
    is_open: stateOf(survey) === 'open',
    response_count: count,
    average_rating: count === 0 ? null : Math.round((stars * 100) / count) / 100,
    ratings,
  };
}

export const presentPublicSurvey = (
  survey: LoadedSurvey,
  response: RowWith<typeof responseColumns> | null,
): Schemas['PublicOrderSurvey'] => ({
  code: survey.code,
  question: survey.question,
  food: survey.food,
  brand_name: survey.brandName,
  start_date: survey.startDate,
  state: stateOf(survey),
  response: response && presentResponse(response),
});

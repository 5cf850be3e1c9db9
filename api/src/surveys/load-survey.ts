import { sql } from '../database';
import { column, prepared, type RowOf } from '../prepared';

/** An answer is open so long after the start, unless its orderer says otherwise. */
export const openForDays = 7;

const columns = {
  id: 'int4',
  code: 'text',
  orderId: 'int4',
  question: 'text',
  opensAt: 'timestamptz',
  closesAt: 'timestamptz',
  readAt: 'timestamptz',
  stopped: 'bool',
  food: 'text',
  brandName: 'text',
  startDate: 'date?',
  ratings: column<Record<string, number>>('json'),
} as const;
const survey = (which: string) => `
  select s.id, s.code, s.order_id as "orderId", s.question, coalesce(o.start_at, s.created_at) as "opensAt",
    coalesce(s.closes_at, coalesce(o.start_at, s.created_at) + interval '${openForDays} days') as "closesAt", now() as "readAt",
    o.status in ('declined', 'expired', 'canceled') as stopped,
    coalesce(o.agreed #>> '{package,name}', p.name, 'The food') as food, b.name as "brandName", o.start_date as "startDate",
    (select coalesce(json_object_agg(each.rating, each.total), '{}') from (
      select r.rating, count(*)::int as total from order_survey_responses r where r.order_survey_id = s.id group by r.rating
    ) each) as ratings
  from order_surveys s join orders o on o.id = s.order_id join brands b on b.id = o.brand_id
  left join packages p on p.id = o.package_id where ${which}`;

export const surveyOf = prepared('survey-of-order', columns, survey('s.order_id = $1'));
export const surveyByCode = prepared('survey-by-code', columns, survey('s.code = $1'));
export type LoadedSurvey = RowOf<typeof surveyOf>;

export const loadSurvey = async (orderId: number): Promise<LoadedSurvey | null> =>
  (await sql.first(surveyOf, [orderId])) ?? null;

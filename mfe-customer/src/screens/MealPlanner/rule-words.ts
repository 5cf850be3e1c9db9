import { dietNames } from '@copper-carrot/contracts';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count, joinList } from '@copper-carrot/shared-ui/words';
import type { Rule } from './api';

/** 1 is Monday. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** When and for how many a rule plans, in a sentence. */
export const ruleSentence = ({
  weekdays,
  every_weeks: every,
  start_time: time,
  headcount: people,
}: Rule): string =>
  `${[
    `Every ${joinList(weekdays.map((day) => weekdayNames[day - 1] ?? ''))}`,
    every > 1 && `of every ${every} weeks`,
    time !== null && `at ${formatTime(time)}`,
    people !== null && `for ${count(people, 'person', 'people')}`,
  ]
    .filter(Boolean)
    .join(' ')}.`;

/** What a rule looks at besides, each in a few words. */
export const ruleFacts = (rule: Rule): string[] =>
  [
    rule.budget_per_person !== null && `${formatMoney(rule.budget_per_person)} a person at most`,
    rule.budget_per_week !== null && `${formatMoney(rule.budget_per_week)} a week at most`,
    rule.cuisine_gap_days > 0 && `No cuisine twice within ${count(rule.cuisine_gap_days, 'day')}`,
    rule.brand_gap_days > 0 && `No restaurant twice within ${count(rule.brand_gap_days, 'day')}`,
    rule.minimum_rating !== null && `${rule.minimum_rating} stars or more`,
    rule.diets.length > 0 &&
      `A full meal for ${joinList(rule.diets.map((diet) => dietNames[diet].toLowerCase()))}`,
    rule.skip_holidays && 'Not on holidays',
    `From ${formatOrderDate(rule.starts_on)}`,
    rule.ends_on !== null && `Until ${formatOrderDate(rule.ends_on)}`,
    rule.submit_days_before !== null && `Ordered ${count(rule.submit_days_before, 'day')} before, by itself`,
  ].filter((fact) => fact !== false);

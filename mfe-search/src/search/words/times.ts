import { timeSlots } from '@copper-carrot/contracts';
import { mealOfHour } from '../options';
import { type Context, type Reading } from './reading';
import { longestAt, phrases, type Token, wordAt } from './tokens';

const before = phrases('at / @ / by / around / about / for / from / at around / at about / ~');
/** After these a number is an hour. */
const tellsHour = new Set(['at', '@']);

interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  length: number;
}

/** The token count of 'am', 'pm' or 'a.m.'. */
function halfAt(tokens: readonly Token[], at: number): { half: Clock['half']; length: number } {
  if (tokens[at]?.fresh) return { half: null, length: 0 };
  const word = wordAt(tokens, at);
  if (word === 'am' || word === 'pm') return { half: word, length: 1 };
  if ((word === 'a' || word === 'p') && wordAt(tokens, at + 1) === 'm')
    return { half: `${word}m`, length: 2 };
  return { half: null, length: 0 };
}

function clockAt(tokens: readonly Token[], at: number, lead: string): Clock | null {
  const word = wordAt(tokens, at);
  const next = tokens[at + 1];
  if (word === 'noon' || word === 'midday') return { hour: 12, minute: 0, half: 'pm', length: 1 };
  // 'for 12 noon' is for twelve people at noon.
  if (word === '12' && lead !== 'for' && next && !next.fresh && next.text === 'noon')
    return { hour: 12, minute: 0, half: 'pm', length: 2 };
  const isTail = tokens[at]?.joined && ['-', '/', ':', '$'].includes(wordAt(tokens, at - 1));
  if (!/^\d{1,4}$/.test(word) || isTail) return null;
  const figure = Number(word);
  if (next?.text === ':' && next.joined && /^\d\d$/.test(wordAt(tokens, at + 2)) && tokens[at + 2]?.joined) {
    const { half, length } = halfAt(tokens, at + 3);
    return isRange(tokens, at + 3 + length)
      ? null
      : { hour: figure, minute: Number(wordAt(tokens, at + 2)), half, length: 3 + length };
  }
  const { half, length } = halfAt(tokens, at + 1);
  if (isRange(tokens, at + 1 + length)) return null;
  if (half && word.length > 2)
    return { hour: Math.floor(figure / 100), minute: figure % 100, half, length: 1 + length };
  if (half) return { hour: figure, minute: 0, half, length: 1 + length };
  if (
    wordAt(tokens, at + 1) === 'oclock' ||
    (wordAt(tokens, at + 1) === 'o' && wordAt(tokens, at + 2) === 'clock')
  )
    return { hour: figure, minute: 0, half, length: wordAt(tokens, at + 1) === 'o' ? 3 : 2 };
  const measures =
    next &&
    !next.fresh &&
    /^(\$|%|\/|people|percent|dollars|bucks|each|pp|per|k|st|nd|rd|th)$/.test(next.text);
  return tellsHour.has(lead) && word.length < 3 && !measures
    ? { hour: figure, minute: 0, half, length: 1 }
    : null;
}

/** A range of hours does not name a start. */
const isRange = (tokens: readonly Token[], at: number) =>
  (wordAt(tokens, at) === '-' && tokens[at]?.joined) ||
  (wordAt(tokens, at) === 'to' && /^\d{1,4}$/.test(wordAt(tokens, at + 1)));

/** 'HH:mm' in the place's slots; null for an hour without delivery. */
function timeOf({ hour, minute, half }: Clock, { evening, mealSaid }: Context): string | null {
  if (half && (hour < 1 || hour > 12)) return null;
  const isLate = half ? half === 'pm' : isAfternoon(hour, evening, mealSaid);
  const of24 = half || hour < 13 ? (hour % 12) + (isLate ? 12 : 0) : hour;
  const isSlot = minute < 60 && minute % timeSlots.stepMinutes === 0;
  const isOpen =
    of24 >= timeSlots.startHour && (of24 < timeSlots.endHour || (of24 === timeSlots.endHour && minute === 0));
  return isSlot && isOpen ? `${String(of24).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}

/** Without am or pm, lunch and dinner hours are in the afternoon and seven to eleven in the morning. */
const isAfternoon = (hour: number, evening: boolean, meal: Context['mealSaid']) =>
  hour === 12 || (hour < 6 && hour > 0) || (hour === 6 && meal !== 'breakfast') || (evening && hour < 10);

/** Reads a time: 'noon', '12:30', '8am', 'at 1'; without a date it implies the meal only. */
export function timeAt(tokens: readonly Token[], at: number): Reading | null {
  const lead = longestAt(tokens, at, before);
  if (lead && tokens[at + lead]?.fresh) return null;
  const clock = clockAt(tokens, at + lead, lead > 0 ? wordAt(tokens, at) : '');
  if (!clock) return null;
  return {
    kind: 'time',
    length: clock.length + lead,
    mean: (context) => {
      const time = timeOf(clock, context);
      if (time === null) return null;
      const { date, today, now } = context;
      if (date !== null) return date === today && time <= now ? null : { time };
      return mealOfTime(time, context);
    },
  };
}

/** An hour without a date filters nothing (decision 6) but implies the meal. */
function mealOfTime(time: string, { mealSaid, foodKnown, present }: Context) {
  const meal = mealOfHour(time);
  const known = mealSaid ?? (present.mealByHour ? null : present.mealType);
  return known === meal || (known === null && !foodKnown) ? { mealType: meal } : null;
}

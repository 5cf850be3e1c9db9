import * as rules from '../rules';
import { type Choice, type ChoiceErrorCode, type Chosen, type FieldError } from './types';

type Errors = FieldError<ChoiceErrorCode>[];
const FIELD = 'chosen_options';

/** Whether a choice must be answered: it offers one and says what is to be picked, or decides how the food comes. */
export function mustChoose(
  choice: Pick<Choice, 'hasChoice' | 'choiceType' | 'properChoiceSubject'>,
): boolean {
  if (!choice.hasChoice) return false;
  return choice.choiceType === 'presentation' || choice.properChoiceSubject !== null;
}

/** How many of an option are enough for everyone, in whole increments: what one of a choose_up_to choice comes as. */
export const enoughFor = ({ incrementBy }: Choice, headcount: number): number =>
  rules.enoughFor(headcount, incrementBy);

/**
 * What is wrong with the quantities chosen for one choice; no errors when they can be cooked. An order's whole list may
 * be passed: options of other choices are not looked at, so whoever takes a list in also refuses options of no choice.
 */
export function checkQuantities(choice: Choice, headcount: number, chosen: readonly Chosen[]): Errors {
  const own = new Set(choice.options.map(({ id }) => id));
  const picked = chosen.filter(({ optionId, qty }) => own.has(optionId) && qty !== 0);
  const faulty = [
    ...checkRepeats(picked),
    ...picked.flatMap((one) => checkQuantity(choice, one)),
    ...checkMost(choice, headcount, picked),
  ];
  // A sum over impossible quantities would only blame the orderer twice.
  if (faulty.length > 0) return faulty;
  if (choice.choiceType === 'constant_sum') return checkSum(choice, headcount, picked);
  if (choice.choiceType === 'presentation') return checkPresentation(picked);
  return checkCount(choice, picked);
}

const error = (code: ChoiceErrorCode, message: string, nearest?: number, field = FIELD): Errors => [
  { field, code, message, ...(nearest === undefined ? {} : { nearest }) },
];

function checkRepeats(picked: Chosen[]): Errors {
  const seen = new Set<number>();
  return picked.flatMap(({ optionId }) => {
    if (seen.has(optionId)) return error('taken', `Option ${optionId} is chosen twice`);
    seen.add(optionId);
    return [];
  });
}

function checkQuantity(choice: Choice, { optionId, qty }: Chosen): Errors {
  const field = `${FIELD}.${optionId}.qty`;
  const step = choice.incrementBy;
  if (!Number.isSafeInteger(qty) || qty < 0)
    return error('not_a_quantity', `must be a whole number of ${choice.incrementSubjectPlural}`, step, field);
  if (choice.choiceType === 'presentation' || qty % step === 0) return [];
  const nearest = Math.max(step, Math.round(qty / step) * step);
  return error(
    'increment',
    `goes in steps of ${step} ${choice.incrementSubjectPlural}; the nearest is ${nearest}`,
    nearest,
    field,
  );
}

/** What is not paid for by the piece comes for everyone once: more of it would be food that nobody pays for. */
function mostOfOne(choice: Choice, headcount: number): number {
  switch (choice.choiceType) {
    case 'presentation':
      return 1;
    case 'choose_up_to':
    case 'included':
      return enoughFor(choice, headcount);
    default:
      // Of a sum the headcount is the most, and an addition is paid for as often as it comes.
      return Infinity;
  }
}

/** Of each option, and of all together where what is made of others comes besides them. */
function checkMost(choice: Choice, headcount: number, picked: Chosen[]): Errors {
  const each = mostOfOne(choice, headcount);
  const tooMany = picked.filter(({ qty }) => qty > each);
  if (tooMany.length > 0)
    return tooMany.flatMap(({ optionId }) =>
      error('too_many', `is ${each} at the most for ${headcount} people`, each, `${FIELD}.${optionId}.qty`),
    );
  const all = each * (choice.maximumChoosableOptions ?? plainOptions(choice).length);
  const sum = picked.reduce((left, { qty }) => left + qty, 0);
  if (choice.choiceType !== 'choose_up_to' || sum <= all) return [];
  return error(
    'too_many',
    `${nameOf(choice)}: ${sum} chosen for ${headcount} people, ${all} at the most.`,
    all,
  );
}

const plainOptions = ({ options }: Choice) => options.filter(({ comboOf = [] }) => comboOf.length === 0);

function checkSum(choice: Choice, headcount: number, picked: Chosen[]): Errors {
  const sum = picked.reduce((left, { qty }) => left + qty, 0);
  if (sum === headcount) return [];
  const away = Math.abs(headcount - sum);
  const subject = away === 1 ? choice.incrementSubject : choice.incrementSubjectPlural;
  const advice = sum < headcount ? `Add ${away} ${subject}` : `Take away ${away} ${subject}`;
  return error(
    'mismatched_headcount',
    `${nameOf(choice)}: ${sum} chosen for ${headcount} people. ${advice} to make ${headcount}.`,
    headcount,
  );
}

function checkPresentation(picked: Chosen[]): Errors {
  if (picked.length === 1) return [];
  return error('presentation', 'Choose exactly one way to have the food presented', 1);
}

/** How many options of a choice a selection comes to: what is made of others is those, each once. */
export function countOptions(choice: Choice, picked: readonly Chosen[]): number {
  const partsOf = (id: number) => {
    const parts = choice.options.find((option) => option.id === id)?.comboOf ?? [];
    return parts.length > 0 ? parts : [id];
  };
  return new Set(picked.flatMap(({ optionId }) => partsOf(optionId))).size;
}

function checkCount(choice: Choice, picked: Chosen[]): Errors {
  const maximum = choice.maximumChoosableOptions;
  const count = countOptions(choice, picked);
  if (maximum !== null && count > maximum)
    return error(
      'too_many_options',
      `${nameOf(choice)}: choose ${maximum} at most, ${count} are chosen.`,
      maximum,
    );
  if (picked.length === 0 && mustChoose(choice))
    return error('blank', `${nameOf(choice)}: choose at least one.`, 1);
  return [];
}

function nameOf({ properChoiceSubject, description }: Choice): string {
  const name = properChoiceSubject ?? description;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

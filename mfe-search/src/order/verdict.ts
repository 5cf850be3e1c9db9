import { errorCodes, fieldSentence, sentences, type Schemas } from '@copper-carrot/contracts';

/** The page's fields that can show an error. */
export type Slot = 'address' | 'headcount' | 'date' | 'time' | 'pickup' | 'choices';
export interface Verdict {
  orderValid: boolean;
  /** Messages by their field. */
  slots: Partial<Record<Slot, string>>;
  /** Messages without a field. */
  general: string | null;
  /** A hint that blocks nothing. */
  note: string | null;
}

export const unknownVerdict: Verdict = { orderValid: false, slots: {}, general: null, note: null };

/** All messages of a verdict, each once. */
export const reasonsOf = ({ general, slots }: Pick<Verdict, 'general' | 'slots'>): string[] => [
  ...new Set([general, ...Object.values(slots)].filter((words) => words !== null)),
];

const slotOf: Record<string, Slot> = {
  google_place_id: 'address',
  formatted_address: 'address',
  address: 'address',
  address_id: 'address',
  deliverable: 'address',
  kitchen_delivery_area: 'address',
  headcount: 'headcount',
  start_date: 'date',
  start_time: 'time',
  kitchen_id: 'time',
  pickup_kitchen_id: 'pickup',
  chosen_options: 'choices',
  package_item_options: 'choices',
};
const subjects: Record<Slot, string> = {
  address: 'This address',
  headcount: 'The headcount',
  date: 'This date',
  time: 'This time',
  pickup: 'The pickup',
  choices: 'A choice',
};

/** Sentences that 1 §8 prescribes instead of the server's. */
function fixedSentence({ code, type, fields }: Schemas['Error'], field: string): string | null {
  if (
    field === 'kitchen_delivery_area' ||
    (field === 'delivery_area' && code.includes(errorCodes.package.undeliverable))
  )
    return sentences.addressUndeliverable;
  if (field === 'deliverable' && (type === 'record_invalid' || code.includes(errorCodes.recordInvalid)))
    return sentences.restaurantUndeliverable;
  if (field === 'pickup_kitchen_id' && fields[field]?.includes('blank')) return sentences.noPickupKitchen;
  return null;
}

/** A refusal's body with defaults for missing fields. */
export const complete = (payload: Partial<Schemas['Error']>): Schemas['Error'] => ({
  status: 0,
  code: '',
  message: '',
  fields: {},
  field_errors: {},
  type: null,
  param: null,
  context: {},
  ...payload,
});

/** Distributes an error's sentences to the fields. */
export function readError(error: Schemas['Error']): Pick<Verdict, 'slots' | 'general'> {
  const slots: Verdict['slots'] = {};
  let general: string | null = null;
  for (const field of new Set([...Object.keys(error.fields), ...Object.keys(error.field_errors)])) {
    const undeliverable = field === 'delivery_area' && error.code.includes(errorCodes.package.undeliverable);
    const slot = undeliverable ? 'address' : slotOf[field.split('.')[0] ?? field];
    const fixed = fixedSentence(error, field);
    const own = error.field_errors[field]?.[0] ?? error.message;
    if (!slot) general ??= fixed ?? own;
    else
      slots[slot] ??=
        fixed ?? (isAboutTime(error, field) ? error.message : fieldSentence(subjects[slot], own));
  }
  if (error.code.includes(errorCodes.package.undeliverable)) slots.address ??= sentences.addressUndeliverable;
  if (Object.keys(slots).length === 0) general ??= error.message;
  return headcountFirst({ slots, general });
}

/** With an invalid headcount, messages about choices and price are left out. */
export function headcountFirst<Said extends Pick<Verdict, 'slots' | 'general'>>(said: Said): Said {
  if (said.slots.headcount === undefined) return said;
  const { choices: _ofAnother, ...slots } = said.slots;
  return { ...said, slots, general: null };
}

/** For an unavailable time, the error's sentence has the reason; the field's does not. */
const isAboutTime = ({ code }: Schemas['Error'], field: string) =>
  field === 'start_time' &&
  [errorCodes.parts.catererUnavailable, errorCodes.submit.sameDay, errorCodes.submit.nycSameDay].some(
    (part) => code.includes(part),
  );

/** The verdict of a preview: whether the order is valid, and its errors by field (1 §4, 1 §8). */
export function readPreview({ order, error }: Schemas['OrderPreview']): Verdict {
  const note = order?.note ?? null;
  // After a menu change the choices are made again, so the order itself has no error.
  if (!error || error.code.includes(errorCodes.submit.choiceVersionMismatch))
    return { orderValid: true, slots: {}, general: null, note };
  return { orderValid: false, ...readError(error), note };
}

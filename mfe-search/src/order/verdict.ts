import { errorCodes, fieldSentence, sentences, type Schemas } from '@copper-carrot/contracts';

/** The parts of the page that an error can belong to. */
export type Slot = 'address' | 'headcount' | 'date' | 'time' | 'pickup' | 'choices';
export interface Verdict {
  orderValid: boolean;
  /** Sentences by the part they stand beside. */
  slots: Partial<Record<Slot, string>>;
  /** What belongs to no part. */
  general: string | null;
  /** Something to know that forbids nothing. */
  note: string | null;
}

export const unknownVerdict: Verdict = { orderValid: false, slots: {}, general: null, note: null };

/** All that stands against an order, each sentence once. */
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

/** Sentences that the catalogue of 1 §8 puts in place of the server's own. */
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

/** A refusal's payload, whatever it left out. */
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

/** Where the sentences of an error go. */
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

/** Of food for a number that can't be had nothing else is said: neither what is chosen of it nor what it comes to. */
export function headcountFirst<Said extends Pick<Verdict, 'slots' | 'general'>>(said: Said): Said {
  if (said.slots.headcount === undefined) return said;
  const { choices: _ofAnother, ...slots } = said.slots;
  return { ...said, slots, general: null };
}

/** Of a time that can't be had, the error's own sentence says why; the field's only that it can't. */
const isAboutTime = ({ code }: Schemas['Error'], field: string) =>
  field === 'start_time' &&
  [errorCodes.parts.catererUnavailable, errorCodes.submit.sameDay, errorCodes.submit.nycSameDay].some(
    (part) => code.includes(part),
  );

/** What a preview says: whether the order would do, and what stands against it where (1 §4, 1 §8). */
export function readPreview({ order, error }: Schemas['OrderPreview']): Verdict {
  const note = order?.note ?? null;
  // The caterer changed the menu in the meantime: the choices are made anew, and the order is none the worse.
  if (!error || error.code.includes(errorCodes.submit.choiceVersionMismatch))
    return { orderValid: true, slots: {}, general: null, note };
  return { orderValid: false, ...readError(error), note };
}

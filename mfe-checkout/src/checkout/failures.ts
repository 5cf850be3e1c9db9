import { errorCodes, href, messageOf, sentences, type Schemas, wordsBeside } from '@copper-carrot/contracts';
import { type ApiFailure, isApiFailure } from '@copper-carrot/contracts/runtime';
import { fieldLabels } from './fields';
import { type Section, sections } from './sections';

/** A problem and the place where the person can fix it. */
export interface Problem {
  section: Section | 'submit';
  /** The wire name of the field; null for the section as a whole. */
  field: string | null;
  message: string;
  /** The order can't be submitted until the person changes it. */
  blocks?: boolean;
  /** The next possible date (`YYYY-MM-DD`) at the order's time, if its own date is too early. */
  next?: string;
}

export type CheckoutModal = 'duplicate' | 'verifyEmail' | 'domainMismatch';

/** How the screen reacts to a refused call (1 §8). */
export type Reaction =
  | { kind: 'show'; problems: Problem[] }
  | { kind: 'go'; to: string }
  | { kind: 'modal'; modal: CheckoutModal; message: string; orderIds: number[] }
  | { kind: 'authenticate'; clientSecret: string; intentId: string }
  | { kind: 'changed' }
  | { kind: 'placing' }
  | { kind: 'clear' };

const { parts, submit } = errorCodes;

/** Whether a call failed without an answer from the API. */
export const isLost = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 0 || error.status >= 500);

/**
 * Maps a refusal to a reaction; codes match by substring, so a longer code counts as the one that
 * it contains (1 §8).
 */
export function reactionTo(error: unknown, orderId: string | number): Reaction {
  if (!isApiFailure(error)) return showOne('submit', null, messageOf(error));
  if (error.says(parts.alreadySubmitted)) return { kind: 'go', to: href.orderStatus(orderId) };
  if (error.says(submit.choiceVersionMismatch)) return { kind: 'go', to: href.checkoutReset(orderId) };
  if (error.says(submit.pollSelectionsNotApplied)) return { kind: 'clear' };
  if (error.says(submit.inProgress) || error.says(submit.onItsWay)) return { kind: 'placing' };
  if (error.says(submit.changed)) return { kind: 'changed' };
  const modal = modalOf(error);
  if (modal) return { kind: 'modal', modal, message: messageOf(error), orderIds: orderIdsOf(error) };
  if (error.says(submit.paymentAuthentication)) {
    const { client_secret: secret, payment_intent_id: intent } = error.payload.context ?? {};
    if (typeof secret === 'string' && typeof intent === 'string') {
      return { kind: 'authenticate', clientSecret: secret, intentId: intent };
    }
  }
  return { kind: 'show', problems: problemsOf({ ...error.payload, message: messageOf(error) }) };
}

/**
 * Whether the refusal redirects or opens a dialog (1 §8) instead of naming something to fix on the
 * page.
 */
export const isForSending = ({ code }: Schemas['Error']): boolean =>
  [
    errorCodes.modify.inPast,
    submit.simultaneousDelivery,
    submit.emailVerification,
    submit.domainMismatch,
  ].some((part) => code.includes(part));

/**
 * Whether the refusal is final, so that the next press needs a new idempotency key; questions and
 * refused sign-ins keep the key.
 */
export const isForGood = (cause: unknown, { kind }: Reaction): boolean =>
  isApiFailure(cause) &&
  ['show', 'clear', 'go'].includes(kind) &&
  cause.status >= 400 &&
  cause.status < 500 &&
  !cause.says(errorCodes.modify.inProgress) &&
  ![401, 403, 408, 429].includes(cause.status);

/**
 * Problems to show beside the submit button too: a coupon error counts as an error of the
 * submission (1 §8).
 */
export const alsoBesideTheButton = (problems: readonly Problem[]): Problem[] => {
  const coupon = problems.find(({ field }) => field === 'coupon_code');
  return coupon ? [...problems, { ...coupon, section: 'submit', field: null }] : [...problems];
};

const showOne = (section: Problem['section'], field: string | null, message: string): Reaction => ({
  kind: 'show',
  problems: [{ section, field, message }],
});

function modalOf(error: ApiFailure): CheckoutModal | null {
  if (error.says(submit.simultaneousDelivery)) return 'duplicate';
  if (error.says(submit.emailVerification)) return 'verifyEmail';
  if (error.says(submit.domainMismatch)) return 'domainMismatch';
  return null;
}

function orderIdsOf({ payload: { context = {} } }: ApiFailure): number[] {
  const ids = context.order_ids ?? (context.order_id === undefined ? [] : [context.order_id]);
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
}

/** Maps an error body to problems at their places on the page. */
export function problemsOf(payload: Partial<Schemas['Error']>): Problem[] {
  const { code = '', message = sentences.unexpected, field_errors: fieldErrors = {} } = payload;
  const says = (part: string) => code.includes(part);
  if (says(parts.deliveryMinimum)) return [{ section: 'details', field: null, message, blocks: true }];
  if (says(parts.couponNotApplicable)) return couponProblems(payload);
  if (says(submit.headcountMismatch)) {
    return [
      { section: 'choices', field: null, message: `${withStop(message)} ${sentences.headcountMismatch}` },
    ];
  }
  const named = Object.entries(fieldErrors).flatMap(([field, words]) =>
    words.length > 0 ? [besideField(field, words)] : [],
  );
  const next = payload.context?.next_date;
  const late = typeof next === 'string' ? { message, next } : { message };
  const timing = [submit.sameDay, submit.nycSameDay, parts.catererUnavailable].some(says);
  if (timing) {
    const others = named.filter(({ section }) => section !== 'details');
    return [{ section: 'details', field: 'date_time', ...late }, ...others];
  }
  if (says(parts.dateInPast)) {
    const others = named.filter(({ field }) => field !== 'start_date');
    return [{ section: 'details', field: 'start_date', ...late }, ...others];
  }
  if (says(submit.paymentFailed)) return [{ section: 'payment', field: 'credit_card_id', message }];
  return named.length > 0 ? unique(named) : [{ section: 'submit', field: null, message }];
}

/**
 * Coupon message (PAY-04, PAY-05): below the minimum, raise the price or remove it; otherwise
 * remove it (1 §5).
 */
export function couponWords(code: string): string {
  if (code.includes('below_minimum_price')) {
    return 'Your order is below the price that this coupon needs. Increase the price of your order or remove the coupon.';
  }
  if (code.includes('unknown')) return 'We don’t know this coupon code. Check it, or remove the coupon.';
  return 'This coupon can’t be used for this order. Please remove the coupon.';
}

function couponProblems({
  code = '',
  fields = {},
  field_errors: said,
}: Partial<Schemas['Error']>): Problem[] {
  const codes = [code, ...(fields.coupon_code ?? [])].join(' ');
  // Only the server knows a coupon's conditions, so its sentence is shown: the missing amount,
  // start date or city.
  const asked = codes.includes('unknown') ? undefined : said?.coupon_code?.[0];
  return [{ section: 'extras', field: 'coupon_code', message: asked ?? couponWords(codes) }];
}

const sectionsOfFields: [RegExp, Section][] = [
  [/^(start_|headcount|team_id|kitchen_id|pickup|cost_center|purchase_order)/, 'details'],
  [
    /^(address|formatted_address|google_place_id|deliverable|kitchen_delivery_area|delivery_area|company_name|suite|contact_|delivery_instructions)/,
    'address',
  ],
  [/^(credit_card|paid_with_invoice|bypass_payment|stripe_token)/, 'payment'],
  [/^(chosen_options|presentation_type|option|menu_items)/, 'choices'],
  [/^(coupon|tip)/, 'extras'],
];

/** The problem of one field, in the words of 1 §8 if it has some. */
function besideField(field: string, words: readonly string[]): Problem {
  const section = sectionsOfFields.find(([pattern]) => pattern.test(field))?.[1] ?? 'submit';
  const text = words.join(' ');
  if (field === 'approval') return { section, field, message: text };
  if (field === 'team_id') return { section, field, message: sentences.teamMissing };
  if (field === 'deliverable') {
    return { section, field: 'formatted_address', message: text.replace(/^Deliverable - /, '') };
  }
  if (field === 'kitchen_delivery_area') {
    return { section, field: 'formatted_address', message: sentences.addressUndeliverable };
  }
  if (field === 'address' || field === 'delivery_area') return { section, field: null, message: text };
  if (field === 'contact_phone' && text === sentences.addressFaulty)
    return { section, field: null, message: text };
  if (field === 'kitchen_id') return { section, field: 'date_time', message: text };
  if (/^(chosen_options|menu_items)/.test(field))
    return { section, field: null, message: sentence(field, words) };
  if (section === 'submit') return { section, field: null, message: sentence(field, words) };
  return { section, field, message: sentence(field, words) };
}

/** The label that starts a field's sentence; address sentences already name the address. */
const labels: Partial<Record<string, string>> = {
  ...fieldLabels,
  headcount: 'The headcount',
  address_id: 'This',
  google_place_id: 'This',
  formatted_address: 'This',
  stripe_token: 'This card',
};

const sentence = (field: string, words: readonly string[]): string => {
  const label = labels[field] ?? labels[field.split('.')[0] ?? ''] ?? 'This';
  return wordsBeside({ [field]: words }, { [field]: label })[field] ?? '';
};

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The problem that comes first on the page; those without a section come last. */
export const firstOnPage = (problems: readonly Problem[]): Problem | undefined =>
  sections.flatMap((section) => problems.find((one) => one.section === section) ?? [])[0] ?? problems[0];

export const unique = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (one, index) =>
      problems.findIndex(
        ({ section, field, message }) =>
          section === one.section && field === one.field && message === one.message,
      ) === index,
  );

import {
  canBeDialed,
  choiceProblem,
  fromChosenOptions,
  isOnMenu,
  notDialed,
  pickupTimeMissing,
  sentences,
  timeMissing,
  type Schemas,
} from '@copper-carrot/contracts';
import { type Problem } from './failures';
import { faultOf } from './fields';
import { headcountProblem } from './headcount';
import {
  type Changes,
  keysOf,
  lacksPlace,
  partOf,
  type Section,
  sectionOf,
  sections,
  type Values,
  valuesOf,
} from './sections';

export interface BeforeSubmit {
  order: Pick<Schemas['Order'], 'bypass_payment' | 'package'>;
  values: Values;
  choices: readonly Schemas['Choice'][];
  /** Problems that the server still reports. */
  standing: readonly Problem[];
  ignore: Schemas['IgnoreChecks'];
}

/** Whether a site admin skips these checks (1 §5). */
export const skipsChecks = ({ delivery_area_minimum, availability }: Schemas['IgnoreChecks']): boolean =>
  Boolean(delivery_area_minimum || availability);

/** What is missing before submit, in the order of 1 §5. */
export function missingBeforeSubmit({ order, values, choices, standing, ignore }: BeforeSubmit): Problem[] {
  if (skipsChecks(ignore)) return [];
  const missing: Problem[] = [];
  const lacks = (problem: Problem) => missing.push(problem);

  if (!values.start_date) {
    lacks({ section: 'details', field: 'start_date', message: sentences.dateMissing });
  } else if (!values.start_time) {
    lacks({
      section: 'details',
      field: 'start_time',
      message: values.pickup ? pickupTimeMissing : timeMissing,
    });
  }
  if (values.team_id === null)
    lacks({ section: 'details', field: 'team_id', message: sentences.teamMissing });
  const address = addressProblems(values);
  if (address.length > 0 || standing.some(({ section }) => section === 'address')) {
    lacks({ section: 'address', field: null, message: sentences.addressFaulty });
    address.forEach(lacks);
  }
  if (!hasPayment(order, values)) {
    lacks({ section: 'payment', field: 'credit_card_id', message: sentences.paymentMissing });
  }
  return [...missing, ...localProblems({ order, values, choices })];
}

/** Whether a card, an invoice or a payment bypass is set; one is enough (1 §5). */
export const hasPayment = (
  order: Pick<Schemas['Order'], 'bypass_payment'>,
  { credit_card_id, paid_with_invoice }: Pick<Values, 'credit_card_id' | 'paid_with_invoice'>,
): boolean => order.bypass_payment || credit_card_id !== null || paid_with_invoice;

/** Whether a site admin bypassed payment. */
export const paysNothing = ({ bypass_payment, credit_card_id, paid_with_invoice }: Values): boolean =>
  bypass_payment && credit_card_id === null && !paid_with_invoice;

const placeMissing = (pickup: boolean): Problem => ({
  section: 'address',
  field: 'formatted_address',
  message: `Please say where the ${pickup ? 'event is' : 'food should go'}.`,
});

interface Typed {
  order: Schemas['Order'];
  pending: Changes;
  choices: readonly Schemas['Choice'][];
}

/** Problems of values that exceed the API's limits, shown before they are sent. */
export const limitProblems = (pending: Changes): Problem[] =>
  keysOf(pending).flatMap((field) => {
    const message = faultOf(field, pending[field]);
    return message ? [{ section: sectionOf(field), field, message }] : [];
  });

/** Why a section's pending changes can't be saved yet. */
export function keptBack(section: Section, { order, pending, choices }: Typed): Problem[] {
  const typed = partOf(pending, [section]);
  // A pending headcount changes the quantities, so choices are checked after it is saved.
  const values = valuesOf(order, typed);
  return [
    ...limitProblems(typed),
    ...(section === 'address' && lacksPlace(pending) ? [placeMissing(pending.pickup ?? order.pickup)] : []),
    ...localProblems({ order, values, choices }).filter((problem) => problem.section === section),
  ];
}

/** Why any pending changes can't be saved yet. */
export const allKeptBack = (typed: Typed): Problem[] =>
  sections
    .filter((section) => keysOf(partOf(typed.pending, [section])).length > 0)
    .flatMap((section) => keptBack(section, typed));

/** Checks a delivery's address and phone number on the client; a pickup needs neither. */
export function addressProblems(values: Values): Problem[] {
  if (values.pickup) return [];
  const problems: Problem[] = [];
  if (!values.formatted_address) {
    problems.push(placeMissing(false));
  }
  const phone = phoneProblem(values.contact_phone);
  if (phone) problems.push({ section: 'address', field: 'contact_phone', message: phone });
  return problems;
}

/** Why a phone number can't be dialed; null if it can. */
export function phoneProblem(phone: string | null): string | null {
  if (!phone?.trim()) return 'Please give a phone number that the driver can call.';
  return canBeDialed(phone) ? null : `The phone ${notDialed}.`;
}

/** Package rules that can be checked on the client. */
export function localProblems({
  order,
  values,
  choices,
}: Pick<BeforeSubmit, 'order' | 'values' | 'choices'>): Problem[] {
  const headcount = headcountProblem(order.package, values.headcount);
  // Choices of an older menu version are not checked here; the API redirects to the reset page.
  const quantities = fromChosenOptions(values.chosen_options);
  const judged = isOnMenu(choices, quantities) ? choices : [];
  return [
    ...(headcount ? [{ section: 'details' as const, field: 'headcount', message: headcount }] : []),
    ...judged.flatMap((choice): Problem[] => {
      const message = choiceProblem(choice, quantities, values.headcount);
      return message
        ? [
            {
              section: 'choices',
              field: `choice_${choice.id}`,
              message:
                choice.choice_type === 'constant_sum' ? `${message} ${sentences.headcountMismatch}` : message,
            },
          ]
        : [];
    }),
  ];
}

/**
 * Whether the person confirms the payment method before submit (1 §5); true if the card count is
 * unknown.
 */
export const needsPaymentConfirmation = ({
  cardCount,
  invoiceable,
  paymentViewed,
}: {
  cardCount: number | null;
  invoiceable: boolean;
  paymentViewed: boolean;
}): boolean => !paymentViewed && (cardCount === null || cardCount > 1 || (invoiceable && cardCount > 0));

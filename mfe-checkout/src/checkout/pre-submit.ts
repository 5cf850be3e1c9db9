import {
  choiceProblem,
  fromChosenOptions,
  isOnMenu,
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
  /** What the server still holds against what was entered. */
  standing: readonly Problem[];
  ignore: Schemas['IgnoreChecks'];
}

/** Whether a site admin has these checks skipped (1 §5). */
export const skipsChecks = ({ delivery_area_minimum, availability }: Schemas['IgnoreChecks']): boolean =>
  Boolean(delivery_area_minimum || availability);

/** What is missing before an order may be submitted, in the sequence of 1 §5; the first one is to be put right first. */
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

/** One of three is enough (1 §5). */
export const hasPayment = (
  order: Pick<Schemas['Order'], 'bypass_payment'>,
  { credit_card_id, paid_with_invoice }: Pick<Values, 'credit_card_id' | 'paid_with_invoice'>,
): boolean => order.bypass_payment || credit_card_id !== null || paid_with_invoice;

/** Whether a site admin let it pass without payment. */
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

/** What was typed beyond what the API takes in its field, said before it is sent. */
export const limitProblems = (pending: Changes): Problem[] =>
  keysOf(pending).flatMap((field) => {
    const message = faultOf(field, pending[field]);
    return message ? [{ section: sectionOf(field), field, message }] : [];
  });

/** Why what was typed in a section can't be saved yet. */
export function keptBack(section: Section, { order, pending, choices }: Typed): Problem[] {
  const typed = partOf(pending, [section]);
  // A headcount on its way moves the sums; the choices are looked at once it is saved.
  const values = valuesOf(order, typed);
  return [
    ...limitProblems(typed),
    ...(section === 'address' && lacksPlace(pending) ? [placeMissing(pending.pickup ?? order.pickup)] : []),
    ...localProblems({ order, values, choices }).filter((problem) => problem.section === section),
  ];
}

/** Why what was typed anywhere can't be saved yet. */
export const allKeptBack = (typed: Typed): Problem[] =>
  sections
    .filter((section) => keysOf(partOf(typed.pending, [section])).length > 0)
    .flatMap((section) => keptBack(section, typed));

/** What the address form itself can see: where it goes, and whom the driver may call. A pickup needs neither. */
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

/** A driver has to be able to call it: ten digits or more. */
export function phoneProblem(phone: string | null): string | null {
  if (!phone?.trim()) return 'Please give a phone number that the driver can call.';
  return phone.replace(/\D/g, '').length < 10
    ? 'Please give the phone number with its area code, ten digits.'
    : null;
}

/** Rules of the package that can be seen without asking the server. */
export function localProblems({
  order,
  values,
  choices,
}: Pick<BeforeSubmit, 'order' | 'values' | 'choices'>): Problem[] {
  const headcount = headcountProblem(order.package, values.headcount);
  // What was chosen of another menu is not judged by this one: the API leads to where it is chosen anew.
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

/** Whether the person is asked how they pay before the order goes out (1 §5); of cards that nobody could count, they are. */
export const needsPaymentConfirmation = ({
  cardCount,
  invoiceable,
  paymentViewed,
}: {
  cardCount: number | null;
  invoiceable: boolean;
  paymentViewed: boolean;
}): boolean => !paymentViewed && (cardCount === null || cardCount > 1 || (invoiceable && cardCount > 0));

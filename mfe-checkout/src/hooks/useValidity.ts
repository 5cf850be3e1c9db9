import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { useAsk } from '@copper-carrot/contracts/runtime';
import { checkValidity } from '../api';
import { type Problem, problemsOf } from '../checkout/failures';

const none: Problem[] = [];

/**
 * The problems that the server reports for the saved order, checked again after each change.
 * Missing values are not reported before a submit.
 */
export function useValidity(order: Schemas['Order'], ignore: Schemas['IgnoreChecks']): readonly Problem[] {
  const question = ['check_validity', order.id, order.lock_version, JSON.stringify(ignore)].join(' ');
  const { data } = useAsk(
    order.can.submit && question,
    ({ signal }) => checkValidity(order.id, ignore, signal),
    { failure: 'own' },
  );
  if (!data) return none;
  // Choices of an older menu are fixed on the reset page, so their single problems are not shown.
  const isOfAnotherMenu = data.errors.some(({ code }) => code.includes(submit.choiceVersionMismatch));
  return data.errors
    .filter(({ code }) => !silent.some((part) => code.includes(part)))
    .flatMap((error) => problemsOf(error))
    .filter(({ section }) => section !== 'submit' && !(isOfAnotherMenu && section === 'choices'));
}

const { submit } = errorCodes;
const silent = [
  submit.invalid,
  submit.emailVerification,
  submit.domainMismatch,
  submit.simultaneousDelivery,
  submit.choiceVersionMismatch,
  submit.pollSelectionsNotApplied,
];

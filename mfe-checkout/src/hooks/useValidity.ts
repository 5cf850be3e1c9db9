import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { useAsk } from '@copper-carrot/contracts/runtime';
import { checkValidity } from '../api';
import { type Problem, problemsOf } from '../checkout/failures';

const none: Problem[] = [];

/**
 * What the server holds against the order as it is saved, asked again after each change. What is merely missing is not said
 * before the person asks to submit.
 */
export function useValidity(order: Schemas['Order'], ignore: Schemas['IgnoreChecks']): readonly Problem[] {
  const question = ['check_validity', order.id, order.lock_version, JSON.stringify(ignore)].join(' ');
  const { data } = useAsk(
    order.can.submit && question,
    ({ signal }) => checkValidity(order.id, ignore, signal),
    { failure: 'own' },
  );
  if (!data) return none;
  return data.errors
    .filter(({ code }) => !silent.some((part) => code.includes(part)))
    .flatMap((error) => problemsOf(error))
    .filter(({ section }) => section !== 'submit');
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

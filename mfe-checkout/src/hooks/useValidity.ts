import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { checkValidity } from '../api';
import { type Problem, problemsOf } from '../checkout/failures';

const none: Problem[] = [];

/**
 * What the server holds against the order as it is saved, asked again after each change. What is merely missing is not said
 * before the person asks to submit.
 */
export function useValidity(order: Schemas['Order'], ignore: Schemas['IgnoreChecks']): readonly Problem[] {
  const asked = order.can.submit
    ? ['check_validity', order.id, order.lock_version, JSON.stringify(ignore)]
    : null;
  const { data } = useSWR(asked, () => checkValidity(order.id, ignore), {
    keepPreviousData: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
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

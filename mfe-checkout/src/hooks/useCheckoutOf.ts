import type { Schemas } from '@copper-carrot/contracts';
import { useState } from 'react';
import { dateKeys } from '../checkout/draft-state';
import { type Problem } from '../checkout/failures';
import { limitProblems } from '../checkout/pre-submit';
import { type ChangeKey, type Changes, keysOf, namesPlace, valuesOf } from '../checkout/sections';
import { type Checkout, errorsIn } from './useCheckout';
import { useHeadcountProposal } from './useHeadcountProposal';
import { useOrderDraft } from './useOrderDraft';
import { useValidity } from './useValidity';

/** The state of one order's checkout: values, unsaved draft and problems. */
export function useCheckoutOf(order: Schemas['Order'], choices: readonly Schemas['Choice'][]): Checkout {
  const [ignore, setIgnore] = useState<Schemas['IgnoreChecks']>({});
  const [tipIsSum, setTipIsSum] = useState(false);
  const { draft, state } = useOrderDraft(order, choices, { ignore, tipIsSum });

  const headcount = useHeadcountProposal(order, choices, draft);
  const standing = useValidity(order, ignore);
  const values = valuesOf(order, state.pending);
  const problems = [
    ...limitProblems(state.pending),
    ...state.problems,
    ...standing.filter((one) => isStill(one, state.pending)),
  ];
  const scheduled = Boolean(order.poll?.auto_submit && order.poll.scheduled_at);
  const readOnly = !order.can.edit || scheduled || order.placing;
  return {
    order,
    choices,
    values,
    draft,
    state,
    readOnly,
    locked: readOnly,
    problems,
    change: (changes, options) => draft.change(changes, options),
    headcount,
    tipIsSum,
    setTipIsSum,
    errorOf: errorsIn(problems),
    ignore,
    setIgnore,
  };
}

/** A problem is hidden while its field is being changed. */
const isStill = ({ field }: Problem, pending: Changes) =>
  field === null ||
  (namesPlace([field])
    ? !namesPlace(keysOf(pending))
    : (field === 'date_time' ? dateKeys : [field]).every((key) => pending[key as ChangeKey] === undefined));

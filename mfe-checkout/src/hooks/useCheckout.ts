import type { Schemas } from '@copper-carrot/contracts';
import { createContext, use, useState } from 'react';
import { type DraftState, type SaveState } from '../checkout/draft-state';
import { type Problem } from '../checkout/failures';
import { type OrderDraft } from '../checkout/order-draft';
import {
  type Changes,
  type ChangeKey,
  keysOf,
  namesPlace,
  type Section,
  valuesOf,
  type Values,
} from '../checkout/sections';
import { type HeadcountProposal, useHeadcountProposal } from './useHeadcountProposal';
import { useOrderDraft } from './useOrderDraft';
import { useValidity } from './useValidity';

export interface Checkout {
  order: Schemas['Order'];
  choices: readonly Schemas['Choice'][];
  /** The order as saved, under what is typed and not saved yet. */
  values: Values;
  draft: OrderDraft;
  state: DraftState;
  /** What sections say of their state, where they are not saved as a cart is. */
  saveWords?: Record<SaveState, string>;
  /** Nothing can be changed here by this person, or now. */
  readOnly: boolean;
  problems: readonly Problem[];
  change: OrderDraft['change'];
  headcount: HeadcountProposal;
  /** The tip is a sum of its own, not a share of the food, whatever share it may happen to be. */
  tipIsSum: boolean;
  setTipIsSum: (isSum: boolean) => void;
  /** The words beside a field. */
  errorOf: (section: Section, field: string | null) => string | undefined;
  ignore: Schemas['IgnoreChecks'];
  setIgnore: (ignore: Schemas['IgnoreChecks']) => void;
}

/** One order's checkout: its values, its unsaved draft and what stands against it. */
export function useCheckoutOf(order: Schemas['Order'], choices: readonly Schemas['Choice'][]): Checkout {
  const [ignore, setIgnore] = useState<Schemas['IgnoreChecks']>({});
  const [tipIsSum, setTipIsSum] = useState(false);
  const { draft, state } = useOrderDraft(order, choices, { ignore, tipIsSum });

  const headcount = useHeadcountProposal(order, choices, draft);
  const standing = useValidity(order, ignore);
  const values = valuesOf(order, state.pending);
  const problems = [...state.problems, ...standing.filter((one) => isStill(one, state.pending))];
  const scheduled = Boolean(order.poll?.auto_submit && order.poll.scheduled_at);
  return {
    order,
    choices,
    values,
    draft,
    state,
    readOnly: !order.can.edit || scheduled || order.placing,
    problems,
    change: (changes, options) => draft.change(changes, options),
    headcount,
    tipIsSum,
    setTipIsSum,
    errorOf: (section, field) =>
      problems.find((one) => one.section === section && one.field === field)?.message,
    ignore,
    setIgnore,
  };
}

/** A standing problem is no longer sure while what it is about is being changed. */
const isStill = ({ field }: Problem, pending: Changes) =>
  field === null ||
  (namesPlace([field]) ? !namesPlace(keysOf(pending)) : pending[field as ChangeKey] === undefined);

const Context = createContext<Checkout | null>(null);
export const CheckoutProvider = Context.Provider;

export function useCheckout(): Checkout {
  const checkout = use(Context);
  if (!checkout) throw new Error('useCheckout() needs a CheckoutProvider');
  return checkout;
}

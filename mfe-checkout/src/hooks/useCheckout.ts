import type { Schemas } from '@copper-carrot/contracts';
import { createContext, use } from 'react';
import { type DraftState, type SaveState } from '../checkout/draft-state';
import { type Problem } from '../checkout/failures';
import { type OrderDraft } from '../checkout/order-draft';
import { type Section, type Values } from '../checkout/sections';
import { type HeadcountProposal } from './useHeadcountProposal';

export interface Checkout {
  order: Schemas['Order'];
  choices: readonly Schemas['Choice'][];
  /** The saved order with unsaved changes applied. */
  values: Values;
  draft: OrderDraft;
  state: DraftState;
  /** Labels of the save state, if the sections are not saved as a cart's are. */
  saveWords?: Record<SaveState, string>;
  /** True if this person can't change the order, or not now. */
  readOnly: boolean;
  /** True if food and destination can't be changed either: the order's change notice has passed. */
  locked: boolean;
  problems: readonly Problem[];
  change: OrderDraft['change'];
  headcount: HeadcountProposal;
  /** The tip is a fixed amount, even if it equals a percentage. */
  tipIsSum: boolean;
  setTipIsSum: (isSum: boolean) => void;
  /** The message beside a field. */
  errorOf: (section: Section, field: string | null) => string | undefined;
  ignore: Schemas['IgnoreChecks'];
  setIgnore: (ignore: Schemas['IgnoreChecks']) => void;
}

/** The first problem of a field is its message. */
export const errorsIn =
  (problems: readonly Problem[]): Checkout['errorOf'] =>
  (section, field) =>
    problems.find((one) => one.section === section && one.field === field)?.message;

const Context = createContext<Checkout | null>(null);
export const CheckoutProvider = Context.Provider;

export function useCheckout(): Checkout {
  const checkout = use(Context);
  if (!checkout) throw new Error('useCheckout() needs a CheckoutProvider');
  return checkout;
}

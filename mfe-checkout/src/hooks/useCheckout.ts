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
  /** The order as saved, under what is typed and not saved yet. */
  values: Values;
  draft: OrderDraft;
  state: DraftState;
  /** What sections say of their state, where they are not saved as a cart is. */
  saveWords?: Record<SaveState, string>;
  /** Nothing can be changed here by this person, or now. */
  readOnly: boolean;
  /** Nor can what is cooked and where it goes: of an order that was placed, once the notice for it has passed. */
  locked: boolean;
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

/** The words beside a field, out of all that stands against an order: the first said counts. */
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

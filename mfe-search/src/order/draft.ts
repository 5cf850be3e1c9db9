import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { stillCombined } from './combine';
import { type Combo } from './combos';

/** Quantities and the headcount that they are for. */
export interface Selection {
  headcount: number;
  quantities: Quantities;
}

/** A person's unordered choices, kept over a login and a reload. */
export interface Draft {
  choiceVersion: number;
  /**
   * The quantities as the person left them; every headcount change starts from these, so that none is lost.
   */
  own: Selection;
  /** The server's selection; null until known. */
  standard: Selection | null;
  /** Their combinations. */
  combos: Combo[];
  /** The options whose quantity the person set; the rest are the server's or the helper's. */
  byHand: number[];
}

const keyOf = (packageId: number) => `copper-carrot.package.${packageId}`;

type Menu = Pick<Schemas['Package'], 'id' | 'choice_version' | 'choices'>;

/**
 * The stored choices of a package; after a menu change only what is still offered, without the server's
 * selection.
 */
export function loadDraft({ id, choice_version: choiceVersion, choices }: Menu): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Draft> | null;
    const { own, standard = null, combos = [] } = stored ?? {};
    if (!own) return null;
    // Drafts stored before this field existed count as set by hand.
    const { byHand = Object.keys(own.quantities).map(Number) } = stored ?? {};
    if (stored?.choiceVersion === choiceVersion) return { choiceVersion, own, standard, combos, byHand };
    const shared = stillCombined(combos, choices);
    const offered = [...choices.flatMap(({ options }) => options), ...shared].map(({ id }) => String(id));
    const still = Object.entries(own.quantities).filter(([option]) => offered.includes(option));
    if (still.length === 0) return null;
    const quantities: Quantities = Object.fromEntries(still);
    return { choiceVersion, own: { ...own, quantities }, standard: null, combos: shared, byHand };
  } catch {
    return null;
  }
}

/** Stores a draft; null removes it. */
export function saveDraft(packageId: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(packageId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(packageId));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

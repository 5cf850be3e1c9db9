import type { Quantities } from '@copper-carrot/contracts';
import { type Combo } from './combos';

/** Quantities and the headcount that they were chosen for. */
export interface Selection {
  headcount: number;
  quantities: Quantities;
}

/** The choices that a person has made and not ordered yet; they outlive a login and a reload. */
export interface Draft {
  choiceVersion: number;
  /** As the person left them: another headcount is always reckoned from here, so that nothing is lost on the way back. */
  own: Selection;
  /** What the package comes with; null while it is not known. */
  standard: Selection | null;
  /** What of it shares a portion. */
  combos: Combo[];
}

const keyOf = (packageId: number) => `copper-carrot.package.${packageId}`;

/** The draft of a package as long as its choices are the ones that it was made of. */
export function loadDraft(packageId: number, choiceVersion: number): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(packageId)) ?? 'null') as Partial<Draft> | null;
    const { own, standard = null, combos = [] } = stored ?? {};
    return stored?.choiceVersion === choiceVersion && own ? { choiceVersion, own, standard, combos } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it with null. */
export function saveDraft(packageId: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(packageId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(packageId));
  } catch {
    // A closed or full storage: the draft then lives as long as the page.
  }
}

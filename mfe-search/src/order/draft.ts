import { type Quantities } from './choices';

/** The choices that a person has made and not ordered yet; they outlive a login and a reload. */
export interface Draft {
  choiceVersion: number;
  headcount: number;
  quantities: Quantities;
  /** What the package comes with for that headcount; null while it is not known. */
  standard: Quantities | null;
}

const keyOf = (packageId: number) => `copper-carrot.package.${packageId}`;

/** The draft of a package as long as its choices are the ones that it was made of. */
export function loadDraft(packageId: number, choiceVersion: number): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(packageId)) ?? 'null') as Partial<Draft> | null;
    const { headcount, quantities, standard = null } = stored ?? {};
    if (stored?.choiceVersion !== choiceVersion || typeof headcount !== 'number' || !quantities) return null;
    return { choiceVersion, headcount, quantities, standard };
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

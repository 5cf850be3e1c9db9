import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { stillCombined } from './combine';
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
  /** The options whose number the person set; the rest is as the package comes or as the helper proposed it. */
  byHand: number[];
}

const keyOf = (packageId: number) => `copper-carrot.package.${packageId}`;

type Menu = Pick<Schemas['Package'], 'id' | 'choice_version' | 'choices'>;

/** What was chosen of a package; of a menu that changed since, what is on it still, with nothing known of what it comes with. */
export function loadDraft({ id, choice_version: choiceVersion, choices }: Menu): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Draft> | null;
    const { own, standard = null, combos = [] } = stored ?? {};
    if (!own) return null;
    // One that was kept before this was told says nothing of it: then all of it was.
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

/** Keeps a draft, or forgets it with null. */
export function saveDraft(packageId: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(packageId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(packageId));
  } catch {
    // A closed or full storage: the draft then lives as long as the page.
  }
}

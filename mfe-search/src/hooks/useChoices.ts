import { useEffect, useState } from 'react';
import type { Schemas } from '@copper-carrot/contracts';
import { forHeadcount, fromChosenOptions, isSame, overSelection, type Quantities } from '../order/choices';
import { type Draft, loadDraft, saveDraft } from '../order/draft';

/**
 * What a person has chosen of a package. Until they choose, `own` is null and the server's first selection is shown; then
 * their choices follow the headcount, and outlive a login or a reload. Who chooses before that selection is known has the
 * rest of it added as soon as it comes.
 */
export function useChoices(pack: Schemas['Package'], headcount: number) {
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(pack.id, pack.choice_version));
  const [isWhole, setIsWhole] = useState(draft !== null);
  useEffect(() => {
    if (draft && isWhole) saveDraft(pack.id, draft);
  }, [draft, isWhole, pack.id]);
  if (draft && draft.headcount !== headcount) {
    const moved = (each: Quantities) => forHeadcount(pack.choices, each, draft.headcount, headcount);
    const standard = draft.standard && moved(draft.standard);
    setDraft({ ...draft, headcount, quantities: moved(draft.quantities), standard });
  }
  const draftOf = (quantities: Quantities, standard: Quantities | null): Draft => ({
    choiceVersion: pack.choice_version,
    headcount,
    quantities,
    standard,
  });
  const standard = (isWhole && draft?.standard) || null;
  return {
    own: (isWhole && draft?.quantities) || null,
    /** What is chosen, given the selection that the server would make. */
    over: (selection: readonly { option_id: number; qty: number }[] | undefined): Quantities => {
      if (isWhole && draft) return draft.quantities;
      const given = fromChosenOptions(selection ?? []);
      const quantities = overSelection(pack.choices, draft?.quantities ?? {}, given);
      if (draft && selection) {
        setDraft(draftOf(quantities, given));
        setIsWhole(true);
      }
      return quantities;
    },
    choose: (quantities: Quantities) => setDraft(draftOf(quantities, draft?.standard ?? null)),
    /** Goes back to what the package comes with; null where that is what is chosen. */
    startOver:
      draft && standard && !isSame(standard, draft.quantities)
        ? () => setDraft({ ...draft, quantities: standard })
        : null,
  };
}

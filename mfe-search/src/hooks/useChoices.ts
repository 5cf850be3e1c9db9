import { useEffect, useState } from 'react';
import type { Schemas } from '@copper-carrot/contracts';
import { forHeadcount, fromChosenOptions, overSelection, type Quantities } from '../order/choices';
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
    const quantities = forHeadcount(pack.choices, draft.quantities, draft.headcount, headcount);
    setDraft({ ...draft, headcount, quantities });
  }
  const draftOf = (quantities: Quantities): Draft => ({
    choiceVersion: pack.choice_version,
    headcount,
    quantities,
  });
  return {
    own: (isWhole && draft?.quantities) || null,
    /** What is chosen, given the selection that the server would make. */
    over: (selection: readonly { option_id: number; qty: number }[] | undefined): Quantities => {
      if (isWhole && draft) return draft.quantities;
      const quantities = overSelection(
        pack.choices,
        draft?.quantities ?? {},
        fromChosenOptions(selection ?? []),
      );
      if (draft && selection) {
        setDraft(draftOf(quantities));
        setIsWhole(true);
      }
      return quantities;
    },
    choose: (quantities: Quantities) => setDraft(draftOf(quantities)),
    startOver: () => {
      saveDraft(pack.id, null);
      setDraft(null);
      setIsWhole(false);
    },
  };
}

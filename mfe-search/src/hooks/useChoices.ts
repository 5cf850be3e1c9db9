import { useEffect, useState } from 'react';
import { type PackageView } from '@copper-carrot/contracts';
import { forHeadcount, fromChosenOptions, type Quantities } from '../order/choices';
import { type Draft, loadDraft, saveDraft } from '../order/draft';

/**
 * What a person has chosen of a package. Until they choose, `own` is null and the server's first selection is shown; then
 * their choices follow the headcount, and outlive a login or a reload.
 */
export function useChoices(pack: PackageView, headcount: number) {
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(pack.id, pack.choice_version));
  useEffect(() => {
    if (draft) saveDraft(pack.id, draft);
  }, [draft, pack.id]);
  if (draft && draft.headcount !== headcount) {
    const quantities = forHeadcount(pack.choices, draft.quantities, draft.headcount, headcount);
    setDraft({ ...draft, headcount, quantities });
  }
  return {
    own: draft?.quantities ?? null,
    /** What is chosen, given the selection that the server would make. */
    over: (selection: readonly { option_id: number; qty: number }[] | undefined): Quantities =>
      draft?.quantities ?? fromChosenOptions(selection ?? []),
    choose: (quantities: Quantities) =>
      setDraft({ choiceVersion: pack.choice_version, headcount, quantities }),
    startOver: () => {
      saveDraft(pack.id, null);
      setDraft(null);
    },
  };
}

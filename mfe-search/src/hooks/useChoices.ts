import { useEffect, useMemo, useState } from 'react';
import { fromChosenOptions, isSameSelection, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { forHeadcount, overSelection } from '../order/choices';
import { type Combined, type Combo, withCombos } from '../order/combos';
import { type Draft, loadDraft, saveDraft, type Selection } from '../order/draft';

const none: Combo[] = [];

/**
 * What a person has chosen of a package. Until they choose, `own` is null and the server's first selection is shown; then
 * their choices follow the headcount, and outlive a login or a reload. Who chooses before that selection is known has the
 * rest of it added as soon as it comes.
 */
export function useChoices(pack: Schemas['Package'], headcount: number) {
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(pack));
  // Of a menu that changed, what it comes with by now completes what is left.
  const [isWhole, setIsWhole] = useState(draft !== null && draft.standard !== null);
  const [isOfOldMenu] = useState(draft !== null && draft.standard === null);
  useEffect(() => {
    if (draft && isWhole) saveDraft(pack.id, draft);
  }, [draft, isWhole, pack.id]);
  const combos = draft?.combos ?? none;
  const choices = useMemo(() => withCombos(pack.choices, combos), [pack.choices, combos]);
  const here = (quantities: Quantities): Selection => ({ headcount, quantities });
  const moved = ({ headcount: from, quantities }: Selection, to = headcount) =>
    from === to ? quantities : forHeadcount(choices, quantities, from, to);
  const draftOf = (own: Selection, standard: Selection | null, made = combos): Draft => ({
    choiceVersion: pack.choice_version,
    own,
    standard,
    combos: made,
  });
  const chosen = draft && moved(draft.own);
  const standard = (isWhole && draft?.standard) || null;
  return {
    /** The package's own, with what was combined of them. */
    choices,
    combos,
    /** Whether they chose from an earlier menu, of which something may be gone. */
    isOfOldMenu,
    own: isWhole ? chosen : null,
    /** What they chose before the headcount moved it; null until they choose. */
    before: isWhole && draft ? draft.own.quantities : null,
    /** What the package comes with, for this headcount; null until they choose. */
    standard: isWhole && standard ? moved(standard) : null,
    /** What is chosen, given the selection that the server would make, and for how many it would. */
    over: (
      selection: readonly { option_id: number; qty: number }[] | undefined,
      people = headcount,
    ): Quantities => {
      if (isWhole && chosen) return chosen;
      const given = { headcount: people, quantities: fromChosenOptions(selection ?? []) };
      if (draft && selection) {
        const { own } = draft;
        const whole = overSelection(choices, own.quantities, moved(given, own.headcount));
        setDraft(draftOf({ ...own, quantities: whole }, given));
        setIsWhole(true);
      }
      return overSelection(choices, chosen ?? {}, moved(given));
    },
    /** `people` is for how many, where that changes as well. */
    choose: (quantities: Quantities, people = headcount) =>
      // An undo calls the one of before the take: what it comes with may be known only since.
      setDraft((now) => draftOf({ headcount: people, quantities }, now?.standard ?? null)),
    /** The same, of which something shares a portion. */
    combine: (next: Combined) =>
      setDraft(draftOf(here(next.quantities), draft?.standard ?? null, next.combos)),
    /** Goes back to what the package comes with; null where that is what is chosen. */
    startOver:
      chosen && standard && !isSameSelection(moved(standard), chosen)
        ? () => setDraft(draftOf(standard, standard, none))
        : null,
  };
}

import { useEffect, useMemo, useState } from 'react';
import {
  fromChosenOptions,
  isSameSelection,
  quantityOf,
  type Quantities,
  type Schemas,
} from '@copper-carrot/contracts';
import { forHeadcount, overSelection } from '../order/choices';
import { type Combined, type Combo, withCombos } from '../order/combos';
import { type Draft, loadDraft, saveDraft, type Selection } from '../order/draft';

const none: never[] = [];
const untouched = { combos: none, byHand: none };

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
  const combos: Combo[] = draft?.combos ?? none;
  const byHand: number[] = draft?.byHand ?? none;
  const choices = useMemo(() => withCombos(pack.choices, combos), [pack.choices, combos]);
  const here = (quantities: Quantities): Selection => ({ headcount, quantities });
  const moved = ({ headcount: from, quantities }: Selection, to = headcount) =>
    from === to ? quantities : forHeadcount(choices, quantities, from, to);
  const draftOf = (own: Selection, standard: Selection | null, rest: Partial<Draft> = {}): Draft => ({
    ...{ choiceVersion: pack.choice_version, own, standard, combos, byHand },
    ...rest,
  });
  const back = () =>
    // What it comes with may be known only since.
    setDraft((now) => {
      const known = draft?.standard ?? now?.standard ?? null;
      return draft ? { ...draft, standard: known } : known && draftOf(known, known, untouched);
    });
  const alsoByHand = (shown: Quantities, next: Quantities) => [
    ...byHand,
    ...Object.keys(next)
      .map(Number)
      .filter((id) => !byHand.includes(id) && quantityOf(next, id) !== quantityOf(shown, id)),
  ];
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
    /** The options whose number they set themselves. */
    byHand,
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
    /** They set some of what is shown otherwise, and may have had something share a portion. */
    choose: (shown: Quantities, next: Combined) =>
      setDraft((now) =>
        draftOf(here(next.quantities), now?.standard ?? null, {
          ...{ combos: next.combos, byHand: alsoByHand(shown, next.quantities) },
        }),
      ),
    /** Takes what was proposed in place of what is shown, of which these were set by hand and stay; answers the way back. */
    take: (shown: Quantities, taken: Selection, stillByHand: number[]) => {
      // Of who has chosen nothing that is what it comes with, once it is known.
      const given = draft === null && Object.keys(shown).length > 0 ? here(shown) : null;
      setDraft((now) => draftOf(taken, now?.standard ?? given, { byHand: stillByHand }));
      if (given) setIsWhole(true);
      return back;
    },
    /** Goes back to what the package comes with, and answers the way back from there; null where that is what is chosen. */
    startOver:
      chosen && standard && !isSameSelection(moved(standard), chosen)
        ? () => {
            setDraft(draftOf(standard, standard, untouched));
            return back;
          }
        : null,
  };
}

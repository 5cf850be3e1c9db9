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
 * A person's choices of a package. While `own` is null, the server's selection is shown; own choices follow
 * the headcount and survive a login or reload. If they are made before the server's selection arrives, it
 * fills in the rest.
 */
export function useChoices(pack: Schemas['Package'], headcount: number) {
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(pack));
  // After a menu change, the package's current selection fills in what is missing.
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
    // The server's selection may have arrived since.
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
    /** The package's options with the person's combinations. */
    choices,
    combos,
    /** Whether the choices are of an earlier menu, so that some may be missing. */
    isOfOldMenu,
    own: isWhole ? chosen : null,
    /** The own quantities before the headcount changed them; null without own choices. */
    before: isWhole && draft ? draft.own.quantities : null,
    /** The options whose quantity the person set. */
    byHand,
    /** The server's selection for this headcount; null without own choices. */
    standard: isWhole && standard ? moved(standard) : null,
    /** The current quantities on top of the server's selection for a headcount. */
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
    /** Sets quantities and combinations. */
    choose: (shown: Quantities, next: Combined) =>
      setDraft((now) =>
        draftOf(here(next.quantities), now?.standard ?? null, {
          ...{ combos: next.combos, byHand: alsoByHand(shown, next.quantities) },
        }),
      ),
    /** Replaces the shown choices by a proposal, except the given hand-set ones; returns the undo. */
    take: (shown: Quantities, taken: Selection, stillByHand: number[]) => {
      // Without own choices, undo returns to the server's selection.
      const given = draft === null && Object.keys(shown).length > 0 ? here(shown) : null;
      setDraft((now) => draftOf(taken, now?.standard ?? given, { byHand: stillByHand }));
      if (given) setIsWhole(true);
      return back;
    },
    /** Returns to the server's selection and returns the undo; null if it is already chosen. */
    startOver:
      chosen && standard && !isSameSelection(moved(standard), chosen)
        ? () => {
            setDraft(draftOf(standard, standard, untouched));
            return back;
          }
        : null,
  };
}

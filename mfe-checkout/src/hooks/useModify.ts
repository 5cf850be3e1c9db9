import { sentences, type Schemas } from '@copper-carrot/contracts';
import { useUnsaved } from '@copper-carrot/contracts/runtime';
import { hasPassed } from '@copper-carrot/shared-ui/moments';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { calculateChanges } from '../api';
import { isForSending, type Problem, problemsOf, reactionTo, unique } from '../checkout/failures';
import { OrderDraft } from '../checkout/order-draft';
import { keptBack, limitProblems } from '../checkout/pre-submit';
import { type Changes, keysOf, type Section, valuesOf } from '../checkout/sections';
import { followedTip } from '../checkout/tip';
import { wishStore } from '../checkout/wish-store';
import { type Wish, wouldBe } from '../checkout/would-be';
import { type Checkout, errorsIn } from './useCheckout';
import { useHeadcountProposal } from './useHeadcountProposal';
import { useLeave } from './useLeave';

export interface Modifying {
  checkout: Checkout;
  /** The order as stored. */
  standing: Schemas['Order'];
  wish: Wish;
  /** The change notice has passed: food and place can't be changed while the date stays. */
  tooLate: boolean;
  /** The current changes and problems after all input was calculated, even before a render. */
  now: () => { wish: Wish; problems: readonly Problem[] };
  /** Recalculates the changes after the order or its price changed. */
  again: () => Promise<void>;
  /** Clears the stored changes after they were sent or discarded. */
  forget: () => void;
}

/**
 * Modify mode: checkout's sections over a submitted order; input is calculated instead of saved,
 * and the sections show the result until it is sent (1 §4).
 */
export function useModifyOf(standing: Schemas['Order'], choices: readonly Schemas['Choice'][]): Modifying {
  const readOnly = !standing.can.modify || waitsFor(standing) !== null;
  const [store] = useState(() => wishStore(standing.id, !readOnly));
  const [wish, setWish] = useState<Wish>(() => ({ changes: store.read(), calculated: null }));
  const [ignore, setIgnore] = useState<Schemas['IgnoreChecks']>({});
  const [tipIsSum, setTipIsSum] = useState(false);
  const { id } = standing;
  const leave = useLeave(id);
  const order = wouldBe(standing, wish);

  const send = async ({
    order: typed,
    should_redistribute: moves,
  }: Schemas['PatchOrderBody']): Promise<Schemas['Order']> => {
    // The version is added when the changes are sent.
    const { lock_version: _version, ...changes } = typed;
    const known = latest.current.wish;
    const all: Changes = { ...known.changes, ...changes };
    // A new headcount recalculates the quantities from the stored order, as the dialog showed.
    if (moves) delete all.chosen_options;
    const calculated = await calculateChanges(id, all, ignore);
    const shared = moves || calculated.dropped_options.length > 0;
    const next: Wish = {
      changes: shared ? { ...all, chosen_options: quantitiesOf(calculated) } : all,
      calculated: { ...calculated, dropped_options: [] },
    };
    latest.current.wish = next;
    setWish(next);
    // Drops changes that the order already has, such as those sent from another window.
    store.write(calculated.changes.length > 0 ? next.changes : {});
    const then = wouldBe(standing, next);
    // The tip of an earlier visit is not in a calculated price yet, so its percentage is unknown.
    const isTipShown = known.calculated !== null || known.changes.tip === undefined;
    const tip =
      isTipShown && !tipIsSum && typed.tip === undefined
        ? followedTip(wouldBe(standing, known).pricing, then.pricing)
        : undefined;
    return tip === undefined ? then : send({ order: { tip } });
  };
  const onFailure = (error: unknown): Problem[] => {
    const reaction = reactionTo(error, id);
    if (reaction.kind === 'go') void leave(reaction.to);
    return reaction.kind === 'show' ? reaction.problems : [];
  };
  const isReady = (section: Section, pending: Changes) =>
    keptBack(section, { order, pending, choices }).length === 0;
  const latest = useRef({ order, wish, send, onFailure, isReady });
  useLayoutEffect(() => {
    latest.current = { order, wish: latest.current.wish, send, onFailure, isReady };
  });
  const draft = useMemo(
    () =>
      new OrderDraft({
        shown: () => latest.current.order,
        send: (body) => latest.current.send(body),
        readAgain: () => Promise.resolve(latest.current.order),
        onFailure: (error) => latest.current.onFailure(error),
        // Calculating does not save; conflicts are found when the changes are sent.
        movedOnBy: () => null,
        onOthers: () => undefined,
        isReady: (section, pending) => latest.current.isReady(section, pending),
        store: store.typed,
      }),
    [store],
  );
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  useUnsaved('typed', keysOf(state.pending).length > 0);
  useEffect(() => {
    // Recalculates unsent changes of an earlier visit, and again after a skipped check changed.
    const workOut = async () => {
      await draft.flush();
      const { changes, calculated } = latest.current.wish;
      if (!calculated && keysOf(changes).length === 0) return;
      await latest.current
        .send({ order: {} })
        .catch((error: unknown) => draft.show(latest.current.onFailure(error)));
    };
    const back = () => void draft.reconnect(sentences.unreachable).then(workOut);
    void workOut();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [draft, ignore]);

  const headcount = useHeadcountProposal(order, choices, draft);
  const values = valuesOf(order, state.pending);
  // A moved order may have a later deadline, so its food can still change.
  const isMoved = values.start_date !== standing.start_date || values.start_time !== standing.start_time;
  const tooLate = !readOnly && !standing.can.ignore_checks && hasPassed(standing.cutoff_at);
  const problems = unique([...limitProblems(state.pending), ...state.problems, ...against(wish)]);
  return {
    standing,
    wish,
    tooLate,
    now: () => ({
      wish: latest.current.wish,
      problems: unique([...draft.snapshot().problems, ...against(latest.current.wish, isForPage)]),
    }),
    async again() {
      await latest.current.send({ order: {} });
    },
    forget: () => store.forget(),
    checkout: {
      order,
      choices,
      values,
      draft,
      state,
      saveWords,
      readOnly,
      locked: readOnly || (tooLate && !isMoved),
      problems,
      change: (changes, options) => draft.change(changes, options),
      headcount,
      tipIsSum,
      setTipIsSum,
      errorOf: errorsIn(problems),
      ignore,
      setIgnore,
    },
  };
}

/** Labels for input that is calculated and sent by its own button. */
const saveWords = { idle: '', waiting: '', saving: 'Working it out …', saved: '', failed: 'Not worked out' };

/**
 * Who has to decide on changes that were sent before new ones can be sent; the reader's own that
 * wait for the bank can be replaced.
 */
export function waitsFor({ change_request: change }: Schemas['Order']): 'caterer' | 'bank' | null {
  if (change?.status === 'requested') return 'caterer';
  return change?.status === 'paying' && !change.by_you ? 'bank' : null;
}

const isForPage = (error: Schemas['Error']) => !isForSending(error);

const against = ({ calculated }: Wish, which: (error: Schemas['Error']) => boolean = () => true): Problem[] =>
  calculated?.errors.filter(which).flatMap((error) => problemsOf(error)) ?? [];

const quantitiesOf = ({ chosen_options: chosen }: Schemas['CalculatedChanges']) =>
  chosen.map(({ option_id, qty }) => ({ option_id, qty }));

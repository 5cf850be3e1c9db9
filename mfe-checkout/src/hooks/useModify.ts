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
  /** The order as it stands. */
  standing: Schemas['Order'];
  wish: Wish;
  /** The notice for it has passed: as long as it stays when it is, neither its food nor its place can be changed. */
  tooLate: boolean;
  /** What holds once all that is typed has been worked out, drawn or not. */
  now: () => { wish: Wish; problems: readonly Problem[] };
  /** Works out anew what was wished for: the order, or what it costs, moved meanwhile. */
  again: () => Promise<void>;
  /** The changes were sent, or are given up: the next visit begins without. */
  forget: () => void;
}

/**
 * An order that was submitted, with the sections of checkout: what is typed is not saved but worked out, and the sections show
 * what it would make of the order until it is sent (1 §4).
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
    // Which version they stand on is said when they are sent.
    const { lock_version: _version, ...changes } = typed;
    const known = latest.current.wish;
    const all: Changes = { ...known.changes, ...changes };
    // Another headcount moves what was chosen: from what stands, and as the person is shown.
    if (moves) delete all.chosen_options;
    const calculated = await calculateChanges(id, all, ignore);
    const shared = moves || calculated.dropped_options.length > 0;
    const next: Wish = {
      changes: shared ? { ...all, chosen_options: quantitiesOf(calculated) } : all,
      calculated: { ...calculated, dropped_options: [] },
    };
    latest.current.wish = next;
    setWish(next);
    // What the order is already, such as by changes that went another way, is no wish any more.
    store.write(calculated.changes.length > 0 ? next.changes : {});
    const then = wouldBe(standing, next);
    // A tip of an earlier visit is in no price yet that a share could be read from.
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
        // What is worked out is no save: whoever changed the order meanwhile is met when the changes are sent.
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
    // What an earlier visit did not send is worked out anew; what a check refused is worked out without it.
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
  // To another day it may still be moved, and is then cooked in time.
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

/** What is typed is not saved: it is worked out, and sent by a press of its own. */
const saveWords = { idle: '', waiting: '', saving: 'Working it out …', saved: '', failed: 'Not worked out' };

/** Whom changes that were sent wait for, so that no others can be sent; one's own that wait for the bank give way. */
export function waitsFor({ change_request: change }: Schemas['Order']): 'caterer' | 'bank' | null {
  if (change?.status === 'requested') return 'caterer';
  return change?.status === 'paying' && !change.by_you ? 'bank' : null;
}

const isForPage = (error: Schemas['Error']) => !isForSending(error);

const against = ({ calculated }: Wish, which: (error: Schemas['Error']) => boolean = () => true): Problem[] =>
  calculated?.errors.filter(which).flatMap((error) => problemsOf(error)) ?? [];

const quantitiesOf = ({ chosen_options: chosen }: Schemas['CalculatedChanges']) =>
  chosen.map(({ option_id, qty }) => ({ option_id, qty }));

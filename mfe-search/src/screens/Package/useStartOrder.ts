import { useNavigate } from 'react-router-dom';
import {
  chosenPresentation,
  errorCodes,
  href,
  type Quantities,
  type Schemas,
  toChosenOptions,
} from '@copper-carrot/contracts';
import {
  currentUser,
  events,
  isApiFailure,
  openAuth,
  useWrite,
  type WriteFailure,
} from '@copper-carrot/contracts/runtime';
import { createOrder } from '../../api';
import { type Combo, wanted } from '../../order/combos';
import { saveDraft } from '../../order/draft';
import { whereTo } from '../../order/saved-address';
import { complete, readError, type Verdict } from '../../order/verdict';
import { useAskFirst } from '../../components/left/useAskFirst';
import { type PackageEvent, eventOf } from '../../hooks/usePackageEvent';
import { spendReferral } from '../../hooks/useReferral';

export interface StartFailure {
  title: string;
  message: string;
  slots: Verdict['slots'];
  /** The caterer changed the menu since the page was read. */
  isOfOldMenu: boolean;
}

interface Start {
  event: PackageEvent;
  quantities: Quantities;
  /** The combinations; the order starts with their stand-ins, and they are added afterwards. */
  combos: readonly Combo[];
}

/**
 * Creates the order and opens its checkout; signing in on the way keeps the choices. `question` is the
 * dialog about an unfinished order of the package.
 */
export function useStartOrder(pack: Schemas['Package'], isReferral: boolean) {
  const navigate = useNavigate();
  const { askFirst, question } = useAskFirst({ package_id: pack.id });
  const { run, failure, forget } = useWrite(
    async ({ event, quantities, combos }: Start) => {
      const shared = wanted(combos, quantities);
      // Loaded first, so that no order is created that can't be completed.
      const combining = shared ? await import('./combining') : null;
      const begun = await createOrder(pack.id, {
        ...whereTo(event, currentUser()),
        presentation_type: chosenPresentation(pack.choices, quantities),
        is_referral: isReferral,
        order: {
          ...eventOf(event),
          chosen_options: toChosenOptions(combining?.withStandIns(pack.choices, quantities) ?? quantities),
        },
      });
      if (shared) await combining?.addCombos(begun.id, shared, quantities);
      return begun;
    },
    {
      onDone: async ({ id }) => {
        saveDraft(pack.id, null);
        spendReferral(pack.id);
        events.emit('order.changed@1', { orderId: id, status: 'in_cart' });
        await navigate(href.checkout(id));
      },
    },
  );
  const start = async (begun: Start) => {
    forget();
    if (!currentUser() && !(await openAuth('signUp', 'So that we can save your order.'))) return;
    await askFirst(() => run(begun));
  };
  return { start, question, failure: failure && startFailure(failure), forget };
}

/** A refusal as messages: field errors at their fields, food errors here. */
export function startFailure({ message, status, code, cause }: WriteFailure): StartFailure {
  const refused = isApiFailure(cause) ? readError(complete(cause.payload)) : null;
  return {
    title: `The order could not be started${status > 0 ? ` (HTTP ${status})` : ''}`,
    message: refused?.slots.choices ?? refused?.general ?? message,
    slots: refused?.slots ?? {},
    isOfOldMenu: code.includes(errorCodes.submit.choiceVersionMismatch),
  };
}

import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { joinList } from '@copper-carrot/shared-ui/words';
import { type Reaction } from '../../checkout/failures';
import { ownerHasToConfirm, ownerHasToSignIn } from '../../checkout/owner-has-to';

interface Refused {
  cause: unknown;
  message: string;
  reaction: Reaction;
}

/** Why the payment was refused; what only the owner can fix is worded so (1 §8). */
export function refusalWords({ cause, message, reaction }: Refused, owner: string): string {
  if (reaction.kind === 'changed') return `${movedBy(cause)} ${nothing} Please look at its price again.`;
  if (reaction.kind === 'modal' && reaction.modal === 'verifyEmail')
    return `${ownerHasToConfirm(owner)} ${nothing}`;
  if (reaction.kind === 'modal' && reaction.modal === 'domainMismatch')
    return `${ownerHasToSignIn(owner, message)} ${nothing}`;
  if (isApiFailure(cause) && cause.says(errorCodes.submit.choiceVersionMismatch))
    return `The caterer changed this menu. ${owner} has to choose again before this order can be placed. ${nothing}`;
  if (reaction.kind === 'show') {
    const { problems } = reaction;
    const isTheirs = problems.some(({ section }) => section !== 'payment' && section !== 'submit');
    if (isTheirs) {
      const words = problems.map((problem) => problem.message).join(' ');
      return `${words} ${owner} has to put this right first. ${nothing}`;
    }
  }
  return message;
}

/**
 * Who changed the order. Duplicates a part of `changers.ts`, which would otherwise move into
 * checkout's first bundle.
 */
function movedBy(cause: unknown): string {
  const { context = {} }: Partial<Schemas['Error']> = isApiFailure(cause) ? cause.payload : {};
  const names: unknown[] = Array.isArray(context.changed_by) ? context.changed_by : [];
  const isReader = context.changed_by_you === true;
  if (names.length > 0)
    return `${joinList([...names.map(String), ...(isReader ? ['you'] : [])])} changed the order meanwhile.`;
  return isReader
    ? 'You changed the order in another window.'
    : 'The price of this order has changed since you saw it.';
}

const nothing = 'Nothing was charged.';

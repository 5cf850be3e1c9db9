import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { type Reaction } from '../../checkout/failures';
import { ownerHasToConfirm, ownerHasToSignIn } from '../../checkout/owner-has-to';

interface Refused {
  cause: unknown;
  message: string;
  reaction: Reaction;
}

/** Why a colleague's press came to nothing: what only the order's owner can put right is said to be theirs (1 §8). */
export function refusalWords(
  { cause, message, reaction }: Refused,
  { asked_by: by }: Pick<Schemas['PaymentAsk'], 'asked_by'>,
  owner: string,
): string {
  if (reaction.kind === 'changed')
    return `${by} changed the order meanwhile. ${nothing} Please look at its price again.`;
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

const nothing = 'Nothing was charged.';

import { errorCodes } from '@copper-carrot/contracts';
import { isApiFailure, type WriteFailure } from '@copper-carrot/contracts/runtime';

/** What a bank asks its person before it pays. */
export interface BankQuestion {
  clientSecret: string;
  intentId: string;
}

/** The bank's question that a refusal carries, or null where it says something else. */
export function bankQuestionOf({ cause }: WriteFailure): BankQuestion | null {
  if (!isApiFailure(cause) || !cause.says(errorCodes.submit.paymentAuthentication)) return null;
  const { client_secret: clientSecret, payment_intent_id: intentId } = cause.payload.context ?? {};
  return typeof clientSecret === 'string' && typeof intentId === 'string' ? { clientSecret, intentId } : null;
}

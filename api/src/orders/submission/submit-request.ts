import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import type { AskedPayment } from '../asking/pay-as-asked';
import type { Seen } from './seen';

export interface SubmitRequest {
  orderId: number;
  actor: Actor;
  ignoreChecks: Schemas['IgnoreChecks'];
  submitKey: string | null;
  seen: Seen;
  /** When the caller asked, on the database's clock. */
  arrivedAt: Date;
  /** Of a colleague who was asked to pay: with which card they do. */
  asked?: AskedPayment;
  /** Whether the caller still hears what is answered; absent where nobody waits. */
  isThere?: () => boolean;
  /** Of a job: the one attempt that it goes on with. Nobody asks for another one. */
  onlyAttempt?: number;
  /** Of a poll that sends its order: the most that whoever armed it agreed to pay, in cents. */
  byPoll?: { mostCents: number };
}

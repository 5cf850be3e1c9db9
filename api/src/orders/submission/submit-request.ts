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
  /** When the caller asked, by the database's clock. */
  arrivedAt: Date;
  /** The payment of a colleague who was asked to pay. */
  asked?: AskedPayment;
  /** Whether the client is still connected; absent for jobs. */
  isThere?: () => boolean;
  /** For jobs: the only attempt to continue; no new one may be made. */
  onlyAttempt?: number;
  /** For a poll's submit: the maximum total that its scheduler agreed to, in cents. */
  byPoll?: { mostCents: number };
}

import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import type { AskedPayment } from '../payment-requests/pay-on-request';
import type { Seen } from './stale-check';

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
  /** For an order that is sent automatically: the maximum total, in cents. */
  mostCents?: number;
}

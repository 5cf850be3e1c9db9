import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import type { Seen } from './seen';

export interface SubmitRequest {
  orderId: number;
  actor: Actor;
  ignoreChecks: Schemas['IgnoreChecks'];
  submitKey: string | null;
  seen: Seen;
  /** When the caller asked, on the database's clock. */
  arrivedAt: Date;
}

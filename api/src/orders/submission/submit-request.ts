import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';

export interface SubmitRequest {
  orderId: number;
  actor: Actor;
  ignoreChecks: Schemas['IgnoreChecks'];
  submitKey: string | null;
  /** When the caller asked, on the database's clock. */
  arrivedAt: Date;
}

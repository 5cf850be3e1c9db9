import type { Subscription } from './events';
import { orderMailSubscription } from './order-mails';

/** Who hears of what happens: a feature that wants to adds its line here, and no other feature knows of it. */
export const subscriptions: readonly Subscription[] = [orderMailSubscription];

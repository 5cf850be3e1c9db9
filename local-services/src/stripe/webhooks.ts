import { createHmac } from 'node:crypto';
import { type Pool } from 'pg';
import { now } from './ids';

interface Due {
  event_id: string;
  attempts: number;
  data: unknown;
}

// A running attempt is leased; after a crash it is repeated after this many seconds.
const leaseSeconds = 15;
const timeoutMs = 10_000;
const longestDelaySeconds = 30;
// Gives up after three days, as Stripe does.
const patience = '3 days';

/** `t=…,v1=…`: Stripe's webhook signature (HMAC-SHA256 over time and raw body). */
function signatureHeader(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Posts queued events to the endpoint, with growing pauses until it accepts them. */
export class WebhookSender {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly secret: string,
  ) {}

  /** Checks the queue now, or once more after a running check. */
  poke(): void {
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.deliverDue()
      .catch((error: unknown) => {
        if (!this.stopping.signal.aborted)
          console.error('local services: webhooks wait for the database', error);
        return 2000;
      })
      .then((pause) => {
        this.running = undefined;
        if (this.stopping.signal.aborted) return;
        if (!this.again) this.timer = setTimeout(() => this.poke(), pause);
        else {
          this.again = false;
          this.poke();
        }
      });
  }

  /** Aborts running deliveries; undelivered events stay queued. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  /** Delivers due events; returns the ms until the next check. */
  private async deliverDue(): Promise<number> {
    while (!this.stopping.signal.aborted) {
      const due = await this.claim();
      if (due.length === 0) break;
      await Promise.all(due.map((delivery) => this.deliver(delivery)));
    }
    const next = await this.pool.query<{ seconds: number | null }>(
      `select extract(epoch from min(next_attempt_at) - now())::float as seconds
       from local_services.stripe_deliveries where delivered_at is null and created_at > now() - $1::interval`,
      [patience],
    );
    const seconds = next.rows[0]?.seconds ?? longestDelaySeconds;
    return Math.min(Math.max(seconds, 0.05), longestDelaySeconds) * 1000;
  }

  private async claim(): Promise<Due[]> {
    const claimed = await this.pool.query<Due & { seq: string }>(
      `update local_services.stripe_deliveries delivery
       set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       from local_services.stripe_objects event
       where event.id = delivery.event_id and delivery.seq in (
         select seq from local_services.stripe_deliveries
         where delivered_at is null and next_attempt_at <= now() and created_at > now() - $2::interval
         order by seq limit 8 for update skip locked)
       returning delivery.seq, delivery.event_id, delivery.attempts, event.data`,
      [leaseSeconds, patience],
    );
    return claimed.rows.sort((a, b) => Number(a.seq) - Number(b.seq));
  }

  private async deliver({ event_id, attempts, data }: Due): Promise<void> {
    const failure = await this.send(JSON.stringify(data, null, 2));
    if (failure === null) {
      await this.pool.query(
        'update local_services.stripe_deliveries set delivered_at = now(), last_error = null where event_id = $1',
        [event_id],
      );
      return;
    }
    const delay = this.stopping.signal.aborted ? 0 : Math.min(2 ** (attempts - 2), longestDelaySeconds);
    await this.pool.query(
      `update local_services.stripe_deliveries
       set last_error = $2, next_attempt_at = now() + make_interval(secs => $3) where event_id = $1`,
      [event_id, failure, delay],
    );
  }

  /** Null if the endpoint accepted it, otherwise the reason. */
  private async send(body: string): Promise<string | null> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, this.secret, now()),
          'User-Agent': 'Stripe/1.0 (local stand-in)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.stopping.signal]),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      return `${error instanceof Error ? error.message : String(error)}${cause}`;
    }
  }
}

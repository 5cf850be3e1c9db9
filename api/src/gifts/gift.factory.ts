import { cardFeeCents, type Schemas } from '@copper-carrot/contracts';
import { randomUUID } from 'node:crypto';
import { makeCampaign } from '../cares/cares.factory';
import { sql } from '../database';
import { client, type TestClient } from '../testing';
import type { GiftWish } from './gift.schemas';

const causes = '/cpi/v1/public/charitable_causes';

let guests = 0;
/** A campaign of its own and somebody who gives to it without an account. */
export async function makeGiver(by: TestClient = client()) {
  const campaign = await makeCampaign();
  const email = `guest-${++guests}-${campaign.id}@example.com`;
  return { campaign, by, email };
}
export type Giver = Awaited<ReturnType<typeof makeGiver>>;

/** Gives $50 once, unless it is said otherwise. */
export function give(
  { campaign, by, email }: Giver,
  wish: Partial<GiftWish> = {},
  key: string = randomUUID(),
) {
  const { amount = 50, covers_fees = false } = wish;
  const cents = Math.round(amount * 100);
  return by
    .post(`${causes}/${campaign.slug}/donations`)
    .set('Idempotency-Key', key)
    .send({
      gift: {
        ...{ amount, covers_fees, monthly: false, anonymous: false, honoree: '', name: 'Gina Guest', email },
        total: (cents + (covers_fees ? cardFeeCents(cents) : 0)) / 100,
        ...(!('credit_card_id' in wish) && { stripe_token: 'pm_card_visa' }),
        ...wish,
      },
    });
}

/** The campaign as its page reads it. */
export async function campaignOf({ campaign }: Pick<Giver, 'campaign'>): Promise<Schemas['Campaign']> {
  const answer = await client().get(`${causes}/${campaign.slug}`).expect(200);
  return answer.body as Schemas['Campaign'];
}

/** The list of givers. */
export async function giversOf(
  { campaign }: Pick<Giver, 'campaign'>,
  by: TestClient = client(),
): Promise<Schemas['Giver'][]> {
  const answer = await by.get(`${causes}/${campaign.slug}/donations`).expect(200);
  return (answer.body as { records: Schemas['Giver'][] }).records;
}

/** What Stripe holds, has charged and has sent back for the gifts of a campaign, in cents. */
export const chargesOf = ({ campaign }: Pick<Giver, 'campaign'>) =>
  sql.rows<{ status: string; amount: number; captured: number; refunded: number }>(
    `select i.data ->> 'status' as status, (i.data ->> 'amount')::int as amount,
       (i.data ->> 'amount_received')::int as captured,
       coalesce((c.data ->> 'amount_refunded')::int, 0) as refunded
     from donations d join local_services.stripe_objects i
       on i.kind = 'payment_intent' and i.data -> 'metadata' ->> 'donation_id' = d.id::text
     left join local_services.stripe_objects c on c.id = i.data ->> 'latest_charge'
     where d.campaign_id = $1 order by i.seq`,
    [campaign.id],
  );

/** The ledger of a campaign's gifts, oldest first. */
export const ledgerOf = ({ campaign }: Pick<Giver, 'campaign'>) =>
  sql.rows<{ kind: string; cents: number }>(
    `select p.kind, p.amount_cents as cents from payments p join donations d on d.id = p.donation_id
     where d.campaign_id = $1 order by p.id`,
    [campaign.id],
  );

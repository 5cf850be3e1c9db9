import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership, type Team } from '../accounts';
import { sql } from '../database';
import { inDays } from '../orders/order.factory';
import { addDays } from '../schedule';
import { makeMember, makeTeam, makeUser, signedIn, type TestClient } from '../testing';

export const base = '/cpi/v1/orderer';

export interface Office {
  team: Team;
  admin: TestClient;
  email: string;
  /** A card of the organization. */
  cardId: number;
}

/** An organization with a signed-in admin and a card. */
export async function makeOffice(token = 'pm_card_visa'): Promise<Office> {
  const { user, team } = await makeMember('admin', await makeTeam());
  const admin = await signedIn(user);
  return { team, admin, email: user.email, cardId: await saveCard(admin, token, team.id) };
}

export async function saveCard(by: TestClient, token: string, teamId?: number): Promise<number> {
  const { body } = (await by
    .post(`${base}/credit_cards`)
    .send({ credit_card: { stripe_token: token, nickname: '', team_id: teamId ?? null } })
    .expect(201)) as { body: Schemas['CreditCard'] };
  return body.id;
}

/** Another member of the organization. */
export async function colleague({ team }: Office, role: Role): Promise<TestClient> {
  const user = await makeUser();
  await Membership.create({ teamId: team.id, userId: user.id, role });
  return signedIn(user);
}

let made = 0;
/** An invoice, due in so many days; before today where that is below zero. */
export async function makeInvoice(
  { team }: Pick<Office, 'team'>,
  { cents = 1_000, dueIn = 10, paid = false, issued = addDays(inDays(0), Math.min(0, dueIn)) } = {},
): Promise<number> {
  const row = await sql.first<{ id: number }>(
    `insert into invoices (number, team_id, amount_cents, issued_on, due_on, paid_at)
     values ($1, $2, $3, $4, $5, case when $6 then now() end) returning id`,
    [`T-${(made += 1)}`, team.id, cents, issued, addDays(inDays(0), dueIn), paid],
  );
  return row?.id ?? 0;
}

export const read = async <Answer>(by: TestClient, path: string): Promise<Answer> =>
  ((await by.get(path).expect(200)) as { body: Answer }).body;

export const pay = (
  { admin, cardId }: Pick<Office, 'admin' | 'cardId'>,
  invoice_ids: number[],
  total: number,
) => admin.post(`${base}/payments`).send({ payment: { invoice_ids, credit_card_id: cardId, total } });

export const statusOf = async (invoiceId: number) =>
  (
    await sql.first<{ paid: boolean }>('select paid_at is not null as paid from invoices where id = $1', [
      invoiceId,
    ])
  )?.paid;

/** What Stripe holds and has charged for invoices of an organization, in cents. */
export const chargesOf = ({ team }: Pick<Office, 'team'>) =>
  sql.rows<{ status: string; amount: number; captured: number }>(
    `select s.data ->> 'status' as status, (s.data ->> 'amount')::int as amount,
       (s.data ->> 'amount_received')::int as captured
     from local_services.stripe_objects s where s.kind = 'payment_intent' and s.id in (
       select a.stripe_payment_intent_id from payment_attempts a
         join payment_attempt_invoices l on l.payment_attempt_id = a.id join invoices i on i.id = l.invoice_id
       where i.team_id = $1) order by s.seq`,
    [team.id],
  );

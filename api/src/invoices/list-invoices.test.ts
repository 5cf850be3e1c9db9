import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { placed } from '../orders/changes/change.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { readPaper } from '../order-papers/paper.factory';
import { makeUser, signedIn } from '../testing';
import { base, colleague, makeInvoice, makeOffice, read, type Office } from './invoice.factory';

const kitchen = usePayments();
type Invoices = { records: Schemas['Invoice'][]; count: number };
const list = (office: Office, query = '') =>
  read<Invoices>(office.admin, `${base}/invoices?team_id=${office.team.id}${query}`);

describe('[API-067] invoices', () => {
  test('are open until the day after they were due, and paid or voided after that', async () => {
    const office = await makeOffice();
    const [open, overdue] = [
      await makeInvoice(office),
      await makeInvoice(office, { cents: 2_000, dueIn: -3 }),
    ];
    const paid = await makeInvoice(office, { paid: true });
    const voided = await makeInvoice(office);
    await sql.rows('update invoices set voided_at = now() where id = $1', [voided]);
    const { records } = await list(office);
    expect(Object.fromEntries(records.map(({ id, status }) => [id, status]))).toEqual({
      [open]: 'open',
      [overdue]: 'overdue',
      [paid]: 'paid',
      [voided]: 'voided',
    });
    expect(
      records
        .filter(({ can }) => can.pay)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([open, overdue].sort());
    expect((await list(office, '&status=paid&status=voided')).count).toBe(2);
    expect(await read(office.admin, `${base}/invoices/totals?team_id=${office.team.id}`)).toEqual({
      open: { count: 1, amount: 10 },
      overdue: { count: 1, amount: 20 },
    });
    expect(await read(office.admin, `${base}/invoices/${open}`)).toMatchObject({ id: open, amount: 10 });
    await office.admin.get(`${base}/invoices?status=lost`).expect(422);
  });

  test('of one’s own orders are listed while one may list those of their organization', async () => {
    const cart = await placed(kitchen.caterer);
    const { id = 0 } =
      (await sql.first<{ id: number }>(
        `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
         values ('OWN-1', $1, $2, 500, current_date, current_date + 9) returning id`,
        [cart.teamId, cart.orderId],
      )) ?? {};
    const own = () => read<Invoices>(cart.orderer, `${base}/invoices`);
    expect((await own()).records).toMatchObject([
      { id, order_id: cart.orderId, brand_name: cart.order.brand.name, start_date: cart.order.start_date },
    ]);
    await sql.rows(`update memberships set role = 'staff' where user_id = $1`, [cart.user.id]);
    expect((await own()).count).toBe(0);
    await cart.orderer.get(`${base}/invoices/${id}`).expect(404);
  });

  test('are no stranger’s', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    const stranger = await signedIn(await makeUser());
    await stranger.get(`${base}/invoices/${id}`).expect(404);
    await stranger.get(`${base}/invoices?team_id=${office.team.id}`).expect(404);
    await (await colleague(office, 'staff')).get(`${base}/invoices?team_id=${office.team.id}`).expect(403);
  });
});

describe('the statements of an organization', () => {
  const of = ({ team }: Office, path = '') => `${base}/invoices/statements${path}?team_id=${team.id}`;
  async function made(): Promise<Office> {
    const office = await makeOffice();
    await makeInvoice(office, { cents: 10_000, issued: '2026-03-05' });
    const paid = await makeInvoice(office, { cents: 2_550, issued: '2026-04-02' });
    await sql.rows(`update invoices set paid_at = '2026-04-20T12:00:00Z' where id = $1`, [paid]);
    await makeInvoice(office, { cents: 1_000, issued: '2026-04-30' });
    return office;
  }

  test('say by month what was invoiced, what was paid and what is left', async () => {
    const office = await made();
    const { records } = await read<{ records: Schemas['Statement'][] }>(office.admin, of(office));
    expect(records).toEqual([
      { month: '2026-04', invoiced: 35.5, paid: 25.5, balance: 110 },
      { month: '2026-03', invoiced: 100, paid: 0, balance: 100 },
    ]);
  });

  test('are taken away as PDF and as CSV with the same balance', async () => {
    const office = await made();
    const { lines } = await readPaper(office.admin, of(office, '/2026-04/pdf'));
    for (const said of ['April 2026', '$100.00', '$35.50', '$110.00']) expect(lines).toContain(said);
    const { text } = await office.admin.get(of(office, '/2026-04/csv')).expect(200);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('"Date","Entry","Invoice"');
    expect(rows[2]).toMatch(/^"2026-04-20","Payment","T-\d+",,,-25.5,100$/);
    expect(rows.at(-1)).toMatch(/,10,110$/);
    await office.admin.get(of(office, '/2026-02/pdf')).expect(404);
    await office.admin.get(of(office, '/2026-13/csv')).expect(422);
    await (await colleague(office, 'staff')).get(of(office, '/2026-04/csv')).expect(403);
    await (await makeOffice()).admin.get(of(office, '/2026-04/pdf')).expect(404);
  });
});

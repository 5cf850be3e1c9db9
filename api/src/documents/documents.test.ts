import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { colleague, makeInvoice, makeOffice, read, type Office } from '../invoices/invoice.factory';
import { placed } from '../orders/changes/change.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { delivered, readPaper } from '../order-papers/paper.factory';
import { client, makeUser, signedIn, type TestClient } from '../testing';

const kitchen = usePayments();
const base = '/cpi/v2/orderer/documents';
type Documents = { records: Schemas['Document'][]; count: number };
const list = (by: TestClient, query = '') => read<Documents>(by, `${base}${query}`);
const share = async (by: TestClient, documentId: string, days = 7) =>
  (await by.post(`${base}/${documentId}/links`).send({ link: { days } }).expect(201)) as {
    body: Schemas['DocumentLink'];
  };

async function officeWithPapers(): Promise<Office> {
  const office = await makeOffice();
  await makeInvoice(office, { cents: 10_000, issued: '2026-03-05' });
  await sql.rows(
    `insert into tax_exemptions (team_id, state, certificate_number, expires_on, confirmed_at)
     values ($1, 'NY', 'EX-12', '2199-12-31', now()), ($1, 'NJ', 'EX-13', '2199-12-31', null)`,
    [office.team.id],
  );
  return office;
}

describe('[API-093] documents', () => {
  test('of an organization are its statements, certificates and terms, by kind and by year', async () => {
    const office = await officeWithPapers();
    const { id } = office.team;
    const { records } = await list(office.admin, `?team_id=${id}`);
    expect(records.map(({ kind, title }) => [kind, title])).toEqual([
      ['certificate', 'Sales tax exemption in NY'],
      ['contract', 'Invoice terms'],
      ['statement', 'Statement of March 2026'],
    ]);
    expect(records.map((each) => each.id)).toEqual([
      `certificate-${id}-NY`,
      `contract-${id}`,
      `statement-${id}-2026-03`,
    ]);
    expect((await list(office.admin, `?team_id=${id}&kind=contract&kind=certificate`)).count).toBe(2);
    expect((await list(office.admin, `?team_id=${id}&year=2026`)).count).toBe(1);
    await office.admin.get(`${base}?kind=secret`).expect(422);
    for (const { id: documentId } of records) await readPaper(office.admin, `${base}/${documentId}/file`);
    const { lines } = await readPaper(office.admin, `${base}/certificate-${id}-NY/file`);
    expect(lines).toEqual(expect.arrayContaining(['EX-12', 'Dec 31, 2199']));
    // It waits for its check.
    await office.admin.get(`${base}/certificate-${id}-NJ/file`).expect(404);
  });

  test('of one’s own orders are receipts and invoices, as the order’s page has them', async () => {
    const cart = await delivered(kitchen.caterer);
    await sql.rows(
      `insert into invoices (number, team_id, order_id, amount_cents, issued_on, due_on)
       values ('DOC-1', $1, $2, 500, current_date, current_date + 9)`,
      [cart.teamId, cart.orderId],
    );
    const { records } = await list(cart.orderer, '?kind=receipt&kind=invoice');
    expect(records).toContainEqual(
      expect.objectContaining({
        id: `receipt-${cart.orderId}`,
        order_id: cart.orderId,
        about: cart.order.brand.name,
        amount: cart.order.pricing.customer_price,
      }),
    );
    expect(records.map(({ title }) => title)).toContain('Invoice DOC-1');
    for (const { id } of records) {
      const { bytes } = await readPaper(cart.orderer, `${base}/${id}/file`);
      const what = id.startsWith('receipt') ? 'receipt' : 'invoice';
      expect(bytes).toEqual(
        (await readPaper(cart.orderer, `/cpi/v1/orderer/orders/${cart.orderId}/${what}`)).bytes,
      );
    }
  });

  test('say what a receipt comes to after what was sent back', async () => {
    const cart = await delivered(kitchen.caterer);
    const sentBack = (cents: number) =>
      sql.rows(`insert into payments (order_id, kind, amount_cents) values ($1, 'refund', $2)`, [
        cart.orderId,
        -cents,
      ]);
    const amounts = async () =>
      (await list(cart.orderer, '?kind=receipt')).records.map(({ amount }) => amount);
    const cents = Math.round(cart.order.pricing.customer_price * 100);
    await sentBack(500);
    expect(await amounts()).toEqual([(cents - 500) / 100]);
    await sentBack(cents - 500);
    expect(await amounts()).toEqual([0]);
  });

  test('are for who may list them, each by its own rights', async () => {
    const office = await officeWithPapers();
    const { id } = office.team;
    const staff = await colleague(office, 'staff');
    await staff.get(`${base}?team_id=${id}`).expect(403);
    await staff.get(base).expect(403);
    const stranger = await signedIn(await makeUser());
    await stranger.get(`${base}?team_id=${id}`).expect(404);
    for (const document of [`certificate-${id}-NY`, `contract-${id}`, `statement-${id}-2026-03`]) {
      await stranger.get(`${base}/${document}/file`).expect(404);
      await staff.get(`${base}/${document}/file`).expect(403);
      await staff
        .post(`${base}/${document}/links`)
        .send({ link: { days: 1 } })
        .expect(403);
    }
    const cart = await placed(kitchen.caterer);
    await stranger.get(`${base}/receipt-${cart.orderId}/file`).expect(404);
    await stranger.get(`${base}/secret-1/file`).expect(422);
  });
});

test('a signed paper that a site admin adds is there once, to be read by its organization, until it is taken away', async () => {
  const office = await makeOffice();
  const operator = await signedIn(await makeUser({ isAdmin: true }));
  const content = Buffer.from('%PDF-1.7 signed').toString('base64');
  const document = { team_id: office.team.id, kind: 'contract', title: 'Frame contract', content };
  const add = (by: TestClient, more: object = {}) =>
    by.post(base).send({ document: { ...document, ...more } });
  const { body } = (await add(operator).expect(201)) as { body: Schemas['Document'] };
  expect((await add(operator).expect(201)).body).toEqual(body);
  expect((await list(office.admin, `?team_id=${office.team.id}`)).records).toEqual([body]);
  const { bytes } = await readPaper(office.admin, `${base}/${body.id}/file`);
  expect(bytes.toString()).toBe('%PDF-1.7 signed');
  await (await colleague(office, 'staff')).get(`${base}/${body.id}/file`).expect(403);
  await (await makeOffice()).admin.get(`${base}/${body.id}/file`).expect(404);
  await add(office.admin).expect(403);
  const other = await add(operator, { content: Buffer.from('<html>').toString('base64') }).expect(422);
  expect((other.body as Schemas['Error']).fields).toEqual({ content: ['invalid'] });
  await office.admin.delete(`${base}/${body.id}`).expect(403);
  await operator.delete(`${base}/${body.id}`).expect(204);
  await office.admin.get(`${base}/${body.id}/file`).expect(404);
});

describe('a link to a document', () => {
  test('shows it without an account until its time is over', async () => {
    const office = await officeWithPapers();
    const { body } = await share(office.admin, `contract-${office.team.id}`, 3);
    const days = (new Date(body.expires_at).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(3);
    const { lines } = await readPaper(client(), body.url);
    expect(lines).toContain('Invoice terms');
    await client().get(`${body.url}x`).expect(404);
    await sql.rows(`update document_links set expires_at = now() - interval '1 second'`);
    await client().get(body.url).expect(404);
    await office.admin
      .post(`${base}/contract-${office.team.id}/links`)
      .send({ link: { days: 31 } })
      .expect(422);
  });

  test('ends once who made it may not read the document any more', async () => {
    const office = await officeWithPapers();
    const orderer = await colleague(office, 'orderer');
    const { body } = await share(orderer, `contract-${office.team.id}`);
    await readPaper(client(), body.url);
    await sql.rows(`delete from memberships where team_id = $1 and role = 'orderer'`, [office.team.id]);
    await client().get(body.url).expect(404);
  });
});

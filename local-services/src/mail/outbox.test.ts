import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { createWorld, type World } from '../testing/world';

let world: World;
let transport: Transporter;
beforeAll(async () => {
  world = await createWorld();
  transport = createTransport({
    host: '127.0.0.1',
    port: world.services.smtpPort,
    pool: true,
    maxConnections: 1,
  });
});
afterAll(async () => {
  transport.close();
  await world.close();
});

const send = (mail: SendMailOptions): Promise<unknown> =>
  transport.sendMail({ from: 'Copper Carrot <hello@coppercarrot.example>', ...mail });

interface Sent {
  id: string;
  message_id: string;
  copies: number;
  recipients: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: { filename: string; content_type: string; size: number }[];
}
async function read(query: string): Promise<{ records: Sent[]; count: number }> {
  const response = await fetch(world.url(`/local/outbox.json?${query}`));
  return (await response.json()) as { records: Sent[]; count: number };
}
const page = (path: string) => fetch(world.url(path));

it('keeps a mail with its parts, and finds it by any recipient', async () => {
  await send({
    to: 'Ana <Ana@Example.com>',
    cc: 'bob@example.com',
    bcc: 'hidden@example.com',
    subject: 'Your order — déjà 🥕',
    text: 'Thank you',
    html: '<p>Thank <b>you</b></p>',
    attachments: [{ filename: 'order.ics', content: 'BEGIN:VCALENDAR\n', contentType: 'text/calendar' }],
  });
  for (const address of ['ana@example.com', 'BOB@example.com', 'hidden@example.com']) {
    const { records, count } = await read(`to=${address}`);
    expect(count).toBe(1);
    expect(records[0]).toMatchObject({
      subject: 'Your order — déjà 🥕',
      html: expect.stringContaining('<b>you</b>') as string,
      recipients: ['ana@example.com', 'bob@example.com', 'hidden@example.com'],
      from: { name: 'Copper Carrot', address: 'hello@coppercarrot.example' },
      attachments: [{ filename: 'order.ics', content_type: 'text/calendar', size: 16 }],
      copies: 1,
    });
  }
  expect((await read('to=example.com')).count).toBe(0);
  const { records } = await read('to=ana@example.com');
  const attachment = await page(`/local/outbox/${records[0]?.id}/attachments/0`);
  expect(attachment.headers.get('content-disposition')).toContain('order.ics');
  expect(await attachment.text()).toBe('BEGIN:VCALENDAR\n');
  expect(await (await page(`/local/outbox/${records[0]?.id}/source`)).text()).toContain(
    'Content-Type: multipart/',
  );
});

it('shows a mail that was sent twice twice, and says so', async () => {
  const mail = { to: 'twice@example.com', subject: 'Twice', text: 'x', messageId: '<one@example.com>' };
  await send(mail);
  await send(mail);
  const { records, count } = await read('to=twice@example.com');
  expect(count).toBe(2);
  expect(records.map(({ copies, message_id }) => [copies, message_id])).toEqual([
    [2, '<one@example.com>'],
    [2, '<one@example.com>'],
  ]);
  expect(await (await page('/local/outbox?search=twice@')).text()).toContain('sent 2 times');
});

it('lists mail for people, searches, and turns pages', async () => {
  for (let number = 0; number < 51; number += 1) {
    await send({ to: `many${number}@example.com`, subject: `Bulk ${number}`, text: 'x' });
  }
  const first = await (await page('/local/outbox?search=bulk')).text();
  expect(first).toContain('51 mails');
  expect(first).toContain('Bulk 50');
  expect(first).not.toContain('Bulk 0<');
  expect(await (await page('/local/outbox?search=bulk&offset=50')).text()).toMatch(/Bulk 0\s/);
  expect(await (await page('/local/outbox?search=nobody')).text()).toContain('No mail fits');
});

it('is safe from what a mail holds', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await send({
    from: { name: attack, address: 'evil@example.com' },
    to: 'victim@example.com',
    subject: attack,
    text: `\0${attack}`,
    html: `<head><title>x</title></head>${attack}<a href="https://example.com">go</a>`,
    attachments: [{ filename: 'evil.html', content: attack, contentType: 'text/html' }],
  });
  const { records } = await read('to=victim@example.com');
  const id = records[0]?.id;
  for (const path of [
    '/local/outbox',
    `/local/outbox/${id}`,
    '/local/outbox?search=<script>alert(1)</script>',
  ]) {
    const response = await page(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    const text = await response.text();
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
  }
  expect(await (await page(`/local/outbox/${id}`)).text()).toMatch(/sandbox="allow-popups [^"]*"/);
  const letter = await page(`/local/outbox/${id}/html`);
  expect(letter.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups [^;]*; default-src 'none'/,
  );
  expect(letter.headers.get('content-security-policy')).not.toMatch(
    /allow-scripts|allow-same-origin|script-src/,
  );
  expect(await letter.text()).toContain('<base target="_blank">');
  const attachment = await page(`/local/outbox/${id}/attachments/0`);
  expect(attachment.headers.get('content-type')).toContain('application/octet-stream');
});

it('shows pictures that travel inside a mail', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );
  await send({
    to: 'picture@example.com',
    subject: 'Picture',
    html: '<img src="cid:carrot">',
    attachments: [{ filename: 'c.png', content: png, cid: 'carrot' }],
  });
  const { records } = await read('to=picture@example.com');
  const letter = await (await page(`/local/outbox/${records[0]?.id}/html`)).text();
  const address = /src="([^"]+)"/.exec(letter)?.[1] ?? '';
  const picture = await page(address);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
});

it.each(['0', '999999999999999999', '99999999999999999999', 'abc', '1%27'])(
  'has no mail number %s',
  async (id) => {
    expect((await page(`/local/outbox/${id}`)).status).toBe(404);
    expect((await page(`/local/outbox/${id}/html`)).status).toBe(404);
  },
);

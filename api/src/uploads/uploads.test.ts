import { crc32 } from 'node:zlib';
import type { Schemas } from '@copper-carrot/contracts';
import sharp from 'sharp';
import { sql } from '../database';
import { client, makeUser, runPendingJobs, signedIn, useLocalServices, type TestClient } from '../testing';
import { fileJobs } from './file.jobs';
import { fileLink } from './file-link';
import { post as postTo } from './upload.factory';

useLocalServices();

const presignPath = '/cpi/v1/uploads/presign';
const avatarPath = '/cpi/v2/user/avatar';
let person: TestClient;
beforeEach(async () => {
  await sql.rows('truncate local_services.s3_objects');
  person = await signedIn(await makeUser());
});

type Presigned = Schemas['PresignedUpload'];
const presign = async (query: object = {}) =>
  (
    await person
      .get(presignPath)
      .query({ filename: 'me.jpg', purpose: 'avatar', ...query })
      .expect(200)
  ).body as Presigned;
const post = (target: Pick<Presigned, 'fields'>, content: Buffer) => postTo(person, target, content);
const put = (key: string) => person.put(avatarPath).send({ upload_key: key });
/** Uploads as a browser does, and makes it the avatar. */
async function use(content: Buffer, query: object = {}) {
  const target = await presign(query);
  await post(target, content).expect(201);
  return put(target.key);
}
const stored = async () =>
  (await sql.rows<{ name: string }>('select name from local_services.s3_objects order by name', [])).map(
    ({ name }) => name,
  );
const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];

/** A camera's picture: 60 x 40, to be turned by a quarter, taken at a place. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
    .withExif({ IFD0: { Orientation: '6', Artist: 'Pat' }, IFD3: { GPSLatitude: '40/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A PNG whose head says that it has so many pixels, and whose body is nearly empty. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // The checksum of the head, over its name and content.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('where a file may be posted', () => {
  test('[UPL-01] is told by name and type, for one person and purpose', async () => {
    const { url, fields, max_bytes } = await presign({ filetype: 'image/jpeg' });
    expect(url).toBe('http://localhost:3000/local/s3/uploads');
    expect(fields).toMatchObject({
      'Content-Type': 'image/jpeg',
      key: expect.stringMatching(/^uploads\/incoming\/avatar\/\d+\/[\da-f-]{36}$/) as string,
      'x-amz-meta-filename': 'me.jpg',
    });
    expect(max_bytes).toBe(10 * 1024 * 1024);
    await client().get(presignPath).query({ filename: 'me.jpg' }).expect(401);
  });

  test('[UPL-02] takes a file of no known type as application/octet-stream', async () => {
    const { body } = (await person.get(presignPath).query({ filename: 'notes' }).expect(200)) as {
      body: Presigned;
    };
    expect(body.fields['Content-Type']).toBe('application/octet-stream');
  });

  test.each([
    ['filename', { filename: '../../etc/passwd' }],
    ['filename', { filename: 'C:\\me.jpg' }],
    ['filename', { filename: 'me\u202Egpj.exe' }],
    ['filetype', { filetype: 'application/x-msdownload' }],
    ['purpose', { purpose: 'malware' }],
  ])('is refused by its field %s: %j', async (field, query) => {
    const answer = await person.get(presignPath).query({ filename: 'me.jpg', purpose: 'avatar', ...query });
    expect([answer.status, Object.keys(errorIn(answer).fields)]).toEqual([422, [field]]);
  });
});

describe('the storage', () => {
  test.each([
    ['a policy that was changed', (fields: Presigned['fields']) => ({ Policy: forged(fields.Policy ?? '') })],
    ['another key than the policy’s', () => ({ key: 'uploads/files/another' })],
    ['a field that the policy does not name', () => ({ acl: 'public-read' })],
    ['a signature of somebody else', () => ({ 'X-Amz-Signature': 'a'.repeat(64) })],
  ])('[UPL-03] refuses %s, and stores nothing', async (_what, change) => {
    const { fields } = await presign();
    await post({ fields: { ...fields, ...change(fields) } }, await photo()).expect(403);
    expect(await stored()).toEqual([]);
  });

  test('refuses a file that is larger than its purpose allows', async () => {
    const { text } = await post(await presign(), Buffer.alloc(10 * 1024 * 1024 + 1)).expect(400);
    expect(text).toContain('EntityTooLarge');
    expect(await stored()).toEqual([]);
  });
});

/** A policy with a raised limit. */
const forged = (policy: string) =>
  Buffer.from(
    Buffer.from(policy, 'base64')
      .toString()
      .replace(/10485760/, '999999999'),
  ).toString('base64');

describe('an avatar', () => {
  test('is kept upright, small and without what a camera writes, shown, replaced and removed', async () => {
    const body = (await use(await photo())).body as Schemas['Account'];
    const link = String(body.avatar_url);
    const shown = await client().get(link).responseType('blob').expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height, exif, icc, xmp } = await sharp(shown.body as Buffer).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect((await person.get('/cpi/v2/user')).body).toMatchObject({ avatar_url: link });

    const next = (await use(await photo())).body as Schemas['Account'];
    expect(next.avatar_url).not.toBe(link);
    await runPendingJobs();
    await client().get(link).expect(404);
    expect(await stored()).toHaveLength(1);

    expect((await person.delete(avatarPath).expect(200)).body).toMatchObject({ avatar_url: null });
    await runPendingJobs();
    expect(await stored()).toEqual([]);
  });

  test('is the same when it is sent again, and nobody else’s upload', async () => {
    const target = await presign();
    await post(target, await photo()).expect(201);
    const other = await signedIn(await makeUser());
    await other.put(avatarPath).send({ upload_key: target.key }).expect(422);
    const answers = [await put(target.key).expect(200), await put(target.key).expect(200)];
    const links = answers.map(({ body }) => (body as Schemas['Account']).avatar_url);
    expect(links[0]).toBe(links[1]);
    const refused = await other.put(avatarPath).send({ upload_key: target.key }).expect(422);
    expect(errorIn(refused).message).toBe(
      'This file did not arrive, or too long ago. Please choose it again.',
    );
  });

  test.each([
    [
      'a program under the name of a picture',
      () => Buffer.from('MZ\x90\x00 this program can not be run'),
      'This file is of another type. Please choose a JPEG, PNG or WebP file.',
    ],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'This file is of another type. Please choose a JPEG, PNG or WebP file.',
    ],
    [
      'a paper',
      () => Buffer.from('%PDF-1.7\n'),
      'This file is of another type. Please choose a JPEG, PNG or WebP file.',
    ],
    [
      'a picture of 200 megapixels',
      () => pngOf(20_000, 10_000),
      'This picture has 200 megapixels. Please choose one of 50 at most.',
    ],
    [
      'a picture that was cut off',
      async () => (await photo()).subarray(0, 200),
      'This picture is broken. Please choose another.',
    ],
  ])('is refused in words where it is %s, and nothing of it stays', async (_what, make, sentence) => {
    const answer = await use(await make(), { filetype: 'image/png' });
    expect([answer.status, errorIn(answer).message]).toEqual([422, sentence]);
    expect(await stored()).toEqual([]);
    expect(await sql.rows('select id from files where user_id = $1', [person.user?.id])).toEqual([]);
  });

  test('stays as it was attached, whatever is posted to its form afterwards', async () => {
    const target = await presign();
    await post(target, await photo()).expect(201);
    await put(target.key).expect(200);
    const content = () => sql.rows('select name, md5(body) from local_services.s3_objects order by name', []);
    const before = await content();
    const other = await sharp(await photo())
      .negate()
      .jpeg()
      .toBuffer();
    await post(target, other).expect(201);
    await put(target.key).expect(200);
    expect(await content()).toEqual(before);
  });

  test('leaves with its person’s account', async () => {
    await use(await photo());
    await person.post('/cpi/v2/user/deletion').send({ current_password: 'copper-carrot' }).expect(204);
    await runPendingJobs();
    expect(await stored()).toEqual([]);
  });
});

test('a private file has a link that ends, and is another file’s link nowhere', async () => {
  const user = await makeUser();
  const keys = ['0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11', '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a12'];
  const [key = '', other = ''] = keys;
  for (const each of keys) {
    await sql.rows(
      `insert into files (key, user_id, purpose, name, content_type, bytes, attached_at)
       values ($1, $2, 'attachment', 'terms.pdf', 'application/pdf', 9, now())`,
      [each, user.id],
    );
    await sql.rows(
      `insert into local_services.s3_objects (name, body, content_type, metadata)
       values ($1, '%PDF-1.7\n', 'application/pdf', '{}')`,
      [`uploads/uploads/files/${each}`],
    );
  }
  const linkAt = (at: Date) => fileLink({ key, purpose: 'attachment' }, at);
  const link = linkAt(new Date());
  const { headers } = await client().get(link).expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename=terms.pdf');
  await client().get(`/cpi/v1/public/files/${key}`).expect(404);
  await client().get(link.replace(key, other)).expect(404);
  await client()
    .get(linkAt(new Date(Date.now() - 3 * 60 * 60_000)))
    .expect(404);
});

test('what nobody used is deleted after a day', async () => {
  const target = await presign();
  await post(target, await photo()).expect(201);
  const [unused, fresh] = ['0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a13', '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a14'];
  await sql.rows(
    `insert into files (key, user_id, purpose, name, content_type, bytes, created_at)
     select key::uuid, $2, 'attachment', 'a.pdf', 'application/pdf', 9, now() - age * interval '1 hour'
     from unnest($1::text[], array[25, 23]) as given (key, age)`,
    [[unused, fresh], person.user?.id],
  );
  await sql.rows(`update local_services.s3_objects set modified_at = now() - interval '25 hours'`);
  await fileJobs.find(({ name }) => name === 'files_sweep')?.handle({});
  await runPendingJobs();
  expect(await stored()).toEqual([]);
  expect(
    await sql.rows('select key::text from files where user_id = $1 order by key', [person.user?.id]),
  ).toEqual([{ key: fresh }]);
});

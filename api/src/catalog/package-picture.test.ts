import type { Schemas } from '@copper-carrot/contracts';
import sharp from 'sharp';
import { sql } from '../database';
import { makeCaterer } from '../orders/order.factory';
import { client, makeUser, signedIn, useLocalServices } from '../testing';
import { upload } from '../uploads/upload.factory';

useLocalServices();

test('a photo is a package’s picture until it is removed, and is changed by nobody else', async () => {
  const { cook: owner, pack, brand } = await makeCaterer();
  await sql.rows(`update brand_members set role = 'owner' where user_id = $1`, [owner.id]);
  const path = `/cpi/v1/caterer/packages/${pack.id}/picture`;
  const person = await signedIn(owner);
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c60' } })
    .jpeg()
    .toBuffer();
  const key = await upload(person, 'tacos.jpg', photo, 'package_picture');
  const changed = await person.put(path).send({ upload_key: key, alt: 'Tacos on a tray' }).expect(200);
  expect(changed.body).toEqual({ url: `/cpi/v1/public/files/${key}`, alt: 'Tacos on a tray' });
  const shown = await client().get(`/cpi/v1/public/packages/${pack.slug}`).expect(200);
  expect((shown.body as Schemas['Package']).image).toEqual(changed.body);
  const { body: content } = (await client().get(`/cpi/v1/public/files/${key}`).responseType('blob')) as {
    body: Buffer;
  };
  expect(await sharp(content).metadata()).toMatchObject({ width: 1600, height: 1067 });

  const cook = await makeUser();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    brand.id,
    cook.id,
  ]);
  await (await signedIn(cook)).delete(path).expect(403);
  await (await signedIn((await makeCaterer()).cook)).delete(path).expect(404);
  const stranger = await signedIn(await makeUser());
  await stranger
    .get('/cpi/v1/uploads/presign')
    .query({ filename: 'a.jpg', purpose: 'package_picture' })
    .expect(403);
  const removed = await person.delete(path).expect(200);
  expect((removed.body as Schemas['Picture']).url).toMatch(/^\/pictures\/packages\//);
});

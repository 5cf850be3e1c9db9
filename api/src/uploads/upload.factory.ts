import type { Schemas } from '@copper-carrot/contracts';
import { client, type TestClient } from '../testing';

/** Posts a file to where a presign call said, as a browser does. */
export function post(by: TestClient, { fields }: { fields: Record<string, string> }, content: Buffer) {
  const form = client(by.app).post('/local/s3/uploads');
  for (const [name, value] of Object.entries(fields)) void form.field(name, value);
  return form.attach('file', content, 'file');
}

/** Uploads a file, and answers the key by which a call names it. */
export async function upload(
  by: TestClient,
  filename: string,
  content: Buffer,
  purpose = 'attachment',
): Promise<string> {
  const answer = await by.get('/cpi/v1/uploads/presign').query({ filename, purpose }).expect(200);
  const target = answer.body as Schemas['PresignedUpload'];
  await post(by, target, content).expect(201);
  return target.key;
}

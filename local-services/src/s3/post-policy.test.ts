import { policyFault } from './post-policy';
import { hmac, signingKey } from './signature';

const keys = { accessKeyId: 'local', secretAccessKey: 'a secret of the tests' };
const at = new Date('2026-11-30T12:00:00Z');

/** A form that S3's clients would have signed, with a test's conditions. */
function form(conditions: unknown[], more: Record<string, string> = {}) {
  const expiration = '2026-11-30T12:10:00Z';
  const credential = 'local/20261130/us-east-1/s3/aws4_request';
  const signed = { 'x-amz-algorithm': 'AWS4-HMAC-SHA256', 'x-amz-credential': credential };
  const all = [...conditions, ...Object.entries(signed).map(([name, value]) => ({ [name]: value }))];
  const policy = Buffer.from(JSON.stringify({ expiration, conditions: all })).toString('base64');
  const signature = hmac(signingKey(keys, '20261130', 'us-east-1'), policy).toString('hex');
  return new Map(Object.entries({ ...signed, policy, 'x-amz-signature': signature, ...more }));
}
const faultOf = (fields: Map<string, string>, more: { at?: Date; bytes?: number } = {}) =>
  policyFault(fields, { bucket: 'uploads', bytes: 5, keys, at, ...more })?.code ?? null;

it('takes a form that keeps every condition', () => {
  const conditions = [
    { bucket: 'uploads' },
    ['eq', '$key', 'a/1'],
    ['starts-with', '$Content-Type', 'image/'],
    ['content-length-range', 1, 10],
  ];
  const fields = form(conditions, { key: 'a/1', 'content-type': 'image/png' });
  expect(faultOf(fields)).toBeNull();
  expect(faultOf(fields, { bytes: 0 })).toBe('EntityTooSmall');
  expect(faultOf(fields, { bytes: 11 })).toBe('EntityTooLarge');
  expect(faultOf(fields, { at: new Date('2026-11-30T12:10:00Z') })).toBe('AccessDenied');
});

it.each([
  ['another bucket', form([{ bucket: 'others' }])],
  ['another key', form([['eq', '$key', 'a/1']], { key: 'a/2' })],
  ['another beginning', form([['starts-with', '$key', 'a/']], { key: 'b/1' })],
  ['a field without a condition', form([], { acl: 'public-read' })],
])('refuses %s', (_what, fields) => expect(faultOf(fields)).toBe('AccessDenied'));

it('refuses what is not signed with its key', () => {
  for (const [name, value] of [
    ['x-amz-signature', 'a'.repeat(64)],
    ['x-amz-credential', 'other/20261130/us-east-1/s3/aws4_request'],
    ['policy', Buffer.from('{"expiration":"2030-01-01T00:00:00Z","conditions":[]}').toString('base64')],
  ] as const)
    expect(faultOf(form([]).set(name, value))).toBe('SignatureDoesNotMatch');
});

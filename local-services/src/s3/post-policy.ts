import { timingSafeEqual } from 'node:crypto';
import { hmac, type S3Keys, signingKey } from './signature';

interface Posted {
  bucket: string;
  bytes: number;
  keys: S3Keys;
  at: Date;
}
interface Fault {
  status: number;
  code: string;
  message: string;
}

type Condition = Record<string, string> | [string, string | number, string | number];
interface Policy {
  expiration: string;
  conditions: Condition[];
}

const denied = (message: string): Fault => ({ status: 403, code: 'AccessDenied', message });
/** Fields that no condition has to name. */
const unconditioned = new Set(['x-amz-signature', 'policy', 'file']);

/**
 * Why S3 refuses a form (AWS Signature Version 4, POST policies): a signature that is not ours, a policy that has ended, a
 * field that breaks one of its conditions or that none of them names. `fields` are those before the file, by lowercase
 * names.
 */
export function policyFault(fields: ReadonlyMap<string, string>, posted: Posted): Fault | null {
  const policy = fields.get('policy') ?? '';
  if (!isSignedPolicy(fields, policy, posted.keys))
    return {
      status: 403,
      code: 'SignatureDoesNotMatch',
      message: 'The signature does not match the policy.',
    };
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy;
  if (!(new Date(expiration) > posted.at)) return denied('Invalid according to Policy: Policy expired.');
  const given = new Map([...fields, ['bucket', posted.bucket]]);
  const named = new Set<string>();
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) {
        named.add(name.toLowerCase());
        if (given.get(name.toLowerCase()) !== value) return broken(condition);
      }
    } else {
      const [kind, subject, value] = condition;
      if (kind === 'content-length-range') {
        if (posted.bytes < Number(subject)) return sizeFault('EntityTooSmall');
        if (posted.bytes > Number(value)) return sizeFault('EntityTooLarge');
      } else {
        const name = String(subject).slice(1).toLowerCase();
        named.add(name);
        const has = given.get(name) ?? '';
        const fits = kind === 'starts-with' ? has.startsWith(String(value)) : has === value;
        if (!fits) return broken(condition);
      }
    }
  }
  const extra = [...fields.keys()].filter(
    (name) => !named.has(name) && !unconditioned.has(name) && !name.startsWith('x-ignore-'),
  );
  return extra.length > 0
    ? denied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`)
    : null;
}

const broken = (condition: Condition) =>
  denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
const sizeFault = (code: string): Fault => ({
  status: 400,
  code,
  message: 'The file is smaller or larger than the policy allows.',
});

function isSignedPolicy(fields: ReadonlyMap<string, string>, policy: string, keys: S3Keys): boolean {
  const [, id, date, region] =
    /^([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request$/.exec(fields.get('x-amz-credential') ?? '') ?? [];
  const signature = fields.get('x-amz-signature') ?? '';
  if (!date || !region || id !== keys.accessKeyId || !/^[\da-f]{64}$/.test(signature)) return false;
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') return false;
  const due = hmac(signingKey(keys, date, region), policy);
  return timingSafeEqual(due, Buffer.from(signature, 'hex'));
}

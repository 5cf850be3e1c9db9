import { type Queryable } from '../database';
import { badParameter } from './errors';
import { peek } from './store';

/** Any part of an answer, walked by the names that the caller sent. */
type Node = Record<string, unknown>;

/** Replaces ids by their objects along paths such as `latest_charge` or `data.payment_method`. */
export async function expand(transaction: Queryable, answer: object, paths: string[]): Promise<object> {
  const copy = structuredClone(answer) as Node;
  for (const path of paths) await expandPath(transaction, copy, path.split('.'), path);
  return copy;
}

async function expandPath(transaction: Queryable, node: Node, parts: string[], path: string): Promise<void> {
  const [field, ...rest] = parts;
  if (parts.length > 4 || !field || !Object.hasOwn(node, field)) {
    throw badParameter('expand', `This property cannot be expanded (${path}).`);
  }
  let value = node[field];
  if (typeof value === 'string') {
    value = await peek(transaction, value);
    if (value === null) throw badParameter('expand', `This property cannot be expanded (${path}).`);
    node[field] = value;
  }
  if (rest.length === 0) return;
  for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (typeof item === 'object' && item !== null) {
      await expandPath(transaction, item as Node, rest, path);
    }
  }
}

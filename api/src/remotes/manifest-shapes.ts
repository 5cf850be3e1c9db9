import type { Shape } from '@copper-carrot/contracts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any answer of the API, whose shapes are named. */
const deepest = 30;

function isShape(value: unknown, depth = 0): value is Shape {
  if (typeof value === 'string') return true;
  if (depth > deepest) return false;
  const isOne = (part: unknown) => isShape(part, depth + 1);
  if (!Array.isArray(value)) return isObject(value) && Object.values(value).every(isOne);
  const [tag, ...parts] = value as unknown[];
  if (tag === '[]') return parts.length === 1 && parts.every(isOne);
  if (tag === '|') return parts.every(isOne);
  return tag === '=' && parts.every((part) => part === null || typeof part !== 'object');
}

const parts = ['query', 'body', 'answer'];
const isCall = (call: unknown) =>
  isObject(call) &&
  call.query !== undefined &&
  Object.entries(call).every(([part, shape]) => parts.includes(part) && isShape(shape));

/** The first invalid field of a manifest's calls; null if they are valid. */
export function faultOfCalls(calls: unknown): string | null {
  if (!isObject(calls)) return 'calls';
  const { operations, sent, answered } = calls;
  for (const [name, each] of Object.entries({ operations, sent, answered })) {
    if (!isObject(each)) return `calls.${name}`;
    const is = name === 'operations' ? isCall : (shape: unknown) => isShape(shape);
    const wrong = Object.entries(each).find(([, value]) => !is(value));
    if (wrong) return `calls.${name}.${wrong[0]}`;
  }
  return null;
}

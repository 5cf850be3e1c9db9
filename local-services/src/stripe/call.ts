import { type Queryable } from '../database';
import { type Form } from './form';
import { type Answered } from './objects';

/** One API call: its open transaction, what was sent, and what its answers and events need to know. */
export interface Call {
  transaction: Queryable;
  path: Record<string, string>;
  form: Form;
  url: string;
  requestId: string;
  /** Whose idempotency keys these are. */
  account: string;
  idempotencyKey: string | null;
  apiVersion: string;
  /** Where a browser reaches the pages of this service. */
  publicOrigin: string;
  webhooksEnabled: boolean;
}

export type Handler = (call: Call) => Promise<Answered>;

export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  handler: Handler;
}

export const get = (path: string, handler: Handler): Route => ({ method: 'get', path, handler });
export const post = (path: string, handler: Handler): Route => ({ method: 'post', path, handler });
export const remove = (path: string, handler: Handler): Route => ({ method: 'delete', path, handler });

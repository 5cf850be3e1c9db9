import { type Queryable } from '../database';
import { type Form } from './form';
import { type Answered } from './objects';

/** One API call: its open transaction, its request, and the context of its answers and events. */
export interface Call {
  transaction: Queryable;
  path: Record<string, string>;
  form: Form;
  url: string;
  requestId: string;
  /** The account that owns the idempotency keys. */
  account: string;
  idempotencyKey: string | null;
  apiVersion: string;
  /** The public address of this service's pages. */
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

import type { Express } from 'express';
import supertest, { type Test } from 'supertest';
import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import type { User } from '../accounts';
import { testPassword } from './people';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** A browser as the API sees it: cookies, our Origin, and the CSRF token once signed in. */
export type TestClient = Record<Method, (path: string) => Test> & {
  app: Express;
  user: Schemas['Session'] | null;
  signIn(email: string, password?: string): Promise<Schemas['Session']>;
  /** Sends these headers with each call from now on, such as `{ 'CC-As-Team': '3' }`. */
  always(headers: Record<string, string>): TestClient;
};

/** A signed-out client of a fresh app. */
export function client(app: Express = createApp()): TestClient {
  const agent = supertest.agent(app);
  const headers: Record<string, string> = { Origin: 'http://localhost:3000' };
  const call = (method: Method) => (path: string) => agent[method](path).set(headers);
  const made: TestClient = {
    app,
    user: null,
    get: call('get'),
    post: call('post'),
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    async signIn(email, password = testPassword) {
      const { body } = (await made.post('/cpi/v1/auth').send({ email, password }).expect(200)) as {
        body: Schemas['Session'];
      };
      made.user = body;
      headers['X-CSRF-Token'] = body.token;
      return body;
    },
    always(more) {
      Object.assign(headers, more);
      return made;
    },
  };
  return made;
}

/** A client whose user is signed in; the user has `testPassword`. */
export async function signedIn(user: Pick<User, 'email'>, app?: Express): Promise<TestClient> {
  const made = client(app);
  await made.signIn(user.email);
  return made;
}

import { demoPassword } from './demo';

export const siteOrigin = process.env.BASE_URL ?? 'http://localhost:3000';

/** An API answer with an error status. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    call: string,
    detail: string,
  ) {
    super(`${call} answers ${status} ${code}: ${detail}`);
  }
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** An API client with a session cookie and its CSRF token, like a browser. */
export class Person {
  private cookie = '';
  private token = '';

  constructor(readonly email: string) {}

  /**
   * The answer of a call; throws `Refused` for a status of 400 and above, and fetch's error without an
   * answer.
   */
  async call<Answer>(method: string, path: string, { body, headers }: CallOptions = {}): Promise<Answer> {
    const response = await fetch(new URL(path, siteOrigin), {
      method,
      headers: {
        Origin: siteOrigin,
        Cookie: this.cookie,
        'X-CSRF-Token': this.token,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('cc_session='));
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (response.status < 400) return answer as Answer;
    const { code = '', message = '' } = (answer ?? {}) as { code?: string; message?: string };
    throw new Refused(response.status, code, `${method} ${path}`, message);
  }

  async signIn(password = demoPassword): Promise<void> {
    this.cookie = '';
    this.token = '';
    await this.call('POST', '/cpi/v1/auth', { body: { email: this.email, password } });
    const { token } = await this.call<{ token: string }>('GET', '/cpi/v2/user');
    this.token = token;
  }
}

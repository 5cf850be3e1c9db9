import type { Express } from 'express';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Schemas } from '@copper-carrot/contracts';
import { demoPassword } from '../../demo';

interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

/** The app on a port, and connections that stay open: thousands of calls would spend their time on opening them. */
export class OpenApp {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 4 });
  private readonly server: Server;

  constructor(app: Express) {
    this.server = createServer(app);
  }

  start = () => new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));

  async stop() {
    this.agent.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const { port } = this.server.address() as AddressInfo;
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const call = request(
        { agent: this.agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
        (answer) => {
          // A stream of events has no end of its own.
          if (answer.headers['content-type']?.startsWith('text/event-stream')) {
            resolve({ status: answer.statusCode ?? 0, text: '', cookies: [] });
            call.destroy();
            return;
          }
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              cookies: answer.headers['set-cookie'] ?? [],
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }
}

/** Somebody, of the demo unless a password is given, who calls with the session that they began with, whatever cookies an answer brings. */
export class Caller {
  private headers: Record<string, string> = {};
  private key: Record<string, string> = {};

  constructor(
    private readonly app: OpenApp,
    private readonly email: string,
    private readonly password = demoPassword,
  ) {}

  /** Signs in, unless the session is there still. */
  async beThemselves(): Promise<void> {
    const now = await this.app.send('GET', '/cpi/v2/user', this.headers);
    if (this.headers.Cookie && now.status === 200) return;
    const origin = { Origin: 'http://localhost:3000' };
    const signIn = JSON.stringify({ email: this.email, password: this.password });
    const { status, text, cookies } = await this.app.send(
      'POST',
      '/cpi/v1/auth',
      { ...origin, 'Content-Type': 'application/json' },
      signIn,
    );
    if (status !== 200) throw new Error(`${this.email} could not sign in: ${status} ${text}`);
    this.headers = {
      ...origin,
      Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      'X-CSRF-Token': (JSON.parse(text) as Schemas['Session']).token,
    };
  }

  /** Brings a deploy key along, which opens the routes of the platform. */
  bringKey(key: string): void {
    this.key = { Authorization: `Bearer ${key}` };
  }

  call(method: string, path: string, body: unknown): Promise<Answer> {
    return this.send(method, path, JSON.stringify(body));
  }

  /** Sends a body as it is written, JSON or not. */
  send(method: string, path: string, text: string | undefined): Promise<Answer> {
    const headers = {
      ...this.headers,
      ...this.key,
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
    };
    return this.app.send(method.toUpperCase(), path, headers, text);
  }
}

import type { Response } from 'express';

/** An answer other than JSON with the route's status: a file, a redirect, another status. */
export class Reply {
  private constructor(
    readonly send: (response: Response) => void,
    /** The JSON text that is sent, if it matches the route's schema. */
    readonly written?: string,
  ) {}

  /** JSON with another status, such as 201 for a new record and 200 for an existing one. */
  static json = (status: number, body: unknown) =>
    new Reply((response) => void response.status(status).json(body));

  /** The route's answer as JSON text, for long answers with cached parts. */
  static written = (json: string) => new Reply((response) => void response.type('json').send(json), json);

  static redirect = (to: string, status = 303) => new Reply((response) => response.redirect(status, to));

  static file = (content: Buffer | string, type: string, name?: string) =>
    new Reply((response) => {
      response.type(type);
      if (name) response.attachment(name);
      response.send(content);
    });

  /** The handler has written the response itself, like an event stream. */
  static handled = () => new Reply(() => undefined);
}

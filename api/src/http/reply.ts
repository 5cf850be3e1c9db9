import type { Response } from 'express';

/** An answer that is not plain JSON with the route's status: a file, a redirect, another status. */
export class Reply {
  private constructor(
    readonly send: (response: Response) => void,
    /** What goes out, where it is the JSON that the route's answer is described by. */
    readonly written?: string,
  ) {}

  /** JSON with a status of its own, such as 201 for what was made and 200 for what was there. */
  static json = (status: number, body: unknown) =>
    new Reply((response) => void response.status(status).json(body));

  /** The route's answer, already written as JSON: for long answers whose parts are kept ready. */
  static written = (json: string) => new Reply((response) => void response.type('json').send(json), json);

  static redirect = (to: string, status = 303) => new Reply((response) => response.redirect(status, to));

  static file = (content: Buffer | string, type: string, name?: string) =>
    new Reply((response) => {
      response.type(type);
      if (name) response.attachment(name);
      response.send(content);
    });

  /** The handler wrote to the response itself, as an event stream does. */
  static handled = () => new Reply(() => undefined);
}

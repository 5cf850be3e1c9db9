import type { Request, RequestHandler } from 'express';

const faults = new WeakMap<Request, unknown>();

const isAborted = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'request.aborted';

/** A body parser that stores its error instead of failing, so that it is only reported to callers who may make the call. */
export const keepBodyFault =
  (parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    void parse(request, response, (error: unknown) => {
      if (error === undefined || isAborted(error)) return next(error);
      faults.set(request, error);
      next();
    });
  };

/** Throws the stored parser error of a call. */
export function throwBodyFault(request: Request): void {
  if (faults.has(request)) throw faults.get(request);
}

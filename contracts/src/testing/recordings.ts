import type { AnswerOf, HttpMethod, PathsWith } from '../calls';
import type { Schemas } from '../schemas';

type Refused = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 503;
type Of<Method extends HttpMethod> = {
  [Path in PathsWith<Method> as `${Method} ${Path}`]?: {
    // Answers other than JSON are kept as text.
    [Status in 200 | 201 | 202]?: undefined extends AnswerOf<Path, Method> ? string : AnswerOf<Path, Method>;
  } & { [Status in Refused]?: Schemas['Error'] };
};

/** Recorded answers by call and status. */
export type Recordings = Of<'get'> & Of<'post'> & Of<'patch'> & Of<'put'> & Of<'delete'>;

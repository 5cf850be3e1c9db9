import type { Schemas } from '../schemas';
import type { FakeApi } from './fake-api';

/** Has a test's API keep what its person marks, as the real one does: what a call changed is in the next answer of who it is. */
export function keepFavorites<Api extends FakeApi>(
  api: Api,
  person: Schemas['Session'],
  answers: () => Promise<unknown> = () => Promise.resolve(),
): Api {
  let now = person;
  for (const kind of ['package', 'brand'] as const) {
    const kept = `favorited_${kind}_ids` as const;
    const mark = async (id: number, favorited: boolean) => {
      await answers();
      const others = now[kept].filter((each) => each !== id);
      now = { ...now, [kept]: favorited ? [...others, id] : others };
      api.on('get', '/cpi/v2/user', () => now);
      return { id, favorited };
    };
    const path = `/cpi/v1/orderer/${kind}s/{id}/favorite` as const;
    api.on('post', path, ({ params }) => mark(Number(params.id), true));
    api.on('delete', path, ({ params }) => mark(Number(params.id), false));
  }
  return api;
}

/** The calls that marked something or took it back, such as `post /cpi/v1/orderer/packages/7/favorite`. */
export const favoriteCalls = (api: FakeApi): string[] =>
  api.calls.filter(({ path }) => path.endsWith('/favorite')).map(({ method, url }) => `${method} ${url}`);

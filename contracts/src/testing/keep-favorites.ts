import type { Schemas } from '../schemas';
import type { FakeApi } from './fake-api';

/** Makes a fake API store favorites, so that the next session answer includes them. */
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

/** The calls that changed favorites, such as `post /cpi/v1/orderer/packages/7/favorite`. */
export const favoriteCalls = (api: FakeApi): string[] =>
  api.calls.filter(({ path }) => path.endsWith('/favorite')).map(({ method, url }) => `${method} ${url}`);

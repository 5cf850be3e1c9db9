import { client, useUser } from './shell';
import { useUserWrite } from './use-user-write';

export interface Favorite {
  favorited: boolean;
  pending: boolean;
  /** True once it is done. */
  toggle: () => Promise<boolean>;
}

const setFavorite = (kind: 'package' | 'brand', id: number, favorited: boolean) =>
  favorited
    ? client.post(`/cpi/v1/orderer/${kind}s/{id}/favorite`, { params: { id } })
    : client.delete(`/cpi/v1/orderer/${kind}s/{id}/favorite`, { params: { id } });

/** Whether a package or restaurant is the person's favorite, and what makes it one or takes it back (2 §4). Null when signed out. */
export function useFavorite(kind: 'package' | 'brand', id: number): Favorite | null {
  const user = useUser();
  const { run, pending } = useUserWrite((favorited: boolean) => setFavorite(kind, id, favorited));
  if (!user) return null;
  const favorited = user[`favorited_${kind}_ids`].includes(id);
  return { favorited, pending, toggle: () => run(!favorited) };
}

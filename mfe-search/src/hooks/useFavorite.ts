import { notify, refetchUser, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { setFavorite } from '../api';

/** A person's favorite: the call is made first, and the state changes only when it succeeded (2 §4). Null when signed out. */
export function useFavorite(kind: 'package' | 'brand', id: number) {
  const user = useUser();
  const { run } = useWrite((favorited: boolean) => setFavorite(kind, id, favorited), {
    onDone: refetchUser,
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  if (!user) return null;
  const ids = kind === 'package' ? user.favorited_package_ids : user.favorited_brand_ids;
  const favorited = ids.includes(id);
  return { favorited, toggle: () => run(!favorited) };
}

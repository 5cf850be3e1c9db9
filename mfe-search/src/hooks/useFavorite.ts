import { messageOf } from '@copper-carrot/contracts';
import { notify, refetchUser, useUser } from '@copper-carrot/contracts/runtime';
import { setFavorite } from '../api';

/** A person's favorite: the call is made first, and the state changes only when it succeeded (2 §4). Null when signed out. */
export function useFavorite(kind: 'package' | 'brand', id: number) {
  const user = useUser();
  if (!user) return null;
  const ids = kind === 'package' ? user.favorited_package_ids : user.favorited_brand_ids;
  const favorited = ids.includes(id);
  const toggle = async () => {
    try {
      await setFavorite(kind, id, !favorited);
      await refetchUser();
    } catch (error) {
      notify({ kind: 'error', message: messageOf(error) });
    }
  };
  return { favorited, toggle };
}

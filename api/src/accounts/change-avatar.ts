import { database } from '../database';
import { unauthenticated } from '../errors';
import type { Actor } from '../http';
import { acceptUpload, attachFile, discardFile } from '../uploads';
import { User } from './user.model';

/** Makes an uploaded picture the person's avatar after its check; deletes the previous one. */
export async function changeAvatar(uploadKey: string, actor: Actor): Promise<User> {
  const { id } = await acceptUpload('avatar', uploadKey, actor);
  return setAvatar(actor.userId, id);
}

export const removeAvatar = ({ userId }: Actor): Promise<User> => setAvatar(userId, null);

const setAvatar = (userId: number, fileId: number | null): Promise<User> =>
  database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
    // An account may have ended while its picture was checked.
    if (user.deactivatedAt) throw unauthenticated();
    const before = user.avatarFileId ?? null;
    if (before === fileId) return user;
    if (fileId !== null) await attachFile(transaction, fileId);
    await user.update({ avatarFileId: fileId }, { transaction });
    if (before !== null) await discardFile(transaction, before);
    return user;
  });

import { notify, refetchUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { UploadField } from '@copper-carrot/shared-ui/UploadField';
import { type Account, accountUrl, removeAvatar, setAvatar, useAccount } from './api';
import { Part } from '../../components/Part';

/** A person's picture beside their name; a new one replaces the previous one. */
export function YourPicture({ account: { avatar_url: avatarUrl } }: { account: Account }) {
  const { refresh } = useAccount();
  const { run, pending } = useWrite(removeAvatar, {
    stale: [accountUrl],
    async onDone() {
      await refetchUser();
      notify({ kind: 'success', message: 'Your picture is removed.' });
    },
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  const save = async (key: string) => {
    await setAvatar(key);
    notify({ kind: 'success', message: 'Your picture is saved.' });
    await Promise.all([refresh(), refetchUser()]);
  };
  return (
    <Part title="Your picture">
      {/* A new field for each picture: the list of what was sent is over once it is saved. */}
      <UploadField
        key={avatarUrl}
        label={avatarUrl ? 'Another picture' : 'Picture'}
        description="Shown by your name. It is cut to a square."
        purpose="avatar"
        onArrived={save}
      />
      {avatarUrl && (
        <div>
          <Button variant="secondary" icon="trash" pending={pending} onClick={() => run()}>
            Remove picture
          </Button>
        </div>
      )}
    </Part>
  );
}

import { type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { UploadField } from '@copper-carrot/shared-ui/UploadField';
import { useState } from 'react';
import { removePackagePhoto, setPackagePhoto, urls } from '../../api';

const isDrawn = (url: string) => url.startsWith('/pictures/');

/** The picture of a package: a photo of the kitchen's own, or one that is drawn of its dishes. */
export function PackagePhoto({ pack: { id, image } }: { pack: Schemas['OwnPackage'] }) {
  const { refresh } = useReads();
  const [shown, setShown] = useState(image);
  const removal = useWrite(() => removePackagePhoto(id), {
    stale: [urls.packages({})],
    onDone: setShown,
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  const save = async (key: string) => {
    setShown(await setPackagePhoto(id, key));
    notify({ kind: 'success', message: 'The photo is saved.' });
    await refresh([urls.packages({})]);
  };
  return (
    <Stack gap={3}>
      <Picture src={shown.url} alt={shown.alt} />
      <UploadField
        key={shown.url}
        label="Photo"
        description="Saved at once. Orders that were placed keep the picture that they had."
        purpose="package_picture"
        onArrived={save}
      />
      {!isDrawn(shown.url) && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon="trash"
            pending={removal.pending}
            onClick={() => removal.run()}
          >
            Remove photo
          </Button>
        </div>
      )}
    </Stack>
  );
}

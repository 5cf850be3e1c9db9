import type { Schemas } from '@copper-carrot/contracts';
import { useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { CopyLink } from '../../components/CopyLink';
import { shareDocument } from './api';

const days = { '1': 'A day', '7': 'A week', '30': 'A month' } as const;
type Days = keyof typeof days;

/** Makes a link to a document for people without an account, which ends after some days. */
export function ShareDocument({ document, onClose }: { document: Schemas['Document']; onClose: () => void }) {
  const [lasts, setLasts] = useState<Days>('7');
  const [link, setLink] = useState<Schemas['DocumentLink'] | null>(null);
  const { run, pending, failure } = useWrite(() => shareDocument(document.id, Number(lasts)), {
    onDone: setLink,
  });
  return (
    <Dialog open onClose={onClose} title={`Share ${document.title}`} guard={false}>
      <Stack gap={4}>
        {link ? (
          <CopyLink
            label="Link to the document"
            description={`Whoever has it reads the document, without an account, until ${formatMoment(link.expires_at, { time_zone: ownZone() })}.`}
            to={link.url}
          />
        ) : (
          <>
            <Select
              label="How long the link works"
              value={lasts}
              onChange={setLasts}
              options={Object.entries(days).map(([value, label]) => ({ value: value as Days, label }))}
            />
            {failure && (
              <Notice tone="danger" live>
                {failure.message}
              </Notice>
            )}
            <div>
              <Button pending={pending} onClick={() => run()}>
                Make the link
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

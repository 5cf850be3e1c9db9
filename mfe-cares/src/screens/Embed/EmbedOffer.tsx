import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useState } from 'react';
import type { EmbedPanelProps } from './EmbedPanel';

const panel = onDemand<EmbedPanelProps>(() => import('./EmbedPanel').then(({ EmbedPanel }) => EmbedPanel));

/** Offers the campaign for other sites; what shows how is loaded when it is wanted. */
export function EmbedOffer({ campaign }: EmbedPanelProps) {
  const [open, setOpen] = useState(false);
  if (campaign.embedding === 'none') return null;
  return (
    <Card as="section" aria-labelledby="embed-title">
      <Stack gap={4}>
        <SectionTitle id="embed-title">Put this campaign on your site</SectionTitle>
        {open ? (
          <panel.Part campaign={campaign} />
        ) : (
          <>
            <p>Your readers see how far it is, and give with one press. It takes a few lines of HTML.</p>
            <div {...panel.intent}>
              <Button variant="secondary" onClick={() => panel.whenThere(() => setOpen(true))}>
                Get the HTML
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

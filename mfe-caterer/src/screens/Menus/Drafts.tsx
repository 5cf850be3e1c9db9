import { type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { publishDraft, removeDraft, urls, useDrafts } from '../../api';
import { Row, Rows } from './rows';

type Draft = Schemas['DraftMenuItem'];

/** What is written and not sold yet. */
export function Drafts({ menus }: { menus: readonly Schemas['OwnMenu'][] }) {
  const drafts = [
    ...(useDrafts('submitted').data?.records ?? []),
    ...(useDrafts('draft').data?.records ?? []),
  ];
  if (drafts.length === 0) return null;
  const dishes = menus.flatMap(({ menu_items }) => menu_items);
  return (
    <Card as="section" look="raised" aria-labelledby="drafts-title">
      <Stack gap={3}>
        <SectionTitle id="drafts-title">Drafts</SectionTitle>
        <p>Nothing of a draft is sold until you publish it.</p>
        <Rows>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftRow draft={draft} changes={dishes.find(({ id }) => id === draft.menu_item_id)?.name} />
            </li>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}

function DraftRow({ draft, changes }: { draft: Draft; changes: string | undefined }) {
  const [failure, setFailure] = useState<string | null>(null);
  const name = draft.name ?? changes ?? 'A dish';
  const options = {
    stale: [urls.drafts({}), urls.menus],
    onFailure: ({ message }: { message: string }) => setFailure(message),
  };
  const publish = useWrite(() => publishDraft(draft.id), {
    ...options,
    onDone: (dish) => notify({ kind: 'success', message: `${dish.name} is published.` }),
  });
  const discard = useWrite(() => removeDraft(draft.id), options);
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <p>{[changes && `Changes ${changes}`, draft.description].filter(Boolean).join(' · ')}</p>
        {failure !== null && !publish.pending && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
      </div>
      <span>{draft.price === null ? '' : formatMoney(draft.price)}</span>
      {draft.can.publish && (
        <Cluster>
          <Button size="small" pending={publish.pending} onClick={() => publish.run()}>
            Publish<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button size="small" variant="secondary" pending={discard.pending} onClick={() => discard.run()}>
            Discard<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Row>
  );
}

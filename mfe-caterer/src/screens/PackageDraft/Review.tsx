import { fieldSentence, href } from '@copper-carrot/contracts';
import { notify, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ChangeTable } from '@copper-carrot/shared-ui/ChangeTable';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { urls } from '../../api';
import { Part } from '../../components/Part';
import {
  type PackageDraft,
  packageDraftsUrl,
  packageDraftUrl,
  publishPackageDraft,
  removePackageDraft,
} from './api';
import { changesOf } from './draft-content';

/** What a draft changes and what orders keep, with the way to publish it. */
export function Review({ draft, brandId }: { draft: PackageDraft; brandId: number }) {
  const changes = changesOf(draft.live, draft.content);
  const isWaiting = draft.status === 'scheduled' && draft.begins_on !== null;
  return (
    <Part title="What changes">
      {draft.live !== null && changes.length === 0 && <p>Nothing differs from what is sold.</p>}
      {changes.length > 0 && <ChangeTable rows={changes} before="Sold now" after="Then" />}
      {draft.live !== null && <p>{keptWords(draft)}</p>}
      {isWaiting && draft.begins_on !== null && (
        <Notice tone="success">It begins on {formatOrderDate(draft.begins_on)}. A change stops that.</Notice>
      )}
      {draft.can.publish && <Publish draft={draft} brandId={brandId} />}
    </Part>
  );
}

function keptWords({ order_count: orders, cart_count: carts, live, content }: PackageDraft): string {
  const kept = `Orders that were placed keep what they agreed to${
    orders > 0 ? `: ${count(orders, 'order')} to come` : ''
  }.`;
  const isOther = JSON.stringify(live?.choices) !== JSON.stringify(content.choices);
  if (!isOther) return kept;
  const told = carts > 0 ? ` ${count(carts, 'cart')} will be asked to choose again.` : '';
  return `${kept}${told} The allergens have to be stated again after it.`;
}

const sentencesOf = ({ fields, message }: WriteFailure): string =>
  Object.entries(fields)
    .map(([name, words]) => words.map((each) => fieldSentence(nameOf(name), each)).join(' '))
    .join(' ') || message;
const nameOf = (field: string) => {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Publish({ draft, brandId }: { draft: PackageDraft; brandId: number }) {
  const navigate = useNavigate();
  const [day, setDay] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const options = {
    stale: [packageDraftUrl(draft.id), packageDraftsUrl, urls.packages({})],
    onFailure: (failure: WriteFailure) => setRefused(sentencesOf(failure)),
  };
  const publish = useWrite((begins: string | null) => publishPackageDraft(draft.id, begins), {
    ...options,
    onDone({ name, begins_on: begins }) {
      setRefused(null);
      const when = begins === null ? 'is on sale now' : `begins on ${formatOrderDate(begins)}`;
      notify({ kind: 'success', message: `${name} ${when}.` });
      if (begins === null) void navigate(href.catererMenus(brandId, { view: 'packages' }));
    },
  });
  const discard = useWrite(() => removePackageDraft(draft.id), {
    ...options,
    stale: [packageDraftsUrl],
    onDone() {
      notify({ kind: 'success', message: 'The draft is discarded.' });
      void navigate(href.catererMenus(brandId, { view: 'packages' }));
    },
  });
  return (
    <Stack gap={4}>
      {refused !== null && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      <Cluster align="end">
        <Button pending={publish.pending} onClick={() => publish.run(null)}>
          Publish now
        </Button>
        <DatePicker
          label="Or on a later day"
          value={day}
          min={tomorrow()}
          onChange={setDay}
          placeholder="Choose a day"
        />
        <Button
          variant="secondary"
          disabled={day === null}
          pending={publish.pending}
          onClick={() => publish.run(day)}
        >
          Publish on that day
        </Button>
        <Button variant="quiet" icon="trash" pending={discard.pending} onClick={() => discard.run()}>
          Discard the draft
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The earliest day that can be chosen; the API knows the zone of the kitchen. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

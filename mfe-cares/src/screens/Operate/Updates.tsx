import { NewCauseUpdateBody } from '@copper-carrot/contracts/limits';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { changeUpdate, pageSize, postUpdate, removeUpdate, type Update, urls, useUpdates } from './api';

/** News of a campaign: to post, change and remove. */
export function Updates({ campaignId }: { campaignId: number }) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Update | 'new' | null>(null);
  const [removing, setRemoving] = useState<Update | null>(null);
  const { data } = useUpdates(campaignId, page);
  const stale = [urls.allUpdates(campaignId)];
  const remove = useWrite((update: Update) => removeUpdate(campaignId, update.id), {
    stale,
    onDone: () => setRemoving(null),
  });
  if (!data)
    return (
      <Loading label="Loading the news">
        <Skeleton height="8rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <div>
        <Button icon="plus" variant="secondary" onClick={() => setOpen('new')}>
          Post news
        </Button>
      </div>
      {data.records.length === 0 ? (
        <p>There is no news yet. Post some once the first meals are out.</p>
      ) : (
        <Stack as="ul" gap={4} aria-label="News">
          {data.records.map((update) => (
            <li key={update.id}>
              <Stack gap={1}>
                <Cluster justify="space-between" gap={3}>
                  <Cluster gap={2}>
                    <strong>{update.title}</strong>
                    {update.featured && <Badge tone="honey">Featured</Badge>}
                  </Cluster>
                  <Cluster gap={2}>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Edit ${update.title}`}
                      onClick={() => setOpen(update)}
                    >
                      Edit
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove ${update.title}`}
                      onClick={() => setRemoving(update)}
                    >
                      Remove
                    </Button>
                  </Cluster>
                </Cluster>
                <time dateTime={update.published_at}>
                  {formatDate(inZone(update.published_at, ownZone()).date)}
                </time>
                <p>{update.body}</p>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
      <Pagination page={page} count={data.count} pageSize={pageSize} onPage={setPage} />
      {open && (
        <UpdateDialog
          campaignId={campaignId}
          update={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      <AlertDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={`Remove ${removing?.title ?? ''}?`}
        confirm="Remove"
        onConfirm={() => removing && remove.run(removing)}
        error={remove.failure?.message}
      >
        It disappears from the campaign’s page.
      </AlertDialog>
    </Stack>
  );
}

interface UpdateDialogProps {
  campaignId: number;
  /** Null for a new one. */
  update: Update | null;
  onClose: () => void;
}

function UpdateDialog({ campaignId, update, onClose }: UpdateDialogProps) {
  const { form, field, values, set } = useApiForm({
    limits: NewCauseUpdateBody,
    within: 'update.',
    initial: {
      title: update?.title ?? '',
      body: update?.body ?? '',
      featured: update?.featured ?? false,
    },
    labels: { title: 'Title', body: 'What happened', featured: 'Featured' },
    send: ({ title, body, featured }) => {
      const fields = { title: title.trim(), body: body.trim(), featured };
      return update ? changeUpdate(campaignId, update.id, fields) : postUpdate(campaignId, fields);
    },
    stale: [urls.allUpdates(campaignId)],
    onDone({ title }) {
      notify({ kind: 'success', message: update ? `${title} is changed.` : `${title} is public now.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={update ? 'Edit the news' : 'Post news'} size="small">
      <Form {...form}>
        <TextField {...field('title')} autoComplete="off" />
        <TextArea {...field('body')} rows={5} />
        <Checkbox
          checked={values.featured}
          onChange={(featured) => set('featured', featured)}
          description="The page of all campaigns shows it."
        >
          Featured
        </Checkbox>
        <Button type="submit" wide>
          {update ? 'Save' : 'Post'}
        </Button>
      </Form>
    </Dialog>
  );
}

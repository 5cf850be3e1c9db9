import {
  href,
  pageId,
  photoShootLabels,
  type PhotoShootStatus,
  type Schemas,
} from '@copper-carrot/contracts';
import { PhotoShootBody } from '@copper-carrot/contracts/limits';
import { notify, useRead, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useParams } from 'react-router-dom';
import { allShoots, changeShoot, shootUrl } from './api';

type Shoot = Schemas['PhotoShoot'];

/** One appointment of a photographer: where and when, and what became of it (2 §2). */
export default function PhotoShoot() {
  const { id: asked, ghostingAs } = useParams();
  const id = pageId(asked);
  const { data: shoot } = useRead(shootUrl(id), { failure: 'page' });
  if (!shoot)
    return (
      <Loading label="Loading the photo shoot">
        <Skeleton height="20rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <PageTitle
        above={<Link to={href.photoShoots({ ghostingAs })}>Photo shoots</Link>}
        below={[formatMoment(shoot.scheduled_at, shoot), shoot.address].filter(Boolean).join(' · ')}
      >
        {shoot.brand.name}
      </PageTitle>
      <Card>
        <Stack gap={5}>
          <Steps shoot={shoot} />
          <Notes key={shoot.id} shoot={shoot} />
        </Stack>
      </Card>
    </Stack>
  );
}

const acts: Record<PhotoShootStatus, string> = {
  scheduled: 'Schedule',
  shot: 'Pictures are taken',
  delivered: 'Pictures are delivered',
  canceled: 'Cancel',
};

function Steps({ shoot }: { shoot: Shoot }) {
  const reads = useReads();
  const { run, pending, failure } = useWrite(
    (status: PhotoShootStatus) => changeShoot(shoot.id, { status }),
    { stale: [allShoots], onDone: (next) => reads.put(shootUrl(shoot.id), next) },
  );
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Cluster gap={3}>
        <Badge>{photoShootLabels[shoot.status]}</Badge>
        {shoot.next_statuses.map((status) => (
          <Button
            key={status}
            size="small"
            variant={status === 'canceled' ? 'quiet' : 'primary'}
            pending={pending}
            onClick={() => run(status)}
          >
            {acts[status]}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}

function Notes({ shoot }: { shoot: Shoot }) {
  const reads = useReads();
  const { form, field } = useApiForm({
    limits: PhotoShootBody,
    within: 'photo_shoot.',
    initial: { notes: shoot.notes },
    labels: { notes: 'Notes' },
    send: ({ notes }) => changeShoot(shoot.id, { notes }),
    onDone: (next) => {
      reads.put(shootUrl(shoot.id), next);
      notify({ kind: 'success', message: 'The notes are saved.' });
    },
  });
  return (
    <Form {...form}>
      <TextArea rows={4} {...field('notes')} />
      <Button type="submit" variant="secondary">
        Save the notes
      </Button>
    </Form>
  );
}

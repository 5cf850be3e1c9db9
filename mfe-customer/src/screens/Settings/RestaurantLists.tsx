import { brandHref, href } from '@copper-carrot/contracts';
import { NewRosterBody, RosterBody } from '@copper-carrot/contracts/limits';
import { notify, refetchUser, useRead, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { makeRoster, removeRoster, renameRoster, type Roster, rostersUrl } from './api';

/** The lists of restaurants that an organization keeps; who orders for it changes them. */
export function RestaurantLists({ teamId }: { teamId: number }) {
  const { data } = useRead(rostersUrl(teamId));
  const user = useUser();
  const role = user?.memberships.find(({ team_id: id }) => id === teamId)?.role;
  const mayChange = role === 'admin' || role === 'orderer' || user?.is_admin === true;
  if (!data)
    return (
      <Loading label="Loading the lists">
        <Skeleton height="4rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <p>
        A search can keep to a list, or leave its restaurants out. Restaurants are added and taken off on{' '}
        <Link to={href.search(undefined, { search_type: 'restaurants' })}>their pages</Link>.
      </p>
      {data.records.length > 0 && (
        <Stack as="ul" gap={3} aria-label="Lists">
          {data.records.map((roster) => (
            <li key={roster.id}>
              <Stack gap={1}>
                <Cluster justify="space-between" gap={3}>
                  <Cluster gap={2}>
                    <strong>{roster.name}</strong>
                    <Badge tone={roster.kind === 'allow' ? 'leaf' : 'honey'}>
                      {roster.kind === 'allow' ? 'Allowed' : 'Left out'}
                    </Badge>
                  </Cluster>
                  {mayChange && <Acts roster={roster} />}
                </Cluster>
                <Cluster gap={2}>
                  {roster.brands.length === 0 && <span>No restaurants yet</span>}
                  {roster.brands.map((brand) => (
                    <Link key={brand.id} to={brandHref(brand)}>
                      {brand.name}
                    </Link>
                  ))}
                </Cluster>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
      {mayChange && (
        <Disclosure title="Add a list" level={3}>
          <NewList key={data.records.length} teamId={teamId} />
        </Disclosure>
      )}
    </Stack>
  );
}

const newList: { name: string; kind: Roster['kind'] } = { name: '', kind: 'allow' };

function NewList({ teamId }: { teamId: number }) {
  const { form, field } = useApiForm({
    limits: NewRosterBody,
    within: 'roster.',
    initial: newList,
    labels: { name: 'Name', kind: 'Kind' },
    send: ({ name, kind }) => makeRoster({ team_id: teamId, name: name.trim(), kind }),
    stale: [rostersUrl(teamId)],
    onDone({ name }) {
      notify({ kind: 'success', message: `${name} is a list now. Add restaurants on their pages.` });
      void refetchUser();
    },
  });
  return (
    <Form aria-label="Add a list" {...form}>
      <Grid gap={4} least="min(14rem, 100%)">
        <TextField {...field('name')} autoComplete="off" />
        <Select
          {...field('kind')}
          options={[
            { value: 'allow', label: 'Allowed', description: 'A search can keep to it' },
            { value: 'block', label: 'Left out', description: 'A search can leave it out' },
          ]}
        />
      </Grid>
      <div>
        <Button type="submit">Add the list</Button>
      </div>
    </Form>
  );
}

function Acts({ roster }: { roster: Roster }) {
  const { id, team_id: teamId, name } = roster;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = useWrite(() => removeRoster(id), {
    stale: [rostersUrl(teamId)],
    onDone() {
      close();
      void refetchUser();
    },
  });
  return (
    <Cluster gap={2}>
      <Button variant="quiet" size="small" aria-label={`Rename ${name}`} onClick={() => setOpen('rename')}>
        Rename
      </Button>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
        Remove
      </Button>
      {open === 'rename' && (
        <Dialog open onClose={close} title="Rename the list" size="small">
          <Rename roster={roster} onDone={close} />
        </Dialog>
      )}
      <AlertDialog
        open={open === 'remove'}
        onClose={close}
        title={`Remove ${name}?`}
        confirm="Remove"
        onConfirm={remove.run}
        error={remove.failure?.message}
      >
        Searches that use the list find nothing by it any more.
      </AlertDialog>
    </Cluster>
  );
}

function Rename({ roster, onDone }: { roster: Roster; onDone: () => void }) {
  const { form, field } = useApiForm({
    limits: RosterBody,
    within: 'roster.',
    initial: { name: roster.name },
    labels: { name: 'Name' },
    send: ({ name }) => renameRoster(roster.id, name.trim()),
    stale: [rostersUrl(roster.team_id)],
    onDone() {
      void refetchUser();
      onDone();
    },
  });
  return (
    <Form aria-label="Rename the list" {...form}>
      <TextField {...field('name')} autoComplete="off" />
      <Button type="submit" wide>
        Save
      </Button>
    </Form>
  );
}

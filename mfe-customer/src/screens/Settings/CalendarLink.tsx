import { href } from '@copper-carrot/contracts';
import { notify, refetchUser, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { CopyLink } from '../../components/CopyLink';
import { teamUrl, useTeam } from '../Members/api';
import { renewAccessCode } from './api';

/** The link to an organization's meal calendar, and a new one where too many people have it. */
export function CalendarLink({ id, mayRenew }: { id: number; mayRenew: boolean }) {
  const { data } = useTeam(id);
  const [asking, setAsking] = useState(false);
  const renew = useWrite(() => renewAccessCode(id), {
    stale: [teamUrl(id)],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: 'The calendar has a new link.' });
      void refetchUser();
    },
  });
  if (!data)
    return (
      <Loading label="Loading the link">
        <Skeleton height="4rem" />
      </Loading>
    );
  return (
    <Stack gap={3}>
      <CopyLink
        label="Link to the meal calendar"
        description="Everyone who has it reads your meals, without an account."
        to={href.attendeeCalendar(data.access_code)}
      />
      {mayRenew && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Make a new link
          </Button>
        </div>
      )}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new link?"
        confirm="Make the new link"
        onConfirm={renew.run}
        error={renew.failure?.message}
      >
        The link that people have now opens nothing any more. Give them the new one.
      </AlertDialog>
    </Stack>
  );
}

import { href, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeMonthlyGift, monthlyGiftUrl } from '../../gifts-api';

type Gift = Schemas['MonthlyGift'];

/** Where the link of a receipt pauses or ends a monthly gift, without an account. */
export default function MonthlyGift() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, refresh } = useRead(token ? monthlyGiftUrl(token) : null, { failure: 'own' });
  if (!token || (isApiFailure(error) && error.status === 422))
    return (
      <Stack gap={6} align="start">
        <PageTitle below="Please open it from the mail of your receipt again.">
          This link is not complete
        </PageTitle>
        <ButtonLink to={href.cares()}>See the campaigns</ButtonLink>
      </Stack>
    );
  if (data) return <Standing token={token} gift={data} />;
  if (error) return <ErrorState onRetry={() => void refresh()}>We could not look at this link.</ErrorState>;
  return (
    <Loading label="Loading your monthly gift">
      <Skeleton height="12rem" />
    </Loading>
  );
}

const titles: Record<Gift['status'], string> = {
  starting: 'Your monthly gift is about to begin',
  active: 'Your monthly gift',
  paused: 'Your monthly gift is paused',
  ended: 'Your monthly gift has ended',
};

function words({ status, total, next_on: nextOn }: Gift): string {
  if (status === 'paused') return 'Your card is not charged until you go on.';
  if (status === 'ended') return 'Your card is not charged any more. Thank you for all that you gave.';
  const charged = `Your card is charged ${formatMoney(total)} each month.`;
  return nextOn ? `${charged} The next time is ${formatDate(nextOn)}.` : charged;
}

function Standing({ token, gift }: { token: string; gift: Gift }) {
  const reads = useReads();
  const [ending, setEnding] = useState(false);
  const { run, pending, failure } = useWrite(
    (status: 'active' | 'paused' | 'ended') => changeMonthlyGift(token, status),
    {
      onDone: (next) => {
        setEnding(false);
        reads.put(monthlyGiftUrl(token), next);
      },
    },
  );
  const { status } = gift;
  return (
    <Stack gap={6} align="start">
      <PageTitle above={gift.campaign.name} below={`${formatMoney(gift.amount)} a month`}>
        {titles[status]}
      </PageTitle>
      {failure && !ending && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <p role="status">{words(gift)}</p>
      <Cluster gap={4}>
        {status === 'active' && (
          <Button variant="secondary" pending={pending} onClick={() => run('paused')}>
            Pause
          </Button>
        )}
        {status === 'paused' && (
          <Button pending={pending} onClick={() => run('active')}>
            Go on
          </Button>
        )}
        {status !== 'ended' && (
          <Button variant="quiet" onClick={() => setEnding(true)}>
            End my monthly gift
          </Button>
        )}
        {status === 'ended' && (
          <ButtonLink to={href.campaign(gift.campaign.slug)}>See the campaign</ButtonLink>
        )}
      </Cluster>
      <AlertDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End your monthly gift?"
        confirm="End it"
        cancel="Keep it"
        error={failure?.message}
        onConfirm={() => run('ended')}
      >
        Your card is not charged any more. What you gave stays with the campaign.
      </AlertDialog>
    </Stack>
  );
}

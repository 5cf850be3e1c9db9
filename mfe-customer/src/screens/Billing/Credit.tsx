import { supportPhone, telHref } from '@copper-carrot/contracts';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { useCredit } from './api';

/** How much an organization may owe on invoices, what is left of that, and who sets it. */
export function Credit({ teamId }: { teamId: number }) {
  const { data } = useCredit(teamId);
  if (!data) {
    return (
      <Loading label="Loading what is left to order">
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  const { limit, owed, left, invoice_terms_days: days } = data;
  return (
    <Card as="section" look="raised" aria-labelledby="credit-title">
      <Stack gap={4}>
        <SectionTitle id="credit-title">
          {left === null
            ? `${formatMoney(owed)} on invoices`
            : `${formatMoney(left)} left to order on invoices`}
        </SectionTitle>
        {limit !== null && limit > 0 && (
          <ProgressBar
            label="Ordered, of the limit"
            value={Math.min(owed, limit)}
            max={limit}
            valueText={`${formatMoney(owed)} of ${formatMoney(limit)}`}
          />
        )}
        <p>
          {limit === null ? 'There is no limit. ' : 'What does not fit is ordered with a card. '}
          An order counts once it is placed. Its invoice comes after the event and is due{' '}
          {days === 0 ? 'the same day' : `${count(days, 'day', 'days')} later`}. After that day it no longer
          counts towards the limit.
        </p>
        <p>
          Copper Carrot sets the limit and the days. To have them changed, call{' '}
          <Link href={telHref(supportPhone)}>{supportPhone}</Link>.
        </p>
      </Stack>
    </Card>
  );
}

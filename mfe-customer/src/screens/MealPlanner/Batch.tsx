import { href } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { DateRangePicker } from '@copper-carrot/shared-ui/DateRangePicker';
import { DayList } from '@copper-carrot/shared-ui/DayList';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { addDays } from '@copper-carrot/shared-ui/month';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../components/use-page';
import { type Draft, type Span, useDrafts } from './api';
import { BatchBar } from './BatchBar';
import { BatchRow } from './BatchRow';
import { dayIn } from './days';
import { PlanPage } from './PlanPage';
import { type Batch, useBatch } from './useBatch';

const pageSize = 20;
const daysAhead = 60;

/** All drafts of some weeks in one list, to change, order or remove several at once. */
export default function BatchPage() {
  return (
    <PlanPage
      selected="batch"
      title="Draft orders"
      below="Change times and headcounts of many meals at once, and order those that are settled."
    >
      {(organizationId) => <Drafts organizationId={organizationId} />}
    </PlanPage>
  );
}

function Drafts({ organizationId }: { organizationId: number }) {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(ownZone());
  const from = dayIn(search.get('from')) ?? today;
  const to = dayIn(search.get('to')) ?? addDays(from, daysAhead);
  const { data } = useDrafts(organizationId, { from, to });
  const { page, onPage } = usePage(pageSize);
  const batch = useBatch();
  const show = (span: Span) =>
    setSearch((now) => {
      now.delete('page');
      now.set('from', span.from);
      now.set('to', span.to);
      return now;
    });
  if (!data)
    return (
      <Loading label="Loading the drafts">
        <Skeleton height="24rem" />
      </Loading>
    );
  const drafts = data.records.filter(({ id, order_id: order }) => order === null || batch.results.has(id));
  const shown = drafts.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="end">
        <DateRangePicker
          label="Days"
          value={{ start: from, end: to }}
          onChange={({ start, end }) => show({ from: start, to: end })}
        />
      </Cluster>
      {drafts.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="No drafts in these days"
          action={<ButtonLink to={href.mealPlanner({ organizationId })}>Go to the calendar</ButtonLink>}
        >
          Plan a meal in the calendar, or fill the month by your rules.
        </EmptyState>
      ) : (
        <>
          <Choice drafts={shown} batch={batch} />
          {batch.failure && (
            <Notice tone="danger" live>
              {batch.failure}
            </Notice>
          )}
          <DayList items={shown} sum={sumOf}>
            {(draft) => <BatchRow organizationId={organizationId} draft={draft} batch={batch} />}
          </DayList>
          <Pagination page={page} count={drafts.length} pageSize={pageSize} onPage={onPage} />
          {batch.edited > 0 && (
            <div>
              <Button onClick={batch.save} pending={batch.pending}>
                Save {count(batch.edited, 'change')}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}

/** The box for all of the page, and what can be done with those that are chosen. */
function Choice({ drafts, batch }: { drafts: readonly Draft[]; batch: Batch }) {
  const ids = drafts.filter(({ order_id: order }) => order === null).map(({ id }) => id);
  const chosen = ids.filter((id) => batch.chosen.has(id));
  return (
    <Stack gap={3}>
      <Checkbox
        checked={chosen.length > 0 && chosen.length === ids.length}
        partly={chosen.length > 0 && chosen.length < ids.length}
        onChange={(on) => batch.choose(ids, on)}
      >
        {chosen.length === 0 ? 'Choose all' : `${chosen.length} chosen`}
      </Checkbox>
      {chosen.length > 0 && <BatchBar ids={chosen} batch={batch} />}
    </Stack>
  );
}

const sumOf = (drafts: readonly Draft[]) => {
  const cost = drafts.reduce((sum, { total_price: price }) => sum + (price ?? 0), 0);
  return [count(drafts.length, 'meal'), cost > 0 && formatMoney(cost)].filter(Boolean).join(' · ');
};

import { type Schemas } from '@copper-carrot/contracts';
import { NewKitchenClosureBody } from '@copper-carrot/contracts/limits';
import { notify, useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { Part } from '../../components/Part';
import { closuresUrl, createClosure, type Kitchen, removeClosure } from './api';
import { timeOptions } from './times';

type Closure = Schemas['KitchenClosure'];

/** The times off of a kitchen: the next ones, and a form for another. */
export function Closures({ kitchen }: { kitchen: Kitchen }) {
  const { data } = useRead(closuresUrl(kitchen.id));
  return (
    <Part title="Days off">
      {!data && (
        <Loading label="Loading the days off">
          <Skeleton height="4rem" />
        </Loading>
      )}
      {data?.count === 0 && <p>None is entered.</p>}
      {data && data.count > 0 && (
        <Stack as="ul" gap={3} aria-label="Days off">
          {data.records.map((closure) => (
            <li key={closure.id}>
              <ClosureRow closure={closure} kitchen={kitchen} />
            </li>
          ))}
        </Stack>
      )}
      {data && kitchen.can.update && (
        <Disclosure title="Enter days off" level={3}>
          <NewClosure key={data.records.map(({ id }) => id).join()} kitchen={kitchen} />
        </Disclosure>
      )}
    </Part>
  );
}

function whenOf({ first_date: first, last_date: last, from_time: from, to_time: to }: Closure): string {
  const start = `${formatOrderDate(first)}${from === null ? '' : ` ${formatTime(from)}`}`;
  if (first === last && from === null && to === null) return start;
  const end = first === last && to !== null ? formatTime(to) : formatOrderDate(last);
  return `${start} to ${first === last || to === null ? end : `${end} ${formatTime(to)}`}`;
}

function ClosureRow({ closure, kitchen }: { closure: Closure; kitchen: Kitchen }) {
  const remove = useWrite(() => removeClosure(kitchen.id, closure.id), {
    stale: [closuresUrl(kitchen.id)],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: () => notify({ kind: 'success', message: 'The kitchen is open at that time again.' }),
  });
  return (
    <Cluster justify="space-between">
      <div>
        <strong>{whenOf(closure)}</strong>
        {closure.reason && <p>{closure.reason}</p>}
        {closure.order_count > 0 && (
          <p>{count(closure.order_count, 'order')} of that time stay as they were placed.</p>
        )}
      </div>
      {kitchen.can.update && (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          pending={remove.pending}
          aria-label={`Remove the days off from ${formatOrderDate(closure.first_date)}`}
          onClick={() => remove.run()}
        >
          Remove
        </Button>
      )}
    </Cluster>
  );
}

const allDay = 'all';
interface Typed {
  first_date: string | null;
  last_date: string | null;
  from: string;
  to: string;
  reason: string;
}
const initial: Typed = { first_date: null, last_date: null, from: allDay, to: allDay, reason: '' };

function NewClosure({ kitchen }: { kitchen: Kitchen }) {
  const { form, field, values, set } = useApiForm({
    limits: NewKitchenClosureBody,
    within: 'closure.',
    initial,
    labels: { first_date: 'First day', last_date: 'Last day', from: 'From', to: 'Until', reason: 'Reason' },
    unseen: { from_time: 'From', to_time: 'Until' },
    send: ({ first_date: first, last_date: last, from, to, reason }) =>
      createClosure(kitchen.id, {
        first_date: first ?? '',
        last_date: last ?? '',
        from_time: from === allDay ? null : from,
        to_time: to === allDay ? null : to,
        reason: reason.trim(),
      }),
    stale: [closuresUrl(kitchen.id)],
    onDone: () => notify({ kind: 'success', message: 'The days off are entered.' }),
  });
  const today = todayIn(kitchen.time_zone);
  return (
    <Form aria-label="Enter days off" {...form}>
      <Grid gap={4} least="min(12rem, 100%)">
        <DatePicker
          {...field('first_date')}
          min={today}
          onChange={(date) => {
            set('first_date', date);
            if (values.last_date === null || values.last_date < date) set('last_date', date);
          }}
        />
        <DatePicker {...field('last_date')} min={values.first_date ?? today} />
        <Select
          {...field('from')}
          required={false}
          options={[{ value: allDay, label: 'The beginning of the day' }, ...timeOptions(null)]}
        />
        <Select
          {...field('to')}
          required={false}
          options={[{ value: allDay, label: 'The end of the day' }, ...timeOptions(null)]}
        />
        <TextField
          {...field('reason')}
          required={false}
          description="Customers who choose that time read it."
        />
      </Grid>
      <Button type="submit">Enter the days off</Button>
    </Form>
  );
}

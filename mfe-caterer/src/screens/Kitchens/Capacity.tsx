import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { Part } from '../../components/Part';
import { useListForm } from '../../components/use-list-form';
import { changeKitchen, type Kitchen, staleOf } from './api';
import { type Daypart, daypartNames, dayparts } from './times';

/** How much a kitchen takes in each part of a day. */
export function Capacity({ kitchen }: { kitchen: Kitchen }) {
  return (
    <Part title="Capacity">
      <p>What the kitchen takes at most in a part of each day. Orders that were placed keep their share.</p>
      {kitchen.can.update ? (
        <Editor kitchen={kitchen} />
      ) : (
        <ul>
          {daypartNames.map((name) => {
            const limit = kitchen.capacities.find(({ daypart }) => daypart === name);
            return (
              <li key={name}>
                {dayparts[name]}:{' '}
                {limit
                  ? `${count(limit.max_headcount, 'person', 'people')}, ${count(limit.max_orders, 'order')}`
                  : 'no limit'}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

interface Limit {
  daypart: Daypart;
  people: number | null;
  orders: number | null;
}

function Editor({ kitchen }: { kitchen: Kitchen }) {
  const [limits, setLimits] = useState(() =>
    daypartNames.map((name): Limit => {
      const limit = kitchen.capacities.find(({ daypart }) => daypart === name);
      return { daypart: name, people: limit?.max_headcount ?? null, orders: limit?.max_orders ?? null };
    }),
  );
  const change = (name: Daypart, more: Partial<Limit>) =>
    setLimits((all) => all.map((limit) => (limit.daypart === name ? { ...limit, ...more } : limit)));
  const sent = limits.filter(({ people, orders }) => people !== null || orders !== null);
  const form = useListForm({
    send: () =>
      changeKitchen(kitchen.id, {
        capacities: sent.map(({ daypart, people, orders }) => ({
          daypart,
          max_headcount: people ?? 0,
          max_orders: orders ?? 0,
        })),
      }),
    problems: () =>
      Object.fromEntries([
        ...sent
          .filter(({ people }) => people === null)
          .map(({ daypart }) => [`${daypart}.max_headcount`, 'Enter the people as well.'] as const),
        ...sent
          .filter(({ orders }) => orders === null)
          .map(({ daypart }) => [`${daypart}.max_orders`, 'Enter the orders as well.'] as const),
      ]),
    labels: { max_headcount: 'People', max_orders: 'Orders' },
    placeOf(name) {
      const [, entry, field] = name.split('.');
      return `${sent[Number(entry)]?.daypart ?? ''}.${field ?? ''}`;
    },
    stale: staleOf(kitchen.id),
    onDone: () => notify({ kind: 'success', message: 'The capacity is saved.' }),
  });
  return (
    <Form aria-label="Capacity" {...form}>
      <Stack as="ul" gap={3} aria-label="Capacity">
        {limits.map(({ daypart, people, orders }) => (
          <li key={daypart}>
            <Grid gap={3} least="min(12rem, 100%)">
              <NumberField
                label={`${dayparts[daypart]}: people`}
                name={`${daypart}.max_headcount`}
                description="Leave both empty for no limit."
                value={people}
                onChange={(next) => change(daypart, { people: next })}
                min={1}
                lenient
              />
              <NumberField
                label={`${dayparts[daypart]}: orders`}
                name={`${daypart}.max_orders`}
                description="Leave both empty for no limit."
                value={orders}
                onChange={(next) => change(daypart, { orders: next })}
                min={1}
                lenient
              />
            </Grid>
          </li>
        ))}
      </Stack>
      <Button type="submit">Save the capacity</Button>
    </Form>
  );
}

import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { useRef, useState } from 'react';
import { Part } from '../../components/Part';
import { useListForm } from '../../components/use-list-form';
import { changeKitchen, type Kitchen, staleOf } from './api';

/** How far a kitchen delivers, for what fee and from which minimum on. */
export function DeliveryAreas({ kitchen }: { kitchen: Kitchen }) {
  return (
    <Part title="Delivery">
      {kitchen.can.update ? (
        <Editor key={JSON.stringify(kitchen.delivery_areas)} kitchen={kitchen} />
      ) : (
        <ul>
          {kitchen.delivery_areas.map(({ max_distance_miles: miles, fee, minimum }) => (
            <li key={miles}>
              Within {miles} miles for {formatMoney(fee)}, from {formatMoney(minimum)} of food
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface Area {
  key: number;
  miles: number | null;
  fee: number | null;
  minimum: number | null;
}

function Editor({ kitchen }: { kitchen: Kitchen }) {
  const [areas, setAreas] = useState(() =>
    kitchen.delivery_areas.map(({ max_distance_miles: miles, fee, minimum }, key): Area => ({
      key,
      miles,
      fee,
      minimum,
    })),
  );
  const nextKey = useRef(areas.length);
  const change = (key: number, more: Partial<Area>) =>
    setAreas((all) => all.map((area) => (area.key === key ? { ...area, ...more } : area)));
  const form = useListForm({
    send: () =>
      changeKitchen(kitchen.id, {
        // What is missing is sent as a number that the API refuses beside its field.
        delivery_areas: areas.map(({ miles, fee, minimum }) => ({
          max_distance_miles: miles ?? 0,
          fee: fee ?? -1,
          minimum: minimum ?? -1,
        })),
      }),
    labels: { max_distance_miles: 'Distance', fee: 'Fee', minimum: 'Minimum' },
    placeOf: (name) => (name.split('.').length === 2 ? `${name}.max_distance_miles` : name),
    stale: staleOf(kitchen.id),
    onDone: () => notify({ kind: 'success', message: 'The delivery areas are saved.' }),
  });
  return (
    <Form aria-label="Delivery" {...form}>
      {areas.length === 0 && <p>The kitchen delivers nowhere.</p>}
      <Stack as="ul" gap={4} aria-label="Delivery areas">
        {areas.map(({ key, miles, fee, minimum }, place) => (
          <li key={key}>
            <Cluster align="end">
              <Grid gap={3} least="min(10rem, 100%)">
                <NumberField
                  label="Within so many miles"
                  name={`delivery_areas.${place}.max_distance_miles`}
                  value={miles}
                  onChange={(next) => change(key, { miles: next })}
                  min={0}
                  step={0.01}
                  lenient
                />
                <NumberField
                  label="Fee"
                  name={`delivery_areas.${place}.fee`}
                  value={fee}
                  onChange={(next) => change(key, { fee: next })}
                  min={0}
                  money
                  lenient
                />
                <NumberField
                  label="Minimum of food"
                  name={`delivery_areas.${place}.minimum`}
                  value={minimum}
                  onChange={(next) => change(key, { minimum: next })}
                  min={0}
                  money
                  lenient
                />
              </Grid>
              <Button
                variant="quiet"
                size="small"
                icon="trash"
                aria-label={`Remove the area within ${miles ?? 'no'} miles`}
                onClick={() => setAreas((all) => all.filter((area) => area.key !== key))}
              >
                Remove
              </Button>
            </Cluster>
          </li>
        ))}
      </Stack>
      <Cluster>
        <Button type="submit">Save the delivery areas</Button>
        <Button
          variant="secondary"
          onClick={() => {
            const key = nextKey.current;
            nextKey.current += 1;
            setAreas((all) => [...all, { key, miles: null, fee: null, minimum: null }]);
          }}
        >
          Add an area
        </Button>
      </Cluster>
    </Form>
  );
}

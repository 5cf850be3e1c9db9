import { OwnKitchenBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Part } from '../../components/Part';
import { changeKitchen, type Kitchen, staleOf } from './api';

/** Name, phone, pickup and whether a kitchen takes orders. */
export function General({ kitchen }: { kitchen: Kitchen }) {
  return (
    <Part title="General">
      {kitchen.can.update ? (
        <Fields kitchen={kitchen} />
      ) : (
        <ul>
          <li>{kitchen.active ? 'Takes new orders' : 'Takes no new orders'}</li>
          <li>{kitchen.pickup_allowed ? 'Customers may pick up' : 'No pickup'}</li>
          {kitchen.phone_number !== null && <li>{kitchen.phone_number}</li>}
        </ul>
      )}
    </Part>
  );
}

function Fields({ kitchen }: { kitchen: Kitchen }) {
  const { form, field, values, set } = useApiForm({
    limits: { ...OwnKitchenBody, 'kitchen.name': { ...OwnKitchenBody['kitchen.name'], required: true } },
    within: 'kitchen.',
    initial: {
      name: kitchen.name,
      phone_number: kitchen.phone_number ?? '',
      pickup_allowed: kitchen.pickup_allowed,
      active: kitchen.active,
    },
    labels: {
      name: 'Name',
      phone_number: 'Phone',
      pickup_allowed: 'Customers may pick up here',
      active: 'Takes new orders',
    },
    send: ({ name, phone_number: phone, ...flags }) =>
      changeKitchen(kitchen.id, { ...flags, name: name.trim(), phone_number: phone.trim() || null }),
    stale: staleOf(kitchen.id),
    onDone: ({ name }) => notify({ kind: 'success', message: `${name} is saved.` }),
  });
  return (
    <Form aria-label="General" {...form}>
      <Grid gap={4} least="min(14rem, 100%)">
        <TextField {...field('name')} />
        <TextField {...field('phone_number')} required={false} type="tel" autoComplete="off" />
      </Grid>
      <div>
        <Checkbox
          name="pickup_allowed"
          checked={values.pickup_allowed}
          onChange={(checked) => set('pickup_allowed', checked)}
        >
          Customers may pick up here
        </Checkbox>
        <Checkbox
          name="active"
          checked={values.active}
          onChange={(checked) => set('active', checked)}
          description="Off, it gets no new orders. Orders that were placed stay."
        >
          Takes new orders
        </Checkbox>
      </div>
      <Button type="submit">Save</Button>
    </Form>
  );
}

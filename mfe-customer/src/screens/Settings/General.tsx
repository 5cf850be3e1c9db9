import { href } from '@copper-carrot/contracts';
import { OrganizationSettingsBody } from '@copper-carrot/contracts/limits';
import { notify, refetchUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Part } from '../../components/Part';
import { useBook } from '../Addresses/api';
import { teamUrl } from '../Members/api';
import { changeSettings, type Settings, settingsUrl } from './api';

interface GeneralProps {
  id: number;
  settings: Settings;
}

/** Name, default address and references of an organization: to change, or to read. */
export function General({ id, settings }: GeneralProps) {
  const addresses = useBook(id).data?.records ?? [];
  const doors = addresses.map((address) => ({
    value: String(address.id),
    label: address.label || address.formatted_address,
    description: address.formatted_address,
  }));
  return (
    <Part title="General">
      {settings.can.update ? (
        <GeneralForm id={id} settings={settings} doors={doors} />
      ) : (
        <Facts settings={settings} doors={doors} />
      )}
    </Part>
  );
}

interface Door {
  value: string;
  label: string;
  description: string;
}

const none = 'none';
const lines = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function GeneralForm({ id, settings, doors }: GeneralProps & { doors: readonly Door[] }) {
  const { form, field } = useApiForm({
    limits: OrganizationSettingsBody,
    within: 'settings.',
    initial: {
      name: settings.name,
      address: settings.default_address_id === null ? none : String(settings.default_address_id),
      centers: settings.cost_centers.join('\n'),
      orders: settings.purchase_orders.join('\n'),
    },
    labels: {
      name: 'Name',
      address: 'Default address',
      centers: 'Cost centers',
      orders: 'Purchase orders',
    },
    unseen: {
      cost_centers: 'Cost centers',
      purchase_orders: 'Purchase orders',
      default_address_id: 'Default address',
    },
    send: ({ name, address, centers, orders }) =>
      changeSettings(id, {
        name: name.trim(),
        cost_centers: lines(centers),
        purchase_orders: lines(orders),
        default_address_id: address === none ? null : Number(address),
      }),
    stale: [settingsUrl(id), teamUrl(id)],
    onDone() {
      notify({ kind: 'success', message: 'The settings are saved.' });
      void refetchUser();
    },
  });
  return (
    <Form aria-label="General" {...form}>
      <TextField {...field('name')} required autoComplete="organization" />
      <Select
        {...field('address')}
        required={false}
        description={
          <>
            New orders go there unless another address is named.{' '}
            <Link to={href.customerAddresses(undefined, { organizationId: id })}>Edit the addresses</Link>
          </>
        }
        options={[{ value: none, label: 'None', description: 'As last time' }, ...doors]}
      />
      <Grid gap={5} least="min(16rem, 100%)">
        <TextArea
          {...field('centers')}
          required={false}
          rows={4}
          description="One a line. Checkout offers them."
        />
        <TextArea
          {...field('orders')}
          required={false}
          rows={4}
          description="One a line. Checkout offers them."
        />
      </Grid>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}

function Facts({ settings, doors }: { settings: Settings; doors: readonly Door[] }) {
  const door = doors.find(({ value }) => value === String(settings.default_address_id));
  const facts = [
    ['Name', settings.name],
    ['Default address', door?.label ?? 'None'],
    ['Cost centers', settings.cost_centers.join(', ') || 'None'],
    ['Purchase orders', settings.purchase_orders.join(', ') || 'None'],
  ] as const;
  return (
    <dl>
      <Stack gap={3}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
    </dl>
  );
}

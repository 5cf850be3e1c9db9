import { notify } from '@copper-carrot/contracts/runtime';
import { OrganizationSettingsBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Part } from '../../components/Part';
import { changeSettings, type Settings, settingsUrl } from './api';

interface OrderRulesProps {
  id: number;
  settings: Settings;
}

/** When an order waits for the yes of an admin: to change, or to read. */
export function OrderRules({ id, settings }: OrderRulesProps) {
  return (
    <Part title="Order rules">
      <p>
        An order outside these rules needs an admin’s approval before it is placed. Admins need no approval.
      </p>
      {settings.can.update ? <RulesForm id={id} settings={settings} /> : <Rules settings={settings} />}
    </Part>
  );
}

const never = 'never';
const hours = Array.from({ length: 33 }, (_, quarter) => {
  const minutes = 6 * 60 + quarter * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const hourOptions = (kept: string | null) => [
  { value: never, label: 'Any time' },
  ...[...new Set([...hours, ...(kept === null ? [] : [kept])])]
    .sort()
    .map((value) => ({ value, label: formatTime(value) })),
];

const dollars = (typed: string) => (typed.trim() === '' ? null : Number(typed));

function RulesForm({ id, settings }: OrderRulesProps) {
  const { form, field } = useApiForm({
    limits: OrganizationSettingsBody,
    within: 'settings.',
    initial: {
      approval_over: settings.approval_over === null ? '' : String(settings.approval_over),
      budget_per_person: settings.budget_per_person === null ? '' : String(settings.budget_per_person),
      from: settings.orders_from ?? never,
      until: settings.orders_until ?? never,
    },
    labels: {
      approval_over: 'Largest order in dollars',
      budget_per_person: 'Budget per person in dollars',
      from: 'Not before',
      until: 'Not after',
    },
    unseen: { orders_from: 'Not before', orders_until: 'Not after' },
    send: (typed) =>
      changeSettings(id, {
        approval_over: dollars(typed.approval_over),
        budget_per_person: dollars(typed.budget_per_person),
        orders_from: typed.from === never ? null : typed.from,
        orders_until: typed.until === never ? null : typed.until,
      }),
    stale: [settingsUrl(id)],
    onDone: () => notify({ kind: 'success', message: 'The order rules are saved.' }),
  });
  return (
    <Form aria-label="Order rules" {...form}>
      <Grid gap={4} least="min(14rem, 100%)">
        <TextField {...field('approval_over')} required={false} description="Empty for any total." />
        <TextField {...field('budget_per_person')} required={false} description="Empty for no budget." />
        <Select
          {...field('from')}
          required={false}
          description="The earliest start."
          options={hourOptions(settings.orders_from)}
        />
        <Select
          {...field('until')}
          required={false}
          description="The latest start."
          options={hourOptions(settings.orders_until)}
        />
      </Grid>
      <div>
        <Button type="submit">Save the rules</Button>
      </div>
    </Form>
  );
}

function Rules({ settings }: { settings: Settings }) {
  const rules = [
    settings.approval_over !== null && `An order is ${formatMoney(settings.approval_over)} at most.`,
    settings.budget_per_person !== null &&
      `It costs ${formatMoney(settings.budget_per_person)} a person at most.`,
    settings.orders_from !== null && `It is not before ${formatTime(settings.orders_from)}.`,
    settings.orders_until !== null && `It is not after ${formatTime(settings.orders_until)}.`,
  ].filter((rule) => rule !== false);
  if (rules.length === 0) return <p>There are none.</p>;
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

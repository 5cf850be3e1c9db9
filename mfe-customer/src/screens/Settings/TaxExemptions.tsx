import { usStateCodes, usStates } from '@copper-carrot/contracts';
import { TaxExemptionBody } from '@copper-carrot/contracts/limits';
import { notify, useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Table } from '@copper-carrot/shared-ui/Table';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import {
  confirmTax,
  keepTax,
  removeTax,
  type Settings,
  type TaxExemption,
  type TaxFields,
  taxUrl,
} from './api';

interface TaxExemptionsProps {
  id: number;
  can: Settings['can'];
}

/** The tax certificates of an organization: an active one takes the sales tax of its state off new orders. */
export function TaxExemptions({ id, can }: TaxExemptionsProps) {
  const { data } = useRead(taxUrl(id));
  if (!data)
    return (
      <Loading label="Loading tax certificates">
        <Skeleton height="4rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <p>
        Orders that go to a state of an active certificate have no sales tax. We check each certificate before
        it counts.
      </p>
      {data.records.length > 0 && (
        <Table
          label="Tax certificates"
          rows={data.records}
          rowKey={({ state }) => state}
          columns={[
            { id: 'state', title: 'State', primary: true, cell: ({ state }) => usStates[state] },
            { id: 'number', title: 'Number', cell: ({ certificate_number: number }) => number },
            { id: 'end', title: 'Ends', whole: true, cell: ({ expires_on: end }) => formatOrderDate(end) },
            { id: 'status', title: 'Status', cell: (tax) => <Status tax={tax} /> },
            ...(can.update || can.confirm_tax
              ? [
                  {
                    id: 'acts',
                    title: 'Actions',
                    align: 'end' as const,
                    cell: (tax: TaxExemption) => <Acts id={id} can={can} tax={tax} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {can.update && (
        <Disclosure title="Add a tax certificate" level={3}>
          <TaxForm key={data.records.map(({ state }) => state).join()} id={id} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Status({ tax: { status } }: { tax: TaxExemption }) {
  if (status === 'active') return <Badge tone="leaf">Active</Badge>;
  return status === 'expired' ? (
    <Badge tone="danger">Expired</Badge>
  ) : (
    <Badge tone="honey">Waiting for our check</Badge>
  );
}

function Acts({ id, can, tax }: TaxExemptionsProps & { tax: TaxExemption }) {
  const state = usStates[tax.state];
  const options = {
    stale: [taxUrl(id)],
    onFailure: ({ message }: { message: string }) => notify({ kind: 'error', message }),
  };
  const confirm = useWrite(() => confirmTax(id, tax), options);
  const remove = useWrite(() => removeTax(id, tax.state), options);
  return (
    <Cluster gap={2} justify="end">
      {can.confirm_tax && tax.status === 'waiting' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Confirm the certificate of ${state}`}
          onClick={() => confirm.run()}
        >
          Confirm
        </Button>
      )}
      {can.update && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove the certificate of ${state}`}
          onClick={() => remove.run()}
        >
          Remove
        </Button>
      )}
    </Cluster>
  );
}

interface Typed {
  state: TaxFields['state'];
  certificate_number: string;
  expires_on: string;
}
const blank: Typed = { state: 'NY', certificate_number: '', expires_on: '' };

function TaxForm({ id }: { id: number }) {
  const { form, field } = useApiForm({
    limits: TaxExemptionBody,
    within: 'tax_exemption.',
    initial: blank,
    labels: { state: 'State', certificate_number: 'Certificate number', expires_on: 'Ends on' },
    send: (typed) => keepTax(id, typed),
    stale: [taxUrl(id)],
    onDone: ({ state, status }) =>
      notify({
        kind: 'success',
        message:
          status === 'active'
            ? `The certificate of ${usStates[state]} is active.`
            : `The certificate of ${usStates[state]} waits for our check.`,
      }),
  });
  return (
    <Form aria-label="Add a tax certificate" {...form}>
      <Grid gap={4} least="min(12rem, 100%)">
        <Select
          {...field('state')}
          options={usStateCodes.map((value) => ({ value, label: usStates[value] }))}
        />
        <TextField {...field('certificate_number')} autoComplete="off" />
        <DatePicker {...field('expires_on')} min={todayIn('America/New_York')} />
      </Grid>
      <div>
        <Button type="submit">Add the certificate</Button>
      </div>
    </Form>
  );
}

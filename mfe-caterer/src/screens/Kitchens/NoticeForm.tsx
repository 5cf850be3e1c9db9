import { type Schemas } from '@copper-carrot/contracts';
import { CatererBrandBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { Part } from '../../components/Part';
import { brandUrl, changeBrand } from './api';
import { timeOptions } from './times';

type Brand = Schemas['CatererBrand'];
const none = 'none';

/** How early a brand wants to know of an order, in all its kitchens: to change, or to read. */
export function NoticeForm({ brand }: { brand: Brand }) {
  return (
    <Part title="Notice">
      <p>How long before the event an order must be placed. A package may need more.</p>
      {brand.can.update ? <Fields brand={brand} /> : <p>{noticeWords(brand)}</p>}
    </Part>
  );
}

const noticeWords = ({ lead_time_hours: hours, day_before_cutoff: clock }: Brand) =>
  `${count(hours, 'hour')} before${clock === null ? '' : `, and by ${formatTime(clock)} of the day before`}.`;

interface Typed {
  lead_time_hours: number | null;
  clock: string;
}

function Fields({ brand }: { brand: Brand }) {
  const initial: Typed = {
    lead_time_hours: brand.lead_time_hours,
    clock: brand.day_before_cutoff ?? none,
  };
  const { form, field } = useApiForm({
    limits: {
      ...CatererBrandBody,
      'brand.lead_time_hours': { required: true, min: 0, max: 720, whole: true },
    },
    within: 'brand.',
    initial,
    labels: { lead_time_hours: 'Notice in hours', clock: 'Latest time on the day before' },
    unseen: { day_before_cutoff: 'Latest time on the day before' },
    send: ({ lead_time_hours: hours, clock }) =>
      changeBrand({
        ...(hours !== null && { lead_time_hours: hours }),
        day_before_cutoff: clock === none ? null : clock,
      }),
    stale: [brandUrl],
    onDone: () => notify({ kind: 'success', message: 'The notice is saved.' }),
  });
  return (
    <Form aria-label="Notice" {...form}>
      <Grid gap={4} least="min(14rem, 100%)">
        <NumberField {...field('lead_time_hours')} min={0} lenient />
        <Select
          {...field('clock')}
          required={false}
          description="In the time zone of the event."
          options={[{ value: none, label: 'No daily deadline' }, ...timeOptions(brand.day_before_cutoff)]}
        />
      </Grid>
      <Button type="submit">Save the notice</Button>
    </Form>
  );
}

import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoment, hasPassed } from '@copper-carrot/shared-ui/moments';
import { underNotice } from '@copper-carrot/shared-ui/lead-time';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { todayIn, zoneNote } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldLabels } from '../checkout/fields';
import { headcountProblem } from '../checkout/headcount';
import { useCheckout } from '../hooks/useCheckout';
import { Clashes } from './Clashes';
import { FieldGrid } from './FieldGrid';
import { Fulfilment } from './Fulfilment';
import { Headcount } from './Headcount';
import { References } from './References';
import { SectionCard } from './SectionCard';

const reorderDate = onDemand(async () => (await import('./ReorderDate')).ReorderDate);
const newOrganization = onDemand(async () => (await import('./NewOrganizationDialog')).NewOrganizationDialog);

/** Date, headcount, organization and references of the order. */
export function DetailsSection() {
  const { order, values, change, errorOf, problems, readOnly, headcount, ignore } = useCheckout();
  const { start_date: date, start_time: time } = values;
  const typed = headcount.proposed ?? values.headcount;
  const zone = order.time_zone ?? undefined;
  const timing = errorOf('details', 'date_time');
  // The saved date of a submitted order is shown without the ordering deadline.
  const isSaved = date === order.start_date && time === order.start_time;
  const orderBy = order.status === 'in_cart' && isSaved && !hasPassed(order.cutoff_at) && order.cutoff_at;
  const allowed = underNotice(
    readOnly || ignore.availability ? null : order.earliest_start,
    date,
    order.time_zone,
  );
  const next = readOnly ? undefined : problems.find((one) => one.section === 'details' && one.next)?.next;
  const take = next && (
    <Button variant="secondary" size="small" onClick={() => change({ start_date: next })}>
      Take {formatOrderDate(next)}
    </Button>
  );
  const asksForDate = order.reordered_from !== null && order.status === 'in_cart' && !date && !readOnly;
  const canAsk = useOnDemand(reorderDate, asksForDate);
  const note = zone && zoneNote(zone, date ?? todayIn(zone));
  return (
    <SectionCard
      section="details"
      complete={Boolean(
        date && time && typed && values.team_id !== null && !headcountProblem(order.package, typed),
      )}
    >
      {asksForDate && canAsk && <reorderDate.Part />}
      <FieldGrid>
        <DatePicker
          label={fieldLabels.start_date}
          name="start_date"
          value={date}
          {...allowed.dates}
          error={errorOf('details', 'start_date')}
          disabled={readOnly}
          onChange={(start_date) => change({ start_date })}
        />
        <TimeSlotPicker
          label={fieldLabels.start_time}
          name="start_time"
          value={time}
          {...allowed.times}
          rangeLabel={values.pickup ? undefined : 'Delivery window'}
          error={errorOf('details', 'start_time')}
          disabled={readOnly}
          onChange={(start_time) => change({ start_time })}
        />
      </FieldGrid>
      {timing ? (
        <Notice tone="danger" live title="This date and time won’t do" action={take}>
          {timing}
        </Notice>
      ) : (
        take && <div>{take}</div>
      )}
      {(note || orderBy) && (
        <Small>
          {note && <>Times are in {note}. </>}
          {orderBy && zone && <>Order by {formatMoment(orderBy, order)}.</>}
        </Small>
      )}
      <FieldGrid>
        <Headcount />
        <Organization />
      </FieldGrid>
      <Clashes at="who" />
      <Fulfilment />
      <Clashes at="pickup" />
      <References />
      <Clashes at="books" />
    </SectionCard>
  );
}

function Organization() {
  const user = useUser();
  const { order, values, change, errorOf, readOnly } = useCheckout();
  const mine = user?.memberships.map(({ team }) => ({ value: String(team.id), label: team.name })) ?? [];
  const other = order.team && !mine.some(({ value }) => value === String(order.team?.id));
  const options =
    other && order.team ? [...mine, { value: String(order.team.id), label: order.team.name }] : mine;
  const [founding, setFounding] = useState(false);
  // A new organization belongs to its founder, so only the owner of the order can create one here.
  const isOwn = user !== null && user.id === order.user_id;
  return (
    <div>
      <Select
        label={fieldLabels.team_id}
        name="team_id"
        placeholder="Choose an organization"
        options={options}
        value={values.team_id === null ? null : String(values.team_id)}
        error={errorOf('details', 'team_id')}
        // The organization is fixed once the order is submitted.
        disabled={readOnly || order.status !== 'in_cart'}
        onChange={(id) => change({ team_id: Number(id) })}
      />
      {isOwn && !readOnly && order.status === 'in_cart' && (
        <span {...newOrganization.intent}>
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => newOrganization.whenThere(() => setFounding(true))}
          >
            New organization
          </Button>
        </span>
      )}
      {founding && (
        <newOrganization.Part onClose={() => setFounding(false)} onMade={(id) => change({ team_id: id })} />
      )}
    </div>
  );
}

const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

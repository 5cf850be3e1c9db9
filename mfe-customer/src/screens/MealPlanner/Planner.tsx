import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { monthName, monthOf } from '@copper-carrot/shared-ui/month';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Calendar } from './Calendar';
import { PlanPage } from './PlanPage';
import { usePlannerPage } from './usePlannerPage';
import { Weeks } from './Weeks';

const fill = onDemand(async () => (await import('./FillMonth')).FillMonth);

/** The calendar of an organization's planned meals. */
export default function Planner() {
  return (
    <PlanPage
      selected="planner"
      title="Meal planner"
      below="Plan your team’s meals, see what a week costs, and order what is settled."
      actions={(organizationId) => <Actions organizationId={organizationId} />}
    >
      {(organizationId) => <PlannedMeals organizationId={organizationId} />}
    </PlanPage>
  );
}

function Actions({ organizationId }: { organizationId: number }) {
  const { date, to } = usePlannerPage(organizationId);
  const [filling, setFilling] = useState(false);
  const close = () => setFilling(false);
  const isThere = useOnDemand(fill, filling, close);
  return (
    <Cluster gap={2}>
      <ButtonLink variant="secondary" to={to.newMeal()}>
        Plan a meal
      </ButtonLink>
      <span {...fill.intent}>
        <Button onClick={() => setFilling(true)}>Fill {monthName(monthOf(date)).split(' ')[0]}</Button>
      </span>
      {isThere && filling && <fill.Part organizationId={organizationId} date={date} onClose={close} />}
    </Cluster>
  );
}

function PlannedMeals({ organizationId }: { organizationId: number }) {
  const { view, show } = usePlannerPage(organizationId);
  return (
    <Stack gap={5}>
      <RadioGroup
        label="View"
        labelHidden
        look="segments"
        value={view}
        onChange={(next) => show({ view: next })}
        options={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
          { value: 'agenda', label: 'Agenda' },
        ]}
      />
      <Calendar organizationId={organizationId} />
      <Weeks organizationId={organizationId} />
      <Outlet />
    </Stack>
  );
}

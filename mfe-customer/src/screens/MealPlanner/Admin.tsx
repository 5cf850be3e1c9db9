import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Outlet } from 'react-router-dom';
import { Contacts } from '../../components/Contacts/Contacts';
import { PlanPage } from './PlanPage';

/** Whom a caterer reaches about the planned meals. */
export default function Admin() {
  return (
    <PlanPage
      selected="admin"
      title="Meal planner contacts"
      below="The people and desks that a caterer calls about a planned meal."
    >
      {(organizationId) => (
        <Stack gap={5}>
          <Contacts organizationId={organizationId} below="planner" />
          <Outlet />
        </Stack>
      )}
    </PlanPage>
  );
}

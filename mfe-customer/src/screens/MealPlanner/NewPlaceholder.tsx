import { pageId } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDefaultTemplate, useTemplates } from './api';
import { dayIn } from './days';
import { MealForm } from './MealForm';
import { usePlannerPage } from './usePlannerPage';

/** Plans a meal whose food is chosen later, over the calendar. */
export default function NewPlaceholder() {
  const organizationId = pageId(useParams().organizationId);
  const { today, to, close } = usePlannerPage(organizationId);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const day = dayIn(search.get('day')) ?? today;
  const templates = useTemplates(organizationId).data;
  const begins = useDefaultTemplate(organizationId);
  return (
    <Dialog open onClose={close} title="Plan a meal" size="medium">
      {!templates || begins === undefined ? (
        <Loading label="Loading the templates">
          <Skeleton height="20rem" />
        </Loading>
      ) : (
        <Stack gap={4}>
          <Cluster gap={2} justify="space-between">
            <span>The food can be chosen later.</span>
            <ButtonLink variant="quiet" size="small" icon="search" to={to.search({ day })}>
              Choose the food first
            </ButtonLink>
          </Cluster>
          <MealForm
            organizationId={organizationId}
            templates={templates.records}
            of={day}
            begins={begins}
            onDone={({ name, start_date: on, id }) => {
              notify({ kind: 'success', message: `${name} is planned on ${formatOrderDate(on)}.` });
              void navigate(to.meal(id), { replace: true });
            }}
          />
        </Stack>
      )}
    </Dialog>
  );
}

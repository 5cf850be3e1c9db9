import { href, pageId } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type Draft, useDraft, useTemplates } from './api';
import { MealForm } from './MealForm';
import { isOpen, stateOf } from './meals';
import { usePlannerPage } from './usePlannerPage';

/** A planned meal, over the calendar; without one in the address there is none to show. */
export default function Placeholder() {
  const { id, organizationId } = useParams();
  const team = pageId(organizationId);
  const { to } = usePlannerPage(team);
  if (id === undefined) return <Navigate replace to={to.list} />;
  return <Meal organizationId={team} id={pageId(id)} />;
}

function Meal({ organizationId, id }: { organizationId: number; id: number }) {
  const { close } = usePlannerPage(organizationId);
  const { data: draft } = useDraft(id, { failure: 'page' });
  const templates = useTemplates(organizationId).data;
  return (
    <Dialog open onClose={close} title={draft?.name ?? 'Planned meal'} size="medium">
      {!draft || !templates ? (
        <Loading label="Loading the meal">
          <Skeleton height="24rem" />
        </Loading>
      ) : (
        <Stack gap={5}>
          <Food organizationId={organizationId} draft={draft} />
          {isOpen(draft) && draft.can.update && (
            <MealForm
              key={`${draft.id} ${draft.name}`}
              organizationId={organizationId}
              templates={templates.records}
              of={draft}
              onDone={({ name }) => {
                notify({ kind: 'success', message: `${name} is saved.` });
                close();
              }}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** The food of a meal, why it is this, and the way to another. */
function Food({ organizationId, draft }: { organizationId: number; draft: Draft }) {
  const { to } = usePlannerPage(organizationId);
  const { package: pack, brand, price_per_person: each, total_price: whole, why, displaced, problem } = draft;
  const price = [
    each !== null && `${formatMoney(each)} per person`,
    whole !== null && `${formatMoney(whole)} in all`,
  ].filter(Boolean);
  return (
    <Stack gap={3}>
      <FoodLine>
        {pack && <Picture src={pack.image.url} alt={pack.image.alt} ratio="4 / 3" />}
        <Stack gap={1}>
          <strong>{pack ? pack.name : 'No package yet'}</strong>
          <Quiet>{[brand?.name, stateOf(draft), ...price].filter(Boolean).join(' · ')}</Quiet>
          <Cluster gap={2}>
            {isOpen(draft) && draft.can.update && (
              <ButtonLink variant="secondary" size="small" icon="search" to={to.search({ draft: draft.id })}>
                {pack ? 'Choose another package' : 'Choose a package'}
              </ButtonLink>
            )}
            {pack && (
              <ButtonLink variant="quiet" size="small" to={href.package(pack.slug)}>
                See the package
              </ButtonLink>
            )}
            {draft.order_id !== null && (
              <ButtonLink
                size="small"
                to={
                  draft.order_status === 'in_cart'
                    ? href.checkout(draft.order_id)
                    : href.organizationOrder({ organizationId, id: draft.order_id })
                }
              >
                {draft.order_status === 'in_cart' ? 'Go to checkout' : 'See the order'}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </FoodLine>
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {(why.length > 0 || displaced !== null) && (
        <section aria-labelledby="why">
          <Why id="why">Why this meal</Why>
          <Reasons>
            {[...why, displaced].map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
          </Reasons>
        </section>
      )}
    </Stack>
  );
}

const FoodLine = styled.div`
  display: grid;
  grid-template-columns: minmax(5rem, 8rem) minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }
`;
const Why = styled.h3`
  margin-bottom: ${space(1)};
  font-size: 1rem;
`;
const Reasons = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(5)};
  list-style: disc;
  color: ${color.inkSoft};
`;
const Quiet = styled.span`
  color: ${color.inkSoft};
`;

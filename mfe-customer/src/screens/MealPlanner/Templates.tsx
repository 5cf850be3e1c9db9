import { href, mealTypeLabels, searchOfSaved } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, radius, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { removeTemplate, staleTemplates, type Template, useTemplates } from './api';
import { hexOf } from './meals';
import { PlanPage } from './PlanPage';

/** What planned meals begin with. */
export default function Templates() {
  return (
    <PlanPage
      selected="preferences"
      title="Order templates"
      below="A template holds what your meals have in common: time, people, budget and where they go."
      actions={(organizationId) => (
        <ButtonLink to={href.mealPlannerTemplateNew({ organizationId })}>New template</ButtonLink>
      )}
    >
      {(organizationId) => (
        <>
          <TemplateList organizationId={organizationId} />
          <Outlet />
        </>
      )}
    </PlanPage>
  );
}

function TemplateList({ organizationId }: { organizationId: number }) {
  const { data } = useTemplates(organizationId);
  if (!data)
    return (
      <Loading label="Loading the templates">
        <Skeleton height="16rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="copy"
        title="No templates yet"
        action={
          <ButtonLink to={href.mealPlannerTemplateNew({ organizationId })}>
            Make your first template
          </ButtonLink>
        }
      >
        Say once how your team eats, and every planned meal begins with it.
      </EmptyState>
    );
  return (
    <Lines aria-label="Order templates">
      {data.records.map((template) => (
        <li key={template.id}>
          <Hue style={{ background: hexOf(template.color) }} aria-hidden />
          <Stack gap={1}>
            <Cluster gap={2}>
              <strong>{template.name}</strong>
              {template.is_default && <Badge tone="leaf">Default</Badge>}
            </Cluster>
            <Quiet>{factsOf(template)}</Quiet>
          </Stack>
          <Cluster gap={1}>
            {template.can.update && (
              <>
                <ButtonLink
                  variant="quiet"
                  size="small"
                  to={href.mealPlannerTemplateEdit({ organizationId, id: template.id })}
                  aria-label={`Edit ${template.name}`}
                >
                  Edit
                </ButtonLink>
                <ButtonLink
                  variant="quiet"
                  size="small"
                  to={href.mealPlannerTemplateCopy({ organizationId, id: template.id })}
                  aria-label={`Copy ${template.name}`}
                >
                  Copy
                </ButtonLink>
              </>
            )}
            {template.can.delete && <Removal template={template} />}
          </Cluster>
        </li>
      ))}
    </Lines>
  );
}

const factsOf = (template: Template): string => {
  const { query } = template.saved_search ? searchOfSaved(template.saved_search) : {};
  const facts = [
    mealTypeLabels[template.meal_type],
    template.start_time !== null && formatTime(template.start_time),
    template.headcount !== null && count(template.headcount, 'person', 'people'),
    template.presentation_type === 'buffet' && 'Buffet',
    template.presentation_type === 'individual' && 'Individual meals',
    template.budget_per_person !== null && `${formatMoney(template.budget_per_person)} per person`,
    template.saved_search && (template.saved_search.name ?? query ?? 'A search'),
    template.formatted_address,
  ];
  return facts.filter(Boolean).join(' · ');
};

function Removal({ template: { id, name } }: { template: Template }) {
  const [asking, setAsking] = useState(false);
  const { run, failure } = useWrite(() => removeTemplate(id), {
    stale: staleTemplates,
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is removed.` });
    },
  });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Remove"
        onConfirm={() => run()}
        error={failure?.message}
      >
        Meals that began with it stay as they are.
      </AlertDialog>
    </>
  );
}

const Lines = styled.ul`
  display: grid;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(2)} ${space(3)};
    align-items: center;
    padding: ${space(3)} ${space(4)};
  }
  > li > :last-child {
    grid-column: 2;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  ${media.tablet} {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    > li > :last-child {
      grid-column: auto;
    }
  }
`;
const Hue = styled.span`
  width: 0.875rem;
  height: 0.875rem;
  border-radius: 50%;
`;
const Quiet = styled.span`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

import { href, pageId } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

interface PlanPageProps {
  selected: 'planner' | 'batch' | 'rules' | 'preferences' | 'admin';
  title: string;
  below: string;
  actions?: (organizationId: number) => ReactNode;
  children: (organizationId: number) => ReactNode;
}

/** The frame of all pages of an organization's meal planner (2 §2). */
export function PlanPage({ selected, title, below, actions, children }: PlanPageProps) {
  const { organizationId: asked } = useParams();
  const { pathname, search } = useLocation();
  const user = useUser();
  if (asked === undefined) {
    const own = user?.current_team?.id ?? user?.memberships[0]?.team_id;
    if (own === undefined) return <WithoutOrganization />;
    const named = pathname.replace('/meal-planner/organization', `/meal-planner/organization/${own}`);
    return <Navigate replace to={named + search} />;
  }
  const organizationId = pageId(asked);
  const team = user?.memberships.find(({ team_id: id }) => id === organizationId)?.team;
  return (
    <Stack gap={6}>
      <PageTitle above={team?.name} below={below} actions={actions?.(organizationId)}>
        {title}
      </PageTitle>
      <LinkTabs
        label="Meal planner"
        selected={selected}
        items={[
          { id: 'planner', label: 'Calendar', to: href.mealPlanner({ organizationId }) },
          { id: 'batch', label: 'Drafts', to: href.mealPlannerBatch({ organizationId }) },
          { id: 'rules', label: 'Rules', to: href.mealPlannerRule({ organizationId }) },
          { id: 'preferences', label: 'Templates', to: href.mealPlannerPreferences({ organizationId }) },
          { id: 'admin', label: 'Contacts', to: href.mealPlannerAdmin({ organizationId }) },
        ]}
      />
      <Section page key={organizationId} title="We could not load the meal planner">
        {children(organizationId)}
      </Section>
    </Stack>
  );
}

const WithoutOrganization = () => (
  <EmptyState
    icon="calendar"
    title="The meal planner is for organizations"
    action={<ButtonLink to={href.search()}>Order food</ButtonLink>}
  >
    Ask an admin of your organization to invite you.
  </EmptyState>
);

import { href } from '@copper-carrot/contracts';
import { notify, useRead } from '@copper-carrot/contracts/runtime';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useNavigate } from 'react-router-dom';
import { rostersUrl } from '../Settings/api';
import { type Rule, useTemplates } from './api';
import { RuleForm } from './RuleForm';

/** A rule with all that it can name, and the way back to the list once it is saved. */
export function RulePage({ organizationId, rule }: { organizationId: number; rule: Rule | null }) {
  const templates = useTemplates(organizationId).data;
  const rosters = useRead(rostersUrl(organizationId)).data;
  const navigate = useNavigate();
  if (!templates || !rosters)
    return (
      <Loading label="Loading the rule">
        <Skeleton height="30rem" />
      </Loading>
    );
  return (
    <RuleForm
      organizationId={organizationId}
      rule={rule}
      templates={templates.records}
      rosters={rosters.records}
      onDone={({ name }) => {
        notify({ kind: 'success', message: `${name} is saved.` });
        void navigate(href.mealPlannerRule({ organizationId }));
      }}
    />
  );
}

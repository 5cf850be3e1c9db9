import { PlanPage } from './PlanPage';
import { RulePage } from './RulePage';

/** Makes a rule to plan meals by. */
export default function NewRule() {
  return (
    <PlanPage
      selected="rules"
      title="New rule"
      below="Say when your team eats and what matters. Fill a month by it as soon as it is saved."
    >
      {(organizationId) => <RulePage organizationId={organizationId} rule={null} />}
    </PlanPage>
  );
}

import { href, pageId } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { changeRule, removeRule, type Rule, ruleUrl, staleRules, useRule, useRules } from './api';
import { PlanPage } from './PlanPage';
import { ruleFacts, ruleSentence } from './rule-words';
import { RulePage } from './RulePage';

/** The rules by which meals are planned, or the one that the address names. */
export default function Rules() {
  const { id } = useParams();
  return id === undefined ? <EveryRule /> : <OneRule id={pageId(id)} />;
}

function OneRule({ id }: { id: number }) {
  const { data: rule } = useRule(id);
  return (
    <PlanPage
      selected="rules"
      title={rule?.name ?? 'Rule'}
      below="Change when and how its meals are planned."
    >
      {(organizationId) =>
        rule ? (
          <RulePage key={rule.id} organizationId={organizationId} rule={rule} />
        ) : (
          <Loading label="Loading the rule">
            <Skeleton height="30rem" />
          </Loading>
        )
      }
    </PlanPage>
  );
}

const EveryRule = () => (
  <PlanPage
    selected="rules"
    title="Rules"
    below="Say once when your team eats and what matters, and we plan the meals by it."
    actions={(organizationId) => (
      <ButtonLink to={href.mealPlannerRuleNew({ organizationId })}>New rule</ButtonLink>
    )}
  >
    {(organizationId) => <RuleList organizationId={organizationId} />}
  </PlanPage>
);

function RuleList({ organizationId }: { organizationId: number }) {
  const { data } = useRules(organizationId);
  if (!data)
    return (
      <Loading label="Loading the rules">
        <Skeleton height="16rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="calendar"
        title="No rules yet"
        action={
          <ButtonLink to={href.mealPlannerRuleNew({ organizationId })}>Make your first rule</ButtonLink>
        }
      >
        For example: lunch every Tuesday and Thursday, $18 a person, no cuisine twice in two weeks.
      </EmptyState>
    );
  return (
    <Grid gap={4} least="min(20rem, 100%)">
      {data.records.map((rule) => (
        <RuleCard key={rule.id} organizationId={organizationId} rule={rule} />
      ))}
    </Grid>
  );
}

function RuleCard({ organizationId, rule }: { organizationId: number; rule: Rule }) {
  const { id, name, active, can } = rule;
  const [asking, setAsking] = useState(false);
  const pause = useWrite(() => changeRule(id, { active: !active }), {
    stale: [...staleRules, ruleUrl(id)],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  const remove = useWrite(() => removeRule(id), {
    stale: staleRules,
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is removed.` });
    },
  });
  return (
    <Card as="article" aria-label={name}>
      <Stack gap={3}>
        <Cluster gap={2} justify="space-between">
          <Name>{name}</Name>
          <Badge tone={active ? 'leaf' : 'neutral'}>{active ? 'Active' : 'Paused'}</Badge>
        </Cluster>
        <p>{ruleSentence(rule)}</p>
        <Facts>
          {ruleFacts(rule).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Cluster gap={2}>
          {can.update && (
            <>
              <ButtonLink
                variant="secondary"
                size="small"
                to={href.mealPlannerRule({ organizationId, id })}
                aria-label={`Edit ${name}`}
              >
                Edit
              </ButtonLink>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${active ? 'Pause' : 'Resume'} ${name}`}
                onClick={() => pause.run()}
              >
                {active ? 'Pause' : 'Resume'}
              </Button>
            </>
          )}
          {can.delete && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => setAsking(true)}
            >
              Remove
            </Button>
          )}
        </Cluster>
      </Stack>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Remove"
        onConfirm={() => remove.run()}
        error={remove.failure?.message}
      >
        Meals that it planned stay in the calendar.
      </AlertDialog>
    </Card>
  );
}

const Name = styled.h2`
  font-size: ${text.large};
`;
const Facts = styled.ul`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

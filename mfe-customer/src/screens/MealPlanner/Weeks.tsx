import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import styled from 'styled-components';
import { type MealPlan, useMealPlan } from './api';
import { CopyWeek } from './CopyWeek';
import { weekName } from './days';
import { usePlannerPage } from './usePlannerPage';

type Week = MealPlan['weeks'][number];

/** What each week costs beside its budget. */
export function Weeks({ organizationId }: { organizationId: number }) {
  const { span } = usePlannerPage(organizationId);
  const { data } = useMealPlan(organizationId, span);
  const [copied, setCopied] = useState<string | null>(null);
  if (!data || data.weeks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="weeks">
      <Stack gap={4}>
        <SectionTitle id="weeks">Cost by week</SectionTitle>
        <Lines aria-label="Weeks">
          {data.weeks.map((week) => (
            <li key={week.starts_on}>
              <Bar week={week} />
              <Cluster gap={2}>
                <Button
                  variant="quiet"
                  size="small"
                  icon="copy"
                  disabled={week.meals === 0}
                  aria-label={`Copy the week of ${weekName(week.starts_on)}`}
                  onClick={() => setCopied(week.starts_on)}
                >
                  Copy
                </Button>
              </Cluster>
            </li>
          ))}
        </Lines>
      </Stack>
      {copied !== null && (
        <CopyWeek organizationId={organizationId} monday={copied} onClose={() => setCopied(null)} />
      )}
    </Card>
  );
}

function Bar({ week: { starts_on: monday, meals, total_price: cost, budget } }: { week: Week }) {
  const label = `${weekName(monday)} · ${count(meals, 'meal')}`;
  if (budget === null)
    return (
      <Cluster justify="space-between" gap={3}>
        <span>{label}</span>
        <span>{formatMoney(cost)}</span>
      </Cluster>
    );
  const isOver = cost > budget;
  return (
    <Stack gap={1}>
      <ProgressBar
        label={label}
        value={Math.min(cost, budget)}
        max={Math.max(budget, 1)}
        tone={isOver ? 'copper' : 'leaf'}
        valueText={`${formatMoney(cost)} of ${formatMoney(budget)}`}
      />
      {isOver && <Over>{formatMoney(cost - budget)} over the budget</Over>}
    </Stack>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(4)};
    align-items: center;
  }
`;
const Over = styled.span`
  color: ${color.danger};
`;

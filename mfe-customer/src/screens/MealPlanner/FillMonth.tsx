import { href } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { DateRangePicker } from '@copper-carrot/shared-ui/DateRangePicker';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { monthName, monthOf } from '@copper-carrot/shared-ui/month';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import styled from 'styled-components';
import {
  changeRule,
  populate,
  type Populated,
  ruleUrl,
  type Span,
  staleDrafts,
  staleRules,
  type Unmet,
  useRules,
} from './api';
import { monthSpan } from './days';

interface FillMonthProps {
  organizationId: number;
  /** A day of the month. */
  date: string;
  onClose: () => void;
}

/** Plans a month by the rules, and shows what came of it, why, and what could not be met. */
export function FillMonth(props: FillMonthProps) {
  const { date, onClose } = props;
  return (
    <Dialog open guard={false} onClose={onClose} size="large" title={`Fill ${monthName(monthOf(date))}`}>
      <Section title="We could not load the rules">
        <Filling {...props} />
      </Section>
    </Dialog>
  );
}

function Filling({ organizationId, date }: FillMonthProps) {
  const { data: rules } = useRules(organizationId);
  const today = todayIn(ownZone());
  const month = monthSpan(date);
  const [span, setSpan] = useState<Span>({
    from: month.from < today && today <= month.to ? today : month.from,
    to: month.to,
  });
  const [planned, setPlanned] = useState<Populated>();
  const fill = useWrite(() => populate(organizationId, span), { stale: staleDrafts, onDone: setPlanned });
  const active = rules?.records.filter((rule) => rule.active) ?? [];
  if (!rules)
    return (
      <Loading label="Loading the rules">
        <Skeleton height="12rem" />
      </Loading>
    );
  if (active.length === 0)
    return (
      <Notice
        tone="info"
        title="There is no rule to plan by"
        action={<ButtonLink to={href.mealPlannerRuleNew({ organizationId })}>Make a rule</ButtonLink>}
      >
        A rule says on which days your team eats, for how many, and within what budget.
      </Notice>
    );
  return (
    <Stack gap={5}>
      <DateRangePicker
        label="Days to plan"
        value={{ start: span.from, end: span.to }}
        onChange={({ start, end }) => setSpan({ from: start, to: end })}
        description="Meals that you planned or changed by hand stay as they are."
      />
      {fill.failure && (
        <Notice tone="danger" live>
          {Object.values(fill.failure.fields).flat()[0] ?? fill.failure.message}
        </Notice>
      )}
      <div>
        <Button onClick={() => fill.run()} pending={fill.pending}>
          {planned ? 'Plan again' : `Plan by ${count(active.length, 'rule')}`}
        </Button>
      </div>
      {planned && <Outcome planned={planned} onChanged={() => fill.run()} />}
    </Stack>
  );
}

function Outcome({ planned, onChanged }: { planned: Populated; onChanged: () => Promise<boolean> }) {
  const { created, changed, kept, total_price: cost, best, unmet, records, holidays } = planned;
  return (
    <Stack gap={5}>
      <Notice tone="success" live title={`${count(records.length, 'meal')} for ${formatMoney(cost)}`}>
        {[
          `${created} new, ${changed} changed, ${kept} kept.`,
          best ? 'No better plan exists within these rules.' : 'The best plan found in the time there was.',
          holidays.length > 0 && `Holidays: ${holidays.map(({ name }) => name).join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {unmet.length > 0 && (
        <section aria-labelledby="unmet">
          <Heading id="unmet">What could not be planned</Heading>
          <Lines>
            {unmet.map((each) => (
              <li key={`${each.managed_rule_id} ${each.date}`}>
                <UnmetMeal unmet={each} onChanged={onChanged} />
              </li>
            ))}
          </Lines>
        </section>
      )}
      {records.length > 0 && (
        <section aria-labelledby="planned">
          <Heading id="planned">What is planned, and why</Heading>
          <Lines>
            {records.map((draft) => (
              <li key={draft.id}>
                <strong>
                  {formatOrderDate(draft.start_date)}: {draft.name}
                </strong>
                <Quiet>
                  {[draft.brand?.name, draft.total_price !== null && formatMoney(draft.total_price)]
                    .filter(Boolean)
                    .join(' · ')}
                </Quiet>
                <Quiet>
                  {draft.by_hand && draft.why.length === 0
                    ? 'Planned by hand.'
                    : [...draft.why, draft.displaced].filter(Boolean).join(' ')}
                </Quiet>
              </li>
            ))}
          </Lines>
        </section>
      )}
    </Stack>
  );
}

/** A meal that could not be planned, with the smallest change of its rule that works. */
function UnmetMeal({ unmet, onChanged }: { unmet: Unmet; onChanged: () => Promise<boolean> }) {
  const { change } = unmet;
  const reads = useReads();
  const apply = useWrite(
    ({ field, value }: { field: string; value: unknown }) =>
      changeRule(unmet.managed_rule_id, { [field]: value }),
    {
      async onDone({ name }) {
        notify({ kind: 'success', message: `${name} is changed.` });
        await reads.refresh([...staleRules, ruleUrl(unmet.managed_rule_id)]);
        await onChanged();
      },
    },
  );
  return (
    <Stack gap={1}>
      <strong>
        {formatOrderDate(unmet.date)}: {unmet.rule_name}
      </strong>
      <span>{unmet.message}</span>
      {change && (
        <>
          <Quiet>{change.message}</Quiet>
          <div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Change ${unmet.rule_name} for ${formatOrderDate(unmet.date)}`}
              onClick={() => apply.run(change)}
            >
              Change the rule and plan again
            </Button>
          </div>
        </>
      )}
      {apply.failure && (
        <Notice tone="danger" live>
          {apply.failure.message}
        </Notice>
      )}
    </Stack>
  );
}

const Heading = styled.h3`
  margin-bottom: ${space(2)};
  font-size: ${text.large};
`;
const Lines = styled.ul`
  display: grid;

  > li {
    display: grid;
    gap: ${space(0.5)};
    padding: ${space(3)} 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Quiet = styled.span`
  color: ${color.inkSoft};
`;

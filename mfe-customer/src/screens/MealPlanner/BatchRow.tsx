import { href } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import styled from 'styled-components';
import type { Draft, DraftResult } from './api';
import { hexOf } from './meals';
import type { Batch } from './useBatch';

interface BatchRowProps {
  organizationId: number;
  draft: Draft;
  batch: Batch;
}

/** A draft in a line: its box, when and for how many, and its order. */
export function BatchRow({ organizationId, draft, batch }: BatchRowProps) {
  const { id, name, brand, total_price: price, problem, package: pack } = draft;
  const edit = batch.edits.get(id);
  const result = batch.results.get(id);
  const about = `${name} on ${formatOrderDate(draft.start_date)}`;
  const orderId = result?.order_id ?? draft.order_id;
  const isOrdered = orderId !== null;
  return (
    <Row style={{ borderLeftColor: hexOf(draft.color) }}>
      <First>
        <Checkbox
          checked={batch.chosen.has(id)}
          disabled={isOrdered}
          onChange={(on) => batch.choose([id], on)}
        >
          <VisuallyHidden>{about}</VisuallyHidden>
        </Checkbox>
        <Quiet>
          <Link to={href.mealPlannerPlaceholder({ organizationId, id }, { date: draft.start_date })}>
            {name}
          </Link>
          {[brand?.name, price !== null && formatMoney(price)]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)
            .join('')}
        </Quiet>
      </First>
      <TimeSlotPicker
        label={`Time of ${about}`}
        labelHidden
        disabled={isOrdered || !draft.can.update}
        value={edit?.start_time === undefined ? draft.start_time : edit.start_time}
        onChange={(time) => batch.edit([id], { start_time: time })}
      />
      <NumberField
        label={`People of ${about}`}
        labelHidden
        min={1}
        max={10_000}
        disabled={isOrdered || !draft.can.update}
        value={edit?.headcount === undefined ? draft.headcount : edit.headcount}
        onChange={(people) => batch.edit([id], { headcount: people })}
      />
      <Act>
        {isOrdered ? (
          <ButtonLink variant="secondary" size="small" to={href.checkout(orderId)}>
            Order #{orderId}
          </ButtonLink>
        ) : pack === null ? (
          <ButtonLink
            variant="quiet"
            size="small"
            to={href.mealPlannerSearch({ organizationId }, { draft: id, date: draft.start_date })}
            aria-label={`Choose a package for ${about}`}
          >
            Choose a package
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            size="small"
            disabled={!draft.can.create_order || batch.pending}
            aria-label={`Create order for ${about}`}
            onClick={() => batch.order([id])}
          >
            Create order
          </Button>
        )}
      </Act>
      <Result result={result} problem={problem} isEdited={edit !== undefined} />
    </Row>
  );
}

interface ResultProps {
  result: DraftResult | undefined;
  problem: string | null;
  isEdited: boolean;
}

/** What became of a draft at the last press, in words. */
function Result({ result, problem, isEdited }: ResultProps) {
  const error = result?.error;
  if (error)
    return <Wrong role="alert">{Object.values(error.field_errors).flat()[0] ?? error.message}</Wrong>;
  if (isEdited)
    return (
      <Below>
        <Badge tone="honey">Not saved yet</Badge>
      </Below>
    );
  if (problem !== null) return <Wrong>{problem}</Wrong>;
  return null;
}

const Row = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  padding: ${space(2)} ${space(4)};
  border-left: 4px solid transparent;

  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) 9.5rem 10rem 10rem;
  }
`;
const First = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  grid-column: 1 / -1;

  ${media.largeTablet} {
    grid-column: auto;
  }
`;
const Quiet = styled.span`
  overflow-wrap: anywhere;
`;
const Act = styled.div`
  justify-self: start;

  ${media.largeTablet} {
    justify-self: end;
  }
`;
const Wrong = styled.p`
  grid-column: 1 / -1;
  font-size: ${text.small};
  color: ${color.danger};
`;
const Below = styled.div`
  grid-column: 1 / -1;
`;

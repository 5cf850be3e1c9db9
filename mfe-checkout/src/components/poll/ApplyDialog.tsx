import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { events, notify, useAsk, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count, joinList } from '@copper-carrot/shared-ui/words';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { urls } from '../../api';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { applySelections, askForApplied, pollUrls } from '../../poll-api';
import { PaymentWords } from '../PaymentDialog';
import { type PollSectionProps, type QuestionProps } from './props';

interface Props extends QuestionProps {
  /** Places the order after the answers are applied; without it they are only applied. */
  place?: PollSectionProps['placeWithAnswers'];
}

/** Previews the answers' effect on the order and applies them (POLL-03). */
export function ApplyDialog({ poll, place, goTo, onClose }: Props) {
  const { order, ignore, draft } = useCheckout();
  const title = place ? 'Use these answers and place the order' : 'Use these answers';
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    // Unsaved changes are saved first, as the answers apply on top of them.
    void draft.flush().then(() => setIsSaved(true));
  }, [draft]);
  const question = ['apply_selections', order.id, order.lock_version, poll.version, JSON.stringify(ignore)];
  const would = useAsk(
    isSaved && question.join(' '),
    ({ signal }) => askForApplied(order.id, ignore, signal),
    { failure: 'own', keepPrevious: true },
  );
  const apply = useWrite(() => leadOn(applySelections(order.id, ignore)), {
    stale: [urls.order(order.id), urls.choices(order.id)],
    onDone: (applied) => {
      put(pollUrls.poll(order.id), applied.poll);
      events.emit('order.changed@1', { orderId: order.id, status: order.status });
      onClose();
      if (place) return place(applied);
      notify({ kind: 'success', message: 'The answers are on your order.' });
      goTo('choices');
    },
  });
  const failed = apply.failure?.message ?? (would.data ? undefined : would.error && messageOf(would.error));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="medium"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={!would.data} onClick={() => apply.run()}>
            {title}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failed && (
          <Notice tone="danger" live>
            {failed}
          </Notice>
        )}
        {would.data && <Changes would={would.data} order={order} />}
        {!would.data && !would.error && <Skeleton height="14rem" />}
        {place && <PaymentWords />}
        {!poll.is_over && <Notice tone="warning">This closes the poll: nobody can answer after it.</Notice>}
      </Stack>
    </Dialog>
  );
}

function Changes({ would, order }: { would: Schemas['AppliedSelections']; order: Schemas['Order'] }) {
  // Options outside the poll that do not change are left out.
  const options = would.chosen_options.filter(
    ({ item_id: choice, qty, qty_before: before }) =>
      qty + before > 0 && (choice === would.poll.package_item_id || qty !== before),
  );
  return (
    <Stack gap={3}>
      <p>{shareWords(would)}</p>
      <Table>
        <caption>What changes on your order</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Now</th>
            <th scope="col">With the answers</th>
          </tr>
        </thead>
        <tbody>
          <Line name="People" before={would.headcount_before ?? '–'} after={would.headcount} />
          {options.map(({ option_id: id, name, qty, qty_before: before }) => (
            <Line key={id} name={name} before={before} after={qty} />
          ))}
          <Line
            isTotal
            name="Total"
            before={formatMoney(order.pricing.customer_price)}
            after={formatMoney(would.pricing.customer_price)}
          />
        </tbody>
      </Table>
    </Stack>
  );
}

/**
 * Counts of picked meals, of people who eat nothing or have not answered, and what happens with the
 * remaining meals.
 */
function shareWords({
  headcount,
  headcount_before: people,
  poll: { people_count: picked, answers_count: answers, counts, extra_selections: extras },
}: Schemas['AppliedSelections']): string {
  const away = counts.filter(({ opted_out }) => opted_out).reduce((sum, { qty }) => sum + qty, 0);
  // One answer may have several meals, so without a headcount the missing people are unknown.
  const silent = people === null ? 0 : people - answers;
  const said = [
    count(picked, 'meal was picked', 'meals were picked'),
    ...(away > 0 ? [count(away, 'person is not eating', 'people are not eating')] : []),
    ...(silent > 0 ? [`there is no answer for ${silent} of the ${people} people`] : []),
  ];
  const rest = headcount - picked;
  const forAway = Math.min(away, rest);
  return [
    `${joinList(said)}.`,
    rest > 0 &&
      `The other ${rest} of ${headcount} meals are shared as ${extras.length > 0 ? 'the poll says' : 'the dishes are ordered now'}${forAway > 0 ? `, ${forAway} of them for who is not eating` : ''}; to order fewer, change the headcount first.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface LineProps {
  name: string;
  before: ReactNode;
  after: ReactNode;
  isTotal?: boolean;
}

function Line({ name, before, after, isTotal }: LineProps) {
  const hasMoved = before !== after;
  return (
    <tr data-moved={hasMoved || undefined} data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>
        {hasMoved && <Icon name="arrow" size="0.875rem" />} {after}
      </td>
    </tr>
  );
}

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  caption {
    margin-bottom: ${space(2)};
    font-size: ${text.small};
    text-align: left;
    color: ${color.inkSoft};
  }
  th,
  td {
    padding: ${space(2)} 0 ${space(2)} ${space(3)};
    font-weight: 400;
    text-align: right;
    vertical-align: top;
    color: ${color.inkSoft};
    border-top: 1px solid ${color.line};
  }
  thead th {
    font-size: ${text.small};
    border-top: 0;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  [data-moved] td:last-child {
    font-weight: 650;
    color: ${color.ink};
  }
  [data-total] > * {
    font-weight: 650;
    border-top-width: 2px;
  }
`;

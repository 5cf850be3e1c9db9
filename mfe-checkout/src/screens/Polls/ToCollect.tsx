import type { Schemas } from '@copper-carrot/contracts';
import { useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mostBills, pollUrls, settleBill } from '../../poll-api';

type Bill = Schemas['PollSelectionBill'];

interface Props {
  code: string;
  /** The reader's answer id; null if they have none. */
  ownAnswer: number | null;
}

/** What people owe for meals above the allowance, for the person who collects it. */
export function ToCollect({ code, ownAnswer }: Props) {
  const [page, setPage] = useState(1);
  const url = pollUrls.bills(code, page);
  const { data } = useRead(url, { failure: 'own', keepPrevious: true });
  if (!data || data.records.length === 0) return null;
  const { amount_due: due } = data;
  return (
    <Stack gap={3}>
      <SectionTitle>To collect</SectionTitle>
      <Line>
        {due > 0
          ? `${formatMoney(due)} for meals that cost more than the organization pays. It is between you and them: no card is charged.`
          : 'Nothing is left to collect.'}
      </Line>
      <Bills aria-label="To collect">
        {data.records.map((bill) => (
          <Row key={bill.id} {...{ bill, code, url }} isOwn={bill.poll_selection_id === ownAnswer} />
        ))}
      </Bills>
      <Pagination
        label="Pages of bills"
        count={data.count}
        pageSize={mostBills}
        page={page}
        onPage={setPage}
      />
    </Stack>
  );
}

interface RowProps {
  bill: Bill;
  code: string;
  /** The list read that contains it. */
  url: ReturnType<typeof pollUrls.bills>;
  isOwn: boolean;
}

function Row({ bill, code, url, isOwn }: RowProps) {
  const isPaid = bill.status === 'paid';
  const paidBy = isOwn ? 'You have' : `${bill.name} has`;
  const settle = useWrite(() => settleBill(code, bill.id, !isPaid), { stale: [url] });
  return (
    <li>
      <Name>{isOwn ? 'Your own meal, which you owe the organization' : bill.name}</Name>
      <span>{formatMoney(bill.amount)}</span>
      {bill.status === 'void' ? (
        <Badge>Nothing owed</Badge>
      ) : (
        <Button
          size="small"
          variant={isPaid ? 'quiet' : 'secondary'}
          icon={isPaid ? 'check' : undefined}
          pending={settle.pending}
          aria-label={isPaid ? `${paidBy} not paid` : `${paidBy} paid`}
          onClick={() => settle.run()}
        >
          {isPaid ? 'Paid' : 'Mark as paid'}
        </Button>
      )}
      {settle.failure && (
        <Notice tone="danger" live>
          {settle.failure.message}
        </Notice>
      )}
    </li>
  );
}

const Line = styled.p`
  color: ${color.inkSoft};
`;
const Bills = styled.ul`
  ${tabular}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(3)};
    align-items: center;
    min-height: 3rem;
    padding: ${space(2)} 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

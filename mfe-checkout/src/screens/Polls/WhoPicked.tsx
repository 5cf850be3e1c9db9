import { dietNames, pollSelectionsLimit, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pollUrls } from '../../poll-api';
import { pickedNames } from '../../poll/shared';

type Answer = Schemas['PollSelection'];

/** Who picked what in a placed order, for its orderer, as checkout no longer shows it. */
export function WhoPicked({ poll }: { poll: Schemas['PublicPoll'] }) {
  const [page, setPage] = useState(1);
  const { data } = useRead(pollUrls.selections(poll.code, page), { failure: 'own', keepPrevious: true });
  if (!data || data.records.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionTitle>Who picked what</SectionTitle>
      <List aria-label="Who picked what">
        {data.records.map((answer) => (
          <li key={answer.id}>
            <strong>{answer.name}</strong>
            <span>{mealIn(poll, answer)}</span>
            {answer.note && <Small>“{answer.note}”</Small>}
            {answer.dietary.length > 0 && (
              <Cluster gap={1}>
                {answer.dietary.map((diet) => (
                  <Badge key={diet} tone="leaf">
                    {dietNames[diet]}
                  </Badge>
                ))}
              </Cluster>
            )}
          </li>
        ))}
      </List>
      <Pagination
        label="Pages of answers"
        count={data.count}
        pageSize={pollSelectionsLimit}
        page={page}
        onPage={setPage}
      />
    </Stack>
  );
}

function mealIn(poll: Schemas['PublicPoll'], answer: Answer): string {
  if (answer.opted_out) return 'Not eating';
  const { names } = pickedNames(poll, answer);
  return `${answer.qty > 1 ? `${answer.qty} × ` : ''}${names.join(' + ')}`;
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(0.5)};
    padding: ${space(2)} 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Small = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

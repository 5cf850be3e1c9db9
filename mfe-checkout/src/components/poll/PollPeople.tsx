import { dietNames, pollSelectionsLimit, type Schemas } from '@copper-carrot/contracts';
import { Avatar } from '@copper-carrot/shared-ui/Avatar';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count as say } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../../hooks/useCheckout';
import { marksOf, nameOf } from '../../poll/check';
import { waitedFor } from '../../poll/standing';
import { Misfit } from './Misfit';
import { type BoardProps } from './props';

type Answer = Schemas['PollSelection'];

/** Rows shown at first, and rows per page after the list is expanded. */
const fewPeople = 8;
const manyPeople = 24;

interface Props extends BoardProps {
  answers: readonly Answer[];
  count: number;
  page: number;
  onPage: (page: number) => void;
}

export function PollPeople({ poll, canRun, ask, answers, count, page, onPage }: Props) {
  const waiting = waitedFor(poll);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? answers : answers.slice(0, manyPeople);
  return (
    <div>
      {answers.length > 0 && (
        <Disclosure title="Who picked what" aside={say(count, 'answer')} defaultOpen={count <= fewPeople}>
          <List aria-label="Who picked what">
            {shown.map((answer) => (
              <Row key={answer.id}>
                <Avatar name={answer.name} size="small" />
                <What answer={answer} poll={poll} />
                {canRun && (
                  <Tools>
                    <Button
                      variant="quiet"
                      size="small"
                      icon="edit"
                      aria-label={`Change the meal of ${answer.name}`}
                      onClick={() => ask({ kind: 'change', answer })}
                    />
                    <Button
                      variant="quiet"
                      size="small"
                      icon="trash"
                      aria-label={`Delete the meal of ${answer.name}`}
                      onClick={() => ask({ kind: 'remove', answer })}
                    />
                  </Tools>
                )}
              </Row>
            ))}
          </List>
          {shown.length < answers.length && (
            <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
              Show all {answers.length}
            </Button>
          )}
          <Pagination
            label="Pages of answers"
            count={count}
            pageSize={pollSelectionsLimit}
            page={page}
            onPage={onPage}
          />
        </Disclosure>
      )}
      {waiting.length > 0 && (
        <Disclosure
          title={poll.is_over ? 'Did not answer' : 'Waiting for'}
          aside={say(waiting.length, 'person', 'people')}
          defaultOpen={waiting.length <= fewPeople}
        >
          <List aria-label={poll.is_over ? 'Did not answer' : 'Waiting for'}>
            {waiting.map(({ id, name, email }) => (
              <Row key={id}>
                <Avatar name={name || email} size="small" />
                <Who>
                  <span>{name || email}</span>
                  {name && <Small>{email}</Small>}
                </Who>
              </Row>
            ))}
          </List>
        </Disclosure>
      )}
    </div>
  );
}

function What({ answer, poll }: { answer: Answer; poll: Schemas['Poll'] }) {
  const { choices } = useCheckout();
  const parts = answer.combo_of.length > 0 ? answer.combo_of : [answer.package_item_option_id];
  const picked = answer.opted_out
    ? 'Not eating'
    : `${answer.qty > 1 ? `${answer.qty} × ` : ''}${parts.map((id) => nameOf(id, poll, choices)).join(' + ')}`;
  return (
    <Words>
      <strong>{answer.name}</strong>
      <span>{picked}</span>
      {answer.own_share > 0 && <Small>Pays {formatMoney(answer.own_share)} of it</Small>}
      {answer.note && <Small>“{answer.note}”</Small>}
      {answer.dietary.length > 0 && (
        <Marks>
          {answer.dietary.map((diet) => (
            <Badge key={diet} tone="leaf">
              {dietNames[diet]}
            </Badge>
          ))}
        </Marks>
      )}
      {!answer.opted_out && <Misfit marks={marksOf(answer, poll, choices)} needs={answer.dietary} />}
    </Words>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(2)} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Who = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
  align-self: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Small = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
const Tools = styled.div`
  display: flex;
  flex: none;
`;

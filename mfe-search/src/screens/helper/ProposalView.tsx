import { dietNames } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PriceLines } from '@copper-carrot/shared-ui/PriceLines';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { joinList } from '@copper-carrot/shared-ui/words';
import { type Ref } from 'react';
import styled from 'styled-components';
import { wholeSum } from '../../order/price-now';
import { readError, reasonsOf } from '../../order/verdict';
import { type Helped, type Proposal, type ProposedLine } from './helped';

interface Props {
  proposal: Proposal;
  /** The lines that can be taken. */
  dishes: readonly ProposedLine[];
  heldBy: Helped['heldBy'];
  /** The lines that are unticked. */
  left: readonly ProposedLine[];
  onLeave: (left: ProposedLine[]) => void;
  ref: Ref<HTMLDivElement>;
}

/** A proposed order: price, reasons, lines, and which line is for whom. */
export function ProposalView({ proposal, dishes, heldBy, left, onLeave, ref }: Props) {
  const { order, error, fed, possible, why } = proposal;
  const [first = '', ...rest] = why;
  return (
    <Root ref={ref} tabIndex={-1} role="region" aria-label="The proposal">
      <Notice tone={possible ? 'success' : 'warning'} title={titleOf(proposal)}>
        {first}
      </Notice>
      {error && (
        <Notice tone="warning" title="This event can’t be served so">
          {reasonsOf(readError(error)).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      {dishes.length > 0 && (
        <section aria-label="What is proposed">
          <List>
            {dishes.map((line, index) => (
              <li key={index}>
                <Checkbox
                  checked={!left.includes(line)}
                  description={containsWords(heldBy(line))}
                  onChange={(wanted) =>
                    onLeave(wanted ? left.filter((each) => each !== line) : [...left, line])
                  }
                >
                  <Count>{line.qty} ×</Count> {line.name}
                  {line.with_it && <Soft> · {line.with_it}</Soft>}
                  {line.kept && <Soft> · by hand</Soft>} <DietaryTags tags={line.dietary_tags} />
                </Checkbox>
                <Money>{priceWords(line)}</Money>
              </li>
            ))}
          </List>
        </section>
      )}
      {fed.length > 0 && (
        <section aria-labelledby="who-eats">
          <Title id="who-eats">Who eats what</Title>
          <Fed>
            {fed.map((group, index) => (
              <div key={index}>
                <dt>{whoWords(group)}</dt>
                <dd>
                  {group.dishes.length > 0
                    ? joinList(group.dishes.map(({ name, portions }) => `${portions} × ${name}`))
                    : 'Nothing here'}
                  {group.unfed > 0 && <Missing> · {group.unfed} without a full meal</Missing>}
                </dd>
              </div>
            ))}
          </Fed>
        </section>
      )}
      {rest.length > 0 && (
        <section aria-labelledby="why-so">
          <Title id="why-so">Why this</Title>
          <Why>
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Why>
        </section>
      )}
      {order && <PriceLines lines={order.pricing.lines} {...wholeSum(order)} />}
    </Root>
  );
}

function titleOf({ possible, best, reason, over, fed, order }: Proposal): string {
  if (possible) return best ? 'This feeds everyone' : 'This feeds everyone: the best found in time';
  if (order && reason === null) return 'This would feed everyone';
  if (reason === 'over_budget') return `${formatMoney(over)} more would feed everyone`;
  if (!order) return 'Nothing can be ordered so';
  const hungry = fed.reduce((sum, { unfed }) => sum + unfed, 0);
  return `${hungry} of ${fed.reduce((sum, { people }) => sum + people, 0)} would have no full meal`;
}

const priceWords = ({ price }: ProposedLine) => (price > 0 ? formatMoney(price) : 'Included');

const whoWords = ({ diets, people }: Proposal['fed'][number]) =>
  diets.length > 0
    ? `${people} ${diets.map((diet) => dietNames[diet].toLowerCase()).join(' and ')}`
    : `${people} who eat anything`;

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
  scroll-margin-top: ${space(4)};
  outline: none;
`;
const Title = styled.h3`
  margin-bottom: ${space(2)};
  font-size: ${text.body};
  font-weight: 600;
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block: 1px solid ${color.line};

  > li {
    display: flex;
    gap: ${space(4)};
    align-items: flex-start;
    justify-content: space-between;
    padding-block: ${space(2.5)};
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Count = styled.strong`
  ${tabular}
`;
const Soft = styled.span`
  color: ${color.inkSoft};
`;
const Money = styled.span`
  ${tabular}
  flex: none;
  color: ${color.inkSoft};
`;
const Missing = styled.strong`
  color: ${color.danger};
`;
const Fed = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;

  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${color.inkSoft};
  }
`;
const Why = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(5)};
  list-style: disc;
  color: ${color.inkSoft};
`;

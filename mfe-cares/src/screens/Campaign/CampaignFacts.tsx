import type { Schemas } from '@copper-carrot/contracts';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** What the figures beside the story are made of. */
export function CampaignFacts({ campaign }: { campaign: Schemas['Campaign'] }) {
  const cents = Number.isInteger(campaign.meal_price) ? 0 : 2;
  const facts: [string, string][] = [
    ['Meals delivered', campaign.meals_delivered.toLocaleString('en-US')],
    ['Gifts', campaign.donation_count.toLocaleString('en-US')],
    ['One meal', formatMoney(campaign.meal_price, cents)],
    ...(campaign.ends_on ? [['Runs until', formatDate(campaign.ends_on)] as [string, string]] : []),
    ...(campaign.hospital ? [['Brought to', campaign.hospital.formatted_address] as [string, string]] : []),
  ];
  return (
    <List>
      {facts.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;

  > div {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    ${tabular}
    margin: 0;
    font-weight: 600;
    text-align: right;
  }
`;

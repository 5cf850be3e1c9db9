import type { Schemas } from '@copper-carrot/contracts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { formatMoney } from '../format/money';
import { containsWords } from '../format/allergens';
import { tabular } from '../theme/styles';
import { color, space, text } from '../theme/tokens';

/** What one option is: name, what is in it, for whom it is, and what it adds. */
export function OptionWords({ option, unit }: { option: Schemas['Option']; unit?: string }) {
  return (
    <Words>
      <Name>
        {option.name}
        {option.price > 0 && (
          <Extra>
            +{formatMoney(option.price)}
            {unit && ` ${unit}`}
          </Extra>
        )}
      </Name>
      {option.description && <Description>{option.description}</Description>}
      <DietaryTags tags={option.dietary_tags} />
      {option.allergens.length > 0 && <Contains>{containsWords(option.allergens)}</Contains>}
    </Words>
  );
}

/** An option with its control at the end of the line. */
export function OptionLine({ option, children }: { option: Schemas['Option']; children: ReactNode }) {
  return (
    <Line>
      <OptionWords option={option} unit="each" />
      {children}
    </Line>
  );
}

export const OptionList = styled.ul`
  display: grid;
  gap: 0;
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(3.5)};
  border-bottom: 1px solid color-mix(in srgb, ${color.line} 70%, transparent);

  &:last-child {
    border-bottom: 0;
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Name = styled.span`
  font-weight: 600;
`;
const Extra = styled.span`
  ${tabular}
  margin-left: ${space(2)};
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.copperText};
`;
const Contains = styled.span`
  font-size: ${text.tiny};
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Description = styled.span`
  font-size: ${text.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

import { allergens, type Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { joinList } from '@copper-carrot/shared-ui/words';
import { type ReactNode } from 'react';
import styled from 'styled-components';

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
      {option.allergens.length > 0 && (
        <Contains>Contains {joinList(option.allergens.map((each) => allergens[each]))}</Contains>
      )}
    </Words>
  );
}

/** An option with its control at the end of the line. */
export function OptionLine({
  option,
  unit,
  children,
  chosen,
}: {
  option: Schemas['Option'];
  unit?: string;
  chosen?: boolean;
  children?: ReactNode;
}) {
  return (
    <Line data-chosen={chosen || undefined}>
      <OptionWords option={option} unit={unit} />
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
  gap: ${space(4)};
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
  min-width: 0;
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

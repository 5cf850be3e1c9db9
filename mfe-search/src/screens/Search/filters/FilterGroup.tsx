import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** A titled group of filters. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Title>{title}</Title>
      {children}
    </Group>
  );
}

/** A filter value with its number of results. */
export function Counted({ number, children }: { number: number | undefined; children: ReactNode }) {
  return (
    <Line>
      {children}
      {number !== undefined && <Number>{number}</Number>}
    </Line>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;
const Title = styled.h3`
  font-size: ${text.large};
`;
const Line = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  align-items: baseline;
`;
const Number = styled.span`
  ${tabular}
  font-size: ${text.tiny};
  font-weight: 400;
  color: ${color.inkFaint};
`;

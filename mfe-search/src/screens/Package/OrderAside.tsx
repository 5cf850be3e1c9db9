import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Aside, PanelTitle } from './page-layout';

interface OrderAsideProps {
  fields: ReactNode;
  price: ReactNode;
  onStart: () => Promise<void>;
  /** What the choices lack, in a sentence. */
  missing: string | undefined;
}

/** The event, the price and the way on, always in sight beside the package; a phone has its bar instead. */
export function OrderAside({ fields, price, onStart, missing }: OrderAsideProps) {
  return (
    <Aside aria-label="Your order">
      <Scroll>
        <Stack gap={4}>
          <PanelTitle>Your event</PanelTitle>
          {fields}
          <Rule />
          {price}
        </Stack>
      </Scroll>
      <Way>
        <Button size="large" wide onClick={onStart}>
          Start order
        </Button>
        <Small data-missing={missing !== undefined || undefined}>
          {missing ?? 'Nothing is charged yet.'}
        </Small>
      </Way>
    </Aside>
  );
}

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
const Way = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(5)} ${space(4)};
  border-top: 1px solid ${color.line};
`;
const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
  text-align: center;

  &[data-missing] {
    font-weight: 500;
    color: ${color.danger};
  }
`;

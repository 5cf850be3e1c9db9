import { PriceTotal, type PriceSum } from '@copper-carrot/shared-ui/PriceLines';
import { color, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type Failed, StartFailed } from './StartFailed';

interface OrderAsideProps {
  children: ReactNode;
  /** What it comes to, as far as that is known. */
  sum: PriceSum | null;
  pending: boolean;
  /** The button that goes on. */
  way: ReactNode;
  /** Why the last try to start the order failed. */
  failure: Failed | null;
  /** What the order lacks, in a sentence. */
  missing?: string | undefined;
  /** What is to be known of an order that lacks nothing to be started. */
  hint?: string | undefined;
}

/** The order beside what it is made from, with the sum and the way on always in sight; a phone has its bar instead. */
export const OrderAside = ({
  children,
  sum,
  pending,
  way,
  failure,
  missing,
  hint = 'Nothing is charged yet.',
}: OrderAsideProps) => (
  <Aside aria-label="Your order">
    <Scroll>{children}</Scroll>
    <Way>
      {(sum ?? pending) && <PriceTotal {...sum} pending={pending} />}
      {failure && <StartFailed {...failure} />}
      {way}
      <Small data-missing={missing !== undefined || undefined}>{missing ?? hint}</Small>
    </Way>
  </Aside>
);

/** As high as the window at most: then the middle scrolls. */
export const Aside = styled.aside`
  position: sticky;
  top: 5.25rem;
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 6.25rem);
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};
`;
const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Way = styled.div`
  display: grid;
  gap: ${space(2)};
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

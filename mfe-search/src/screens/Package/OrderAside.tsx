import { PriceTotal, type PriceSum } from '@copper-carrot/shared-ui/PriceLines';
import { color, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type Failed, StartFailed } from './StartFailed';

interface OrderAsideProps {
  children: ReactNode;
  /** The total, as far as known. */
  sum: PriceSum | null;
  pending: boolean;
  /** The button that continues. */
  way: ReactNode;
  /** Why the last start failed. */
  failure: Failed | null;
  /** What the order lacks, as a sentence. */
  missing?: string | undefined;
  /** A hint about an order that can be started. */
  hint?: string | undefined;
}

/** The order panel beside the content, with total and button always in view; phones use `PhoneBar`. */
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

const lowWindow = '@media (max-height: 60rem)';

/** At most as high as the window, with a scrolling middle part. */
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

  ${lowWindow} {
    top: 4.75rem;
    max-height: calc(100dvh - 5.25rem);
  }
`;
const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${lowWindow} {
    padding-block: ${space(3)};
  }
`;
const Way = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)} ${space(4)};
  border-top: 1px solid ${color.line};

  ${lowWindow} {
    gap: ${space(1)};
    padding-block: ${space(2)} ${space(3)};
  }
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

import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type FoundPackages } from '../../hooks/usePackages';
import { Starter, type StarterProps } from '../starter/Starter';
import { Table } from './Table';

export interface LandingHeroProps extends StarterProps {
  title: string;
  lead?: ReactNode;
  /** The breadcrumb. */
  above?: ReactNode;
  found: FoundPackages;
  /** `compact` puts the search first, for returning visitors. */
  size?: 'display' | 'page' | 'compact';
}

/** The hero of a landing page: words, search form and pictures, in this order on phones. */
export function LandingHero({ title, lead, above, found, size = 'page', ...starter }: LandingHeroProps) {
  return (
    <Root data-size={size}>
      <Words>
        {above}
        <Title data-size={size}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      <Starter {...starter} />
      {size !== 'compact' && <Table packages={found.data?.records} failed={Boolean(found.error)} />}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${space(10)} ${space(14)};
    align-items: center;
    padding-top: ${space(6)};

    /* The way into a search below both. */
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    &[data-size='compact'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(4)};
      padding-top: 0;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.largeTablet} {
    gap: ${space(5)};
  }
`;
const Title = styled.h1`
  max-width: 13ch;
  font-size: clamp(2.5rem, 1.5rem + 4.2vw, 4.5rem);
  font-weight: 520;
  line-height: 1;
  letter-spacing: -0.03em;
  text-wrap: balance;

  &[data-size='display'] {
    max-width: 11ch;
    font-size: clamp(2.75rem, 1.5rem + 5.4vw, 5.25rem);
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
  &[data-size='compact'] {
    max-width: none;
    font-size: clamp(1.75rem, 1.25rem + 1.6vw, 2.5rem);
    line-height: 1.1;
  }
`;
const Lead = styled.p`
  max-width: 32rem;
  font-size: ${text.body};
  line-height: 1.5;
  color: ${color.inkSoft};

  ${media.largeTablet} {
    font-size: ${text.large};
    line-height: 1.55;
  }
`;

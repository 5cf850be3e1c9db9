import { type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/tokens';

type Tag = 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'article' | 'main' | 'nav' | 'aside';

interface Common {
  /** Steps of 4 px between the parts. */
  gap?: number;
  as?: Tag;
  children?: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  id?: string;
}

const vars = (values: Record<string, string | undefined>) => values as CSSProperties;
// A list needs a class of its own to lose its bullets; styled-components gives it.

// Each sets all that it is laid out by: a variable left out would be the one of the part around it.
/** One under another. */
export function Stack({
  gap = 4,
  align = 'stretch',
  ...rest
}: Common & { align?: 'start' | 'center' | 'end' | 'stretch' }) {
  return <Column {...rest} style={vars({ '--gap': space(gap), '--align': align })} />;
}

/** Side by side, wrapping to the next line when there is no room. */
export function Cluster({
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: Common & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}) {
  return (
    <Row
      {...rest}
      style={vars({
        '--gap': space(gap),
        '--align': align,
        '--justify': justify,
        '--wrap': wrap ? 'wrap' : 'nowrap',
      })}
    />
  );
}

/** As many equal columns as fit, none narrower than `least`. */
export function Grid({ gap = 6, least = '16rem', ...rest }: Common & { least?: string }) {
  return <Columns {...rest} style={vars({ '--gap': space(gap), '--least': least })} />;
}

/** A wide part with a narrow one beside it from 960 px on, under it before. */
export function Sidebar({
  aside,
  children,
  sticky = true,
}: {
  aside: ReactNode;
  children: ReactNode;
  /** The narrow part stays in sight while the wide one scrolls. */
  sticky?: boolean;
}) {
  return (
    <Split>
      <div>{children}</div>
      <Aside data-sticky={sticky || undefined}>{aside}</Aside>
    </Split>
  );
}

/** The measure of a page, with its margins. */
export function Container({
  width = 'page',
  ...rest
}: Omit<Common, 'gap'> & { width?: 'page' | 'text' | 'narrow' }) {
  return <Measure {...rest} data-width={width} />;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  align-items: var(--align);
  min-width: 0;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: var(--wrap);
  gap: var(--gap);
  align-items: var(--align);
  justify-content: var(--justify);
  min-width: 0;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: var(--gap);
`;
const Split = styled.div`
  display: grid;
  gap: ${space(8)};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(12)};
  }
`;
const Aside = styled.div`
  ${media.largeTablet} {
    &[data-sticky] {
      position: sticky;
      top: 6rem;
    }
  }
`;
const Measure = styled.div`
  width: 100%;
  max-width: 82rem;
  margin-inline: auto;
  padding-inline: ${space(4)};

  &[data-width='text'] {
    max-width: 46rem;
  }
  &[data-width='narrow'] {
    max-width: 30rem;
  }
  ${media.tablet} {
    padding-inline: ${space(8)};
  }
  ${media.desktop} {
    padding-inline: ${space(12)};
  }
`;

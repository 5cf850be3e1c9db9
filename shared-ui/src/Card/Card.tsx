import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { focusRing } from '../theme/styles';
import { color, motion, radius, shadow, space, text } from '../theme/tokens';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `raised` lifts it from the page; `sunken` is for what is beside the point. */
  look?: 'plain' | 'raised' | 'sunken';
  padding?: 'none' | 'small' | 'medium' | 'large';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A sheet of paper on the page. */
export function Card({ look = 'plain', padding = 'medium', ...rest }: CardProps) {
  return <Sheet data-look={look} data-padding={padding} {...rest} />;
}

export interface PictureCardProps {
  /** Where the whole card leads. */
  to: string;
  picture: ReactNode;
  title: ReactNode;
  /** On the picture's corner. */
  badge?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
  /** Buttons at the card's lower edge, beside the one link. */
  actions?: ReactNode;
  onClick?: () => void;
}

/** Picture first, words second, and one link for all of it. */
export function PictureCard({
  to,
  picture,
  title,
  badge,
  level = 3,
  children,
  actions,
  onClick,
}: PictureCardProps) {
  const Heading = `h${level}` as const;
  return (
    <PictureSheet>
      <Frame>
        {picture}
        {badge && <Corner>{badge}</Corner>}
      </Frame>
      <Words>
        <Title as={Heading}>
          <Whole to={to} onClick={onClick}>
            {title}
          </Whole>
        </Title>
        {children}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </PictureSheet>
  );
}

const sheet = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
const Sheet = styled.div`
  ${sheet}
  min-width: 0;
  padding: ${space(5)};

  &[data-padding='none'] {
    padding: 0;
    /* Not hidden: what is sticky within would stick to the card. */
    overflow: clip;
  }
  &[data-padding='small'] {
    padding: ${space(3)} ${space(4)};
  }
  &[data-padding='large'] {
    padding: clamp(${space(5)}, 4vw, ${space(8)});
  }
  &[data-look='raised'] {
    background: ${color.raised};
    border-color: transparent;
    box-shadow: ${shadow.mid};
  }
  &[data-look='sunken'] {
    background: ${color.sunken};
    border-color: transparent;
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: calc(${radius.large} - 1px) calc(${radius.large} - 1px) 0 0;

  > :first-child {
    transition: transform 500ms cubic-bezier(0.2, 0, 0, 1);
  }
`;
const PictureSheet = styled.article`
  ${sheet}
  position: relative;
  display: flex;
  flex-direction: column;
  /* As high as the row that it stands in. */
  height: 100%;
  transition:
    box-shadow ${motion.calm},
    border-color ${motion.calm},
    transform ${motion.calm};

  &:hover {
    border-color: transparent;
    box-shadow: ${shadow.mid};
    transform: translateY(-2px);
  }
  &:hover ${Frame} > :first-child {
    transform: scale(1.03);
  }
  &:has(a:focus-visible) {
    ${focusRing}
  }
`;
const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)} ${space(4)} ${space(5)};
`;
/** Above the link that covers the card. */
const Actions = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding: 0 ${space(4)} ${space(4)};
`;
const Title = styled.h3`
  font-size: ${text.large};
  line-height: 1.25;
`;
const Whole = styled(RouterLink)`
  color: inherit;
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${radius.large};
  }
`;

import { type ReactNode } from 'react';
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { focusRing } from '../theme/styles';
import { color, font, motion, radius } from '../theme/tokens';

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the line, seen open or closed. */
  aside?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A heading that opens and closes what is under it. */
export function Disclosure({
  title,
  aside,
  open,
  defaultOpen,
  onToggle,
  level = 3,
  children,
}: DisclosureProps) {
  return (
    <Root isExpanded={open} defaultExpanded={defaultOpen} onExpandedChange={onToggle}>
      <Head level={level}>
        <Trigger slot="trigger">
          <Icon name="right" />
          <Title>{title}</Title>
          {aside && <Aside>{aside}</Aside>}
        </Trigger>
      </Head>
      <Panel>
        <Inside>{children}</Inside>
      </Panel>
    </Root>
  );
}

const Root = styled(AriaDisclosure)`
  border-bottom: 1px solid ${color.line};
`;
const Head = styled(Heading)`
  font-family: ${font.text};
  font-size: inherit;
  letter-spacing: 0;
`;
const Trigger = styled(AriaButton)`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.25rem;
  font-weight: 600;
  text-align: left;
  background: none;
  border: 0;
  border-radius: ${radius.small};
  cursor: pointer;

  > svg {
    color: ${color.copperText};
    transition: rotate ${motion.quick};
  }
  /* The arrow of this head alone: what lies in the panel has drawings of its own. */
  &[aria-expanded='true'] > svg:first-child {
    rotate: 90deg;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
const Title = styled.span`
  flex: 1;
`;
const Aside = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Panel = styled(DisclosurePanel)`
  overflow: clip;
`;
const Inside = styled.div`
  padding: 0.25rem 0.25rem 1.25rem 2.125rem;
`;

import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { type SaveState } from '../checkout/draft-state';
import { type Section, sectionId, sections, sectionTitles } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { useGoTo } from '../hooks/useGoTo';
import { Clashes } from './Clashes';

interface Props {
  section: Section;
  title?: string;
  /** Whether all required values are there, apart from problems. */
  complete: boolean;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  onFocus?: FocusEventHandler;
}

/** One numbered section of checkout with its save state and problems. */
export function SectionCard({
  section,
  title = sectionTitles[section],
  complete: isFilled,
  children,
  ...rest
}: Props) {
  const { order, state, problems, draft, saveWords = savedWords } = useCheckout();
  const goTo = useGoTo();
  const standing = problems.filter((one) => one.section === section);
  const whole = new Map(
    standing.filter(({ field }) => field === null).map(({ message, blocks }) => [message, blocks]),
  );
  // A section with a problem or conflict shows neither as complete nor as saved.
  const isContested = state.clashes.some((clash) => clash.section === section);
  const complete = isFilled && standing.length === 0 && !isContested;
  const kept = state.states[section];
  const save = kept === 'saved' && standing.length > 0 ? 'idle' : kept;
  return (
    <SectionFrame
      {...rest}
      id={sectionId(section)}
      title={title}
      mark={sections.indexOf(section) + 1}
      complete={complete}
      aside={
        <Save role="status" data-state={save}>
          {saveWords[save]}
        </Save>
      }
    >
      <Clashes at={section} />
      {whole.size > 0 && (
        <Problems>
          {[...whole].map(([message, blocks]) => (
            <Notice
              key={message}
              tone="danger"
              live
              action={
                // The dishes far below determine whether a menu order reaches its minimum.
                blocks &&
                order.menu_items.length > 0 && (
                  <Button size="small" variant="secondary" onClick={() => goTo('choices')}>
                    Go to the dishes
                  </Button>
                )
              }
            >
              {message}
            </Notice>
          ))}
        </Problems>
      )}
      {children}
      {save === 'failed' && (
        <Again>
          <span>This part is kept here, but not saved yet.</span>
          {/* A field error would repeat on a retry, so the button shows only for section
              problems. */}
          {standing.every(({ field }) => field === null) && (
            <Button size="small" variant="secondary" onClick={() => draft.retry(section)}>
              Save again
            </Button>
          )}
        </Again>
      )}
    </SectionFrame>
  );
}

interface FrameProps {
  id: string;
  title: string;
  /** Shown before the title. */
  mark: ReactNode;
  complete: boolean;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  onFocus?: FocusEventHandler;
}

/** A titled part of checkout that `useGoTo` can focus. */
export function SectionFrame({ id, title, mark, complete, aside, children, ...rest }: FrameProps) {
  const headingId = `${id}-title`;
  return (
    <Root {...rest} id={id} aria-labelledby={headingId} data-complete={complete || undefined}>
      <Head>
        <Mark aria-hidden data-complete={complete || undefined}>
          {complete ? <Icon name="check" size="1.125rem" /> : mark}
        </Mark>
        <Title id={headingId} tabIndex={-1}>
          {title}
        </Title>
        {aside}
      </Head>
      {children}
    </Root>
  );
}

const savedWords: Record<SaveState, string> = {
  idle: '',
  waiting: 'Not saved yet',
  saving: 'Saving …',
  saved: 'Saved',
  failed: 'Not saved',
};

const Root = styled.section`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  padding: ${space(5)} ${space(4)} ${space(6)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  scroll-margin-top: ${space(4)};

  ${media.tablet} {
    padding: ${space(7)} ${space(8)} ${space(8)};
  }
`;
const Head = styled.header`
  display: flex;
  gap: ${space(3)};
  align-items: center;
`;
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  font-family: ${font.heading};
  font-weight: 600;
  color: ${color.copperText};
  background: ${color.copperTint};
  border-radius: 50%;

  &[data-complete] {
    color: ${color.leaf};
    background: ${color.leafTint};
  }
`;
const Title = styled.h2`
  flex: 1;
  font-size: ${text.heading};
  line-height: 1.2;

  &:focus {
    outline: none;
  }
`;
const Save = styled.span`
  flex: none;
  font-size: ${text.small};
  color: ${color.inkSoft};

  &[data-state='saved'] {
    color: ${color.leaf};
  }
  &[data-state='failed'] {
    color: ${color.danger};
  }
`;
const Problems = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

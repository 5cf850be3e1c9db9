import styled from 'styled-components';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { formatTime } from '../format/dates';
import { Icon } from '../Icon/Icon';
import { tabular } from '../theme/styles';
import { color, space, text } from '../theme/tokens';
import { BubbleFiles } from './BubbleFiles';
import { type ThreadMessage } from './message';

interface BubbleProps {
  message: ThreadMessage;
  /** Written by whom the one before is by: the name is not said again. */
  follows: boolean;
  onRetry?: () => unknown;
}

/** One message: by whom, when, and whether it has arrived. */
export function Bubble({ message, follows, onRetry }: BubbleProps) {
  const { author, picture, own, text: words, files = [], time, state } = message;
  return (
    <Root data-own={own || undefined} data-follows={follows || undefined} data-state={state}>
      {!own && <Face>{!follows && <Avatar name={author} src={picture} size="small" />}</Face>}
      <Column>
        <Who data-follows={follows || undefined}>{own ? 'You' : author}</Who>
        <Words>{words}</Words>
        {files.length > 0 && <BubbleFiles files={files} />}
        <When>
          {state === 'failed' ? (
            <>
              <Failed>
                <Icon name="warning" size="1.125em" /> Not sent
              </Failed>
              {onRetry && (
                <Button variant="quiet" size="small" onClick={onRetry}>
                  Try again
                </Button>
              )}
            </>
          ) : state === 'sending' ? (
            'Sending…'
          ) : (
            formatTime(time)
          )}
        </When>
      </Column>
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  gap: ${space(2)};
  padding-top: ${space(2)};

  &[data-follows] {
    padding-top: 0;
  }
  &[data-own] {
    justify-content: flex-end;
  }
  &[data-state='sending'] {
    opacity: 0.7;
  }
`;
const Face = styled.div`
  flex: none;
  width: 2rem;
  padding-top: ${space(6)};
`;
const Column = styled.div`
  display: grid;
  gap: ${space(0.5)};
  max-width: min(32rem, 85%);

  [data-own] > & {
    justify-items: end;
  }
`;
const Who = styled.span`
  font-size: ${text.tiny};
  font-weight: 600;
  color: ${color.inkSoft};

  &[data-follows] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
const Words = styled.p`
  width: fit-content;
  padding: ${space(2)} ${space(3.5)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${color.sunken};
  border-radius: 4px 1.125rem 1.125rem;

  [data-own] & {
    background: ${color.copperTint};
    border-radius: 1.125rem 4px 1.125rem 1.125rem;
  }
  [data-state='failed'] & {
    background: ${color.dangerTint};
  }
`;
const When = styled.span`
  ${tabular}
  display: flex;
  gap: ${space(2)};
  align-items: center;
  font-size: ${text.tiny};
  color: ${color.inkFaint};
`;
const Failed = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  font-weight: 600;
  color: ${color.danger};
`;

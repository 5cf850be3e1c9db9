import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { TextArea } from '../TextArea/TextArea';
import { color, space } from '../theme/tokens';

interface MessageComposerProps {
  onSend: (text: string) => unknown;
  maxLength?: number;
}

/** Where a message is written. Enter makes a line; Control or Command with it sends. */
export function MessageComposer({ onSend, maxLength }: MessageComposerProps) {
  const [text, setText] = useState('');
  const send = async () => {
    const words = text.trim();
    if (!words) return;
    await onSend(words);
    setText((now) => (now.trim() === words ? '' : now));
  };
  return (
    <Root
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
          event.currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      <Form aria-label="Write a message" onSubmit={send}>
        <Line>
          <TextArea
            label="Message"
            labelHidden
            placeholder="Write a message"
            rows={2}
            value={text}
            onChange={setText}
            maxLength={maxLength}
          />
          <Button type="submit" disabled={!text.trim()}>
            Send
          </Button>
        </Line>
      </Form>
    </Root>
  );
}

const Root = styled.div`
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color.line};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: end;
`;

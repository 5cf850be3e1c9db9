import { attachmentsLimit } from '@copper-carrot/contracts';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { onDemand } from '../OnDemand/on-demand';
import { TextArea } from '../TextArea/TextArea';
import { color, space } from '../theme/tokens';

const attachments = onDemand(async () => (await import('../FileUpload/UploadField')).UploadField);

interface MessageComposerProps {
  onSend: (text: string, uploadKeys: string[]) => unknown;
  takesFiles?: boolean;
  maxLength?: number;
}

/** Where a message is written. Enter makes a line; Control or Command with it sends. */
export function MessageComposer({ onSend, takesFiles, maxLength }: MessageComposerProps) {
  const [text, setText] = useState('');
  const [isAttaching, setAttaching] = useState(false);
  const [keys, setKeys] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const send = async () => {
    const words = text.trim();
    if (!words || isUploading) return;
    await onSend(words, keys);
    setText((now) => (now.trim() === words ? '' : now));
    setKeys([]);
    setAttaching(false);
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
          <Button type="submit" disabled={!text.trim() || isUploading}>
            Send
          </Button>
        </Line>
        {isAttaching && (
          <attachments.Part
            label="Attachments"
            purpose="attachment"
            maxFiles={attachmentsLimit}
            onChange={setKeys}
            onUploading={setUploading}
          />
        )}
        {takesFiles && !isAttaching && (
          <div {...attachments.intent}>
            <Button
              variant="quiet"
              size="small"
              icon="upload"
              onClick={() => attachments.whenThere(() => setAttaching(true))}
            >
              Attach files
            </Button>
          </div>
        )}
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

import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';
import { sizeWords } from './uploads';
import { type Upload } from './useUploads';

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: how far it is, or what came of it. */
export function UploadLine({ upload, onRetry, onRemove }: UploadLineProps) {
  const { file, state, share, error } = upload;
  const percent = Math.round(share * 100);
  return (
    <Root data-state={state}>
      <Icon name={state === 'sent' ? 'success' : state === 'failed' ? 'warning' : 'upload'} />
      <Words>
        <Name>{file.name}</Name>
        <Size>
          {state === 'failed' ? error : sizeWords(file.size)}
          {state === 'sending' && `, ${percent}%`}
        </Size>
        {state === 'sending' && (
          <ProgressBar label={`Sending ${file.name}`} labelHidden value={percent} max={100} />
        )}
      </Words>
      {state === 'failed' && (
        <Button variant="secondary" size="small" aria-label={`Try ${file.name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={state === 'sending' ? 'close' : 'trash'}
        aria-label={state === 'sending' ? `Stop sending ${file.name}` : `Remove ${file.name}`}
        onClick={onRemove}
      />
    </Root>
  );
}

const Root = styled.li`
  --mark: ${color.inkSoft};

  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > svg {
    color: var(--mark);
  }
  > :last-child {
    margin-left: auto;
  }
  &[data-state='sent'] {
    --mark: ${color.leaf};
  }
  &[data-state='failed'] {
    --mark: ${color.danger};
  }
`;
const Words = styled.div`
  ${tabular}
  display: grid;
  flex: 1 1 10rem;
  gap: ${space(1)};
  min-width: 0;
  font-size: ${text.small};
`;
const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Size = styled.span`
  color: ${color.inkSoft};
`;

import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { ErrorLine } from '../Field/ErrorLine';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, media, motion, radius, space, text } from '../theme/tokens';
import { UploadLine } from './UploadLine';
import { limitWords, type UploadLimits } from './uploads';
import { type SendFile, useUploads } from './useUploads';

export type { SendFile } from './useUploads';

export interface FileUploadProps extends UploadLimits {
  label: string;
  description?: string;
  /** What is wrong with the whole, such as that a file is missing. */
  error?: string;
  disabled?: boolean;
  /** How a file travels: this part knows no address. */
  send: SendFile;
  /** The files that have arrived and were not taken away again. */
  onChange?: (files: File[]) => void;
}

/** Files by drop or by choice, each with how far it is, a way to give it up, and another try. */
export function FileUpload({
  label,
  description,
  error,
  disabled,
  send,
  onChange,
  ...limits
}: FileUploadProps) {
  const id = useId();
  const { uploads, refusals, add, retry, remove } = useUploads(send, limits, onChange);
  const maxFiles = limits.maxFiles ?? 1;
  const isFull = uploads.length >= maxFiles;
  const noun = maxFiles > 1 ? 'files' : 'a file';
  return (
    <Root role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Label id={`${id}-label`}>{label}</Label>
      {!isFull && (
        <Zone
          aria-label={`Drop ${noun} for ${label}`}
          isDisabled={disabled}
          data-invalid={error ? true : undefined}
          getDropOperation={() => 'copy'}
          onDrop={async ({ items }) => {
            const dropped = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
            add(await Promise.all(dropped));
          }}
        >
          <Icon name="upload" size="1.5rem" />
          <Drop>Drop {noun} here, or</Drop>
          <FileTrigger
            acceptedFileTypes={limits.accept && [...limits.accept]}
            allowsMultiple={maxFiles > 1}
            onSelect={(files) => add([...(files ?? [])])}
          >
            <Button variant="secondary" size="small" disabled={disabled}>
              Choose {noun}
            </Button>
          </FileTrigger>
        </Zone>
      )}
      <Help id={`${id}-help`}>
        {description && <span>{description} </span>}
        <span>{limitWords(limits)}</span>
      </Help>
      {error && <ErrorLine>{error}</ErrorLine>}
      {refusals.map((refusal) => (
        <ErrorLine key={refusal}>{refusal}</ErrorLine>
      ))}
      {uploads.length > 0 && (
        <Files aria-label={`Files for ${label}`}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </Files>
      )}
      <VisuallyHidden>
        <span role="status">
          {uploads
            .filter(({ state }) => state !== 'sending')
            .map(({ file, state }) => `${file.name} ${state === 'sent' ? 'arrived' : 'failed'}.`)
            .join(' ')}
        </span>
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
`;
const Label = styled.span`
  font-size: ${text.small};
  font-weight: 600;
`;
const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  justify-content: center;
  min-height: 7rem;
  padding: ${space(5)};
  text-align: center;
  color: ${color.inkSoft};
  background: ${color.surface};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  transition: background ${motion.quick};

  &[data-drop-target] {
    background: ${color.copperTint};
    border-color: ${color.copperText};
    border-style: solid;
  }
  &[data-focus-visible] {
    box-shadow: 0 0 0 2px ${color.focus};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    background: ${color.sunken};
  }
`;
/** A finger drops nothing. */
const Drop = styled.span`
  display: none;

  ${media.hover} {
    display: inline;
  }
`;
const Help = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};

  span {
    display: block;
  }
`;
const Files = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

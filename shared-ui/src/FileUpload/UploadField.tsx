import { type UploadPurpose, uploadPurposes } from '@copper-carrot/contracts';
import { useRef } from 'react';
import { FileUpload } from './FileUpload';
import { uploadFile } from './upload-file';

export interface UploadFieldProps {
  label: string;
  description?: string;
  error?: string;
  disabled?: boolean;
  purpose: UploadPurpose;
  /** How many files there may be; one by default. */
  maxFiles?: number;
  /** Told of each key that arrived, for a file to be used at once: the file has arrived when this has settled. */
  onArrived?: (key: string) => unknown;
  /** Whether a file is on its way. */
  onUploading?: (isUploading: boolean) => void;
  /** The keys of the files that have arrived and were not taken away again. */
  onChange?: (keys: string[]) => void;
}

/** Files that are uploaded as they are chosen, within the limits of their purpose. */
export function UploadField({
  purpose,
  maxFiles = 1,
  onArrived,
  onUploading,
  onChange,
  ...field
}: UploadFieldProps) {
  const keys = useRef(new WeakMap<File, string>());
  const underWay = useRef(0);
  const count = (change: number) => {
    underWay.current += change;
    onUploading?.(underWay.current > 0);
  };
  const { accept, maxBytes } = uploadPurposes[purpose];
  return (
    <FileUpload
      {...field}
      accept={accept}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      send={async (file, way) => {
        count(1);
        try {
          const key = await uploadFile(file, purpose, way);
          await onArrived?.(key);
          keys.current.set(file, key);
        } finally {
          count(-1);
        }
      }}
      onChange={(files) => onChange?.(files.flatMap((file) => keys.current.get(file) ?? []))}
    />
  );
}

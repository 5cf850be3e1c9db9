import type { Schemas } from '@copper-carrot/contracts';
import { UploadDocumentBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { FileUpload } from '@copper-carrot/shared-ui/FileUpload';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { addDocument, everyDocumentsUrl } from './api';

const maxBytes = 675_000;

interface Fields {
  kind: 'contract' | 'certificate';
  title: string;
  expires_on: string;
  content: string;
}

/** A file's bytes as base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}

/** Adds a signed contract or certificate to an organization; for site admins. */
export function AddDocument({ teamId, onClose }: { teamId: number; onClose: () => void }) {
  const { form, field, values, set } = useApiForm<Fields, Schemas['Document']>({
    limits: UploadDocumentBody,
    within: 'document.',
    initial: { kind: 'contract', title: '', expires_on: '', content: '' },
    labels: { kind: 'Kind', title: 'Title', expires_on: 'Valid until', content: 'File' },
    asks: { content: 'Please choose a PDF file.' },
    send: ({ expires_on: end, ...document }) =>
      addDocument({ ...document, team_id: teamId, expires_on: end || null }),
    stale: [everyDocumentsUrl],
    onDone: () => {
      notify({ kind: 'success', message: 'The document is added.' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Add a document" size="medium">
      <Form aria-label="Add a document" {...form}>
        <Select
          label="Kind"
          value={values.kind}
          onChange={(kind) => set('kind', kind)}
          options={[
            { value: 'contract', label: 'Contract' },
            { value: 'certificate', label: 'Certificate' },
          ]}
        />
        <TextField {...field('title')} />
        <DatePicker {...field('expires_on')} required={false} placeholder="No end" />
        <FileUpload
          label="File"
          accept={['application/pdf']}
          maxBytes={maxBytes}
          error={field('content').error}
          send={async (file) => set('content', await base64Of(file))}
          onChange={(files) => files.length === 0 && set('content', '')}
        />
        <div>
          <Button type="submit">Add the document</Button>
        </div>
      </Form>
    </Dialog>
  );
}

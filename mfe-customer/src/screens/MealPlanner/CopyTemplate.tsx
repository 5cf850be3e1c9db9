import { pageId } from '@copper-carrot/contracts';
import { CopyOrderTemplateBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Navigate, useParams } from 'react-router-dom';
import { copyTemplate, staleTemplates, type Template, useTemplate } from './api';
import { useTemplatesPage } from './useTemplatesPage';

/** Copies an order template under another name; without one in the address there is none to copy. */
export default function CopyTemplate() {
  const { id } = useParams();
  const { list } = useTemplatesPage();
  return id === undefined ? <Navigate replace to={list} /> : <Copying id={pageId(id)} />;
}

function Copying({ id }: { id: number }) {
  const { close } = useTemplatesPage();
  const { data: template } = useTemplate(id);
  return (
    <Dialog open onClose={close} title="Copy the order template" size="small">
      {template ? (
        <NameForm template={template} onDone={close} />
      ) : (
        <Loading label="Loading the template">
          <Skeleton height="8rem" />
        </Loading>
      )}
    </Dialog>
  );
}

function NameForm({ template, onDone }: { template: Template; onDone: () => void }) {
  const { form, field } = useApiForm({
    limits: CopyOrderTemplateBody,
    within: 'order_template.',
    initial: { name: `Copy of ${template.name}`.slice(0, 100) },
    labels: { name: 'Name of the copy' },
    send: ({ name }) => copyTemplate(template.id, name.trim()),
    stale: staleTemplates,
    onDone({ name }) {
      notify({ kind: 'success', message: `${name} is saved.` });
      onDone();
    },
  });
  return (
    <Form aria-label="Copy the order template" {...form}>
      <TextField {...field('name')} autoComplete="off" />
      <Button type="submit" wide>
        Copy template
      </Button>
    </Form>
  );
}

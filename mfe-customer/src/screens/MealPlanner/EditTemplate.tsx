import { pageId } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { useTemplate } from './api';
import { TemplateForm } from './TemplateForm';
import { useTemplatesPage } from './useTemplatesPage';

/** Changes an order template; without one in the address there is nothing to edit. */
export default function EditTemplate() {
  const { id } = useParams();
  const { list } = useTemplatesPage();
  return id === undefined ? <Navigate replace to={list} /> : <Editing id={pageId(id)} />;
}

function Editing({ id }: { id: number }) {
  const { organizationId, close } = useTemplatesPage();
  const { data: template } = useTemplate(id);
  return (
    <Dialog open onClose={close} title="Edit the order template" size="medium">
      {template ? (
        <TemplateForm
          organizationId={organizationId}
          template={template}
          onDone={({ name }) => {
            notify({ kind: 'success', message: `${name} is saved.` });
            close();
          }}
        />
      ) : (
        <Loading label="Loading the template">
          <Skeleton height="24rem" />
        </Loading>
      )}
    </Dialog>
  );
}

import { notify } from '@copper-carrot/contracts/runtime';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { TemplateForm } from './TemplateForm';
import { useTemplatesPage } from './useTemplatesPage';

/** Makes an order template, over the list of them. */
export default function NewTemplate() {
  const { organizationId, close } = useTemplatesPage();
  return (
    <Dialog open onClose={close} title="New order template" size="medium">
      <TemplateForm
        organizationId={organizationId}
        template={null}
        onDone={({ name }) => {
          notify({ kind: 'success', message: `${name} is saved.` });
          close();
        }}
      />
    </Dialog>
  );
}

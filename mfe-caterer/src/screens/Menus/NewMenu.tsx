import { NewBrandMenuBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { createMenu, urls } from '../../api';

/** Makes a menu, which is not sold yet. */
export function NewMenu({ onClose }: { onClose: () => void }) {
  const { form, field } = useApiForm({
    limits: NewBrandMenuBody,
    within: 'menu.',
    initial: { name: '' },
    labels: { name: 'Name' },
    send: ({ name }) => createMenu(name.trim()),
    stale: [urls.menus],
    onDone({ name }) {
      notify({ kind: 'success', message: `${name} is made. Add dishes, and sell it when it is ready.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="New menu" size="small">
      <Form {...form}>
        <TextField {...field('name')} autoComplete="off" />
        <Button type="submit" wide>
          Make the menu
        </Button>
      </Form>
    </Dialog>
  );
}

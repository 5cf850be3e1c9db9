import { type Schemas } from '@copper-carrot/contracts';
import { NewDraftMenuItemBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { createDraft, urls } from '../../api';

interface Props {
  menu: Schemas['OwnMenu'];
  /** Null for a new one. */
  dish: Schemas['OwnMenuItem'] | null;
  onClose: () => void;
}

interface Typed {
  name: string;
  description: string;
  price: number | null;
}

/** Writes a draft of a dish, with what differs from the dish: what is changed elsewhere meanwhile stays changed. */
export function DraftDialog({ menu, dish, onClose }: Props) {
  const initial: Typed = {
    name: dish?.name ?? '',
    description: dish?.description ?? '',
    price: dish?.price ?? null,
  };
  const { form, field } = useApiForm({
    limits: NewDraftMenuItemBody,
    within: 'caterer_draft_menu_item.',
    initial,
    labels: { name: 'Name', description: 'Description', price: 'Price for one, in dollars' },
    send: ({ name, description, price }) =>
      createDraft({
        ...(name.trim() !== dish?.name && { name: name.trim() }),
        ...(description.trim() !== dish?.description && { description: description.trim() }),
        ...(price !== null && price !== dish?.price && { price }),
        ...(dish ? { menu_item_id: dish.id } : { menu_id: menu.id }),
      }),
    stale: [urls.drafts({})],
    onDone() {
      notify({ kind: 'success', message: 'The draft is saved. Publish it to put it on the menu.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={dish ? `Edit ${dish.name}` : `New dish for ${menu.name}`}
      size="small"
    >
      <Form {...form}>
        <Stack gap={4}>
          <TextField {...field('name')} />
          <TextArea {...field('description')} rows={3} />
          <NumberField {...field('price')} min={0} step={0.01} />
          <Button type="submit" wide>
            Save draft
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

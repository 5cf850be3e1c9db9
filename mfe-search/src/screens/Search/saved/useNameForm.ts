import { SavedSearchBody } from '@copper-carrot/contracts/limits';
import { notify, refetchUser } from '@copper-carrot/contracts/runtime';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';

interface Naming {
  initial: string;
  send: (name: string) => Promise<unknown>;
  onDone: () => void;
}

/** The form for a search's name; errors of the whole body show as a notice (2 §7). */
export function useNameForm({ initial, send, onDone }: Naming) {
  const { form, field, reset } = useApiForm({
    // The API's field errors omit the body's outer key.
    limits: { name: SavedSearchBody['saved_search.name'] },
    initial: { name: initial },
    labels: { name: 'The name' },
    asks: { name: 'Give the search a name.' },
    prepare: ({ name }) => ({ name: name.trim() }),
    send: ({ name }) => send(name),
    onRefused: ({ message }) => notify({ kind: 'error', message }),
    async onDone() {
      // Saved searches are part of the session.
      await refetchUser();
      onDone();
    },
  });
  const { onSubmit, attempt } = form;
  return { form: { onSubmit, attempt }, field: field('name'), clear: () => reset({ name: '' }) };
}

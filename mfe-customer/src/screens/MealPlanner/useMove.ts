import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { changeDraft, type Draft, staleDrafts } from './api';

/** Moves a meal to another day. */
export function useMove(onDone?: () => void) {
  return useWrite(
    ({ draft, to }: { draft: Draft; to: string }) => changeDraft(draft.id, { start_date: to }),
    {
      stale: staleDrafts,
      onDone({ name, start_date: day }) {
        notify({ kind: 'success', message: `${name} is on ${formatOrderDate(day)} now.` });
        onDone?.();
      },
      onFailure: ({ message, fields }) =>
        notify({
          kind: 'error',
          message: fields.start_date?.[0] ? `The day ${fields.start_date[0]}.` : message,
        }),
    },
  );
}

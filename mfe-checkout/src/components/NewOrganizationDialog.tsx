import { TeamBody } from '@copper-carrot/contracts/limits';
import { refetchUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { createTeam } from '../api';

interface Props {
  onClose: () => void;
  /** Selects the new organization for the order. */
  onMade: (id: number) => void;
}

/** Creates an organization without leaving checkout (1 §2). */
export function NewOrganizationDialog({ onClose, onMade }: Props) {
  const { form, field } = useApiForm({
    // The API omits the body's outer key in field errors.
    limits: { name: TeamBody['team.name'] },
    initial: { name: '' },
    labels: { name: 'Organization name' },
    send: createTeam,
    onDone: async ({ id }) => {
      // The session now contains the new organization.
      await refetchUser();
      onMade(id);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="New organization" size="small">
      <Form aria-label="New organization" {...form}>
        <TextField
          {...field('name')}
          autoComplete="organization"
          description="This order will be for it. You are its admin, and can invite others later."
        />
        <Button type="submit" wide>
          Create organization
        </Button>
      </Form>
    </Dialog>
  );
}

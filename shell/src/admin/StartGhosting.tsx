import { href, type Schemas } from '@copper-carrot/contracts';
import { GhostSessionBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { startGhosting } from './api';

interface StartGhostingProps {
  person: Schemas['GhostablePerson'];
  onClose: () => void;
  /** Loads the site anew, so that nothing of the admin's own stays on the page. */
  leave?: (path: string) => void;
}

/** Asks why a site admin acts as a person, and begins it. */
export function StartGhosting({
  person,
  onClose,
  leave = (path) => window.location.assign(path),
}: StartGhostingProps) {
  const { form, field } = useApiForm({
    limits: GhostSessionBody,
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    send: ({ reason }) => startGhosting(person.id, reason.trim()),
    onDone: () => leave(href.home()),
  });
  return (
    <Dialog open title={`Act as ${person.name || person.email}`} onClose={onClose}>
      <Form {...form}>
        <TextArea
          rows={3}
          description="At least 10 characters. It is kept with your name and theirs, and ends after an hour."
          {...field('reason')}
        />
        <Button type="submit">Begin</Button>
      </Form>
    </Dialog>
  );
}

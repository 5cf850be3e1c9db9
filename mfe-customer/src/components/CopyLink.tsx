import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { TextField } from '@copper-carrot/shared-ui/TextField';

interface CopyLinkProps {
  label: string;
  description: string;
  /** A path of the product. */
  to: string;
}

/** A link to give to others: to read, and to copy. */
export function CopyLink({ label, description, to }: CopyLinkProps) {
  const link = new URL(to, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', message: 'The link is copied.' });
    } catch {
      // A browser may keep its clipboard to itself.
      notify({ kind: 'error', message: 'The link could not be copied. Please copy it from its field.' });
    }
  };
  return (
    <Stack gap={2}>
      <TextField label={label} description={description} value={link} readOnly />
      <div>
        <Button variant="secondary" size="small" icon="copy" onClick={copy}>
          Copy the link
        </Button>
      </div>
    </Stack>
  );
}

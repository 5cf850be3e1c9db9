import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { useNameForm } from './useNameForm';

/** Saves the page's search under a name. */
export function SaveThis({
  suggested,
  send,
}: {
  suggested: string;
  send: (name: string) => Promise<unknown>;
}) {
  const { form, field, clear } = useNameForm({ initial: suggested, send, onDone: () => clear() });
  return (
    <Form {...form}>
      <Line>
        <TextField
          {...field}
          label="Keep the present search as"
          description="With its place and filters, without the day"
        />
        <Button type="submit">Save</Button>
      </Line>
    </Form>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: end;
`;

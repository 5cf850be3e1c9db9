import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';

/** A name for the search of the page. */
export function SaveThis({
  suggested,
  taken,
  onSave,
}: {
  suggested: string;
  taken: readonly string[];
  onSave: (name: string) => Promise<boolean>;
}) {
  const [name, setName] = useState(suggested);
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const save = async () => {
    const words = name.trim();
    if (working) return;
    if (words === '') return setError('Give the search a name.');
    if (taken.includes(words)) return setError('You have a search of this name already.');
    setWorking(true);
    if (await onSave(words)) setName('');
    setWorking(false);
  };
  return (
    <Form onSubmit={save}>
      <Line>
        <TextField
          label="Keep the present search as"
          description="With its place and filters, without the day"
          maxLength={100}
          value={name}
          error={error}
          onChange={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
        <Button type="submit" pending={working}>
          Save
        </Button>
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

import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { renameSavedSearch } from '../../../api';
import { type Names } from '../../../search/search-state';
import { savedWords } from '../../../search/saved-search';
import { useNameForm } from './useNameForm';

export interface SavedListProps {
  searches: readonly Schemas['SavedSearch'][];
  places: readonly Schemas['Place'][];
  names: Names;
  onApply: (search: Schemas['SavedSearch']) => void;
  onRemove: (search: Schemas['SavedSearch']) => Promise<boolean>;
}

/** The saved searches: a press applies one; buttons rename and delete it. */
export function SavedList({ searches, places, names, onApply, onRemove }: SavedListProps) {
  const [renamed, setRenamed] = useState<number | null>(null);
  // After renaming, the focus returns to its button.
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (renamed === null && before.current !== null)
      document.getElementById(renameId(before.current))?.focus();
    before.current = renamed;
  }, [renamed]);
  const labels = useMemo(() => new Map(places.map((place) => [place.enum, place.label])), [places]);
  if (searches.length === 0) return <Words>Nothing kept yet. Searches that you save appear here.</Words>;
  return (
    <List aria-label="Saved searches">
      {searches.map((search) =>
        renamed === search.id ? (
          <li key={search.id}>
            <Rename
              name={search.name}
              send={(name) => renameSavedSearch(search.id, name)}
              onEnd={() => setRenamed(null)}
            />
          </li>
        ) : (
          <Entry key={search.id}>
            <Apply type="button" onClick={() => onApply(search)}>
              <strong>{search.name}</strong>
              <span>{savedWords(search, labels, names) || 'Everything'}</span>
            </Apply>
            <Button
              variant="quiet"
              size="small"
              icon="edit"
              id={renameId(search.id)}
              aria-label={`Rename ${search.name}`}
              onClick={() => setRenamed(search.id)}
            />
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={`Delete ${search.name}`}
              onClick={() => onRemove(search)}
            />
          </Entry>
        ),
      )}
    </List>
  );
}

const renameId = (id: number) => `rename-search-${id}`;

function Rename({
  name,
  send,
  onEnd,
}: {
  name: string;
  send: (name: string) => Promise<unknown>;
  onEnd: () => void;
}) {
  const { form, field } = useNameForm({ initial: name, send, onDone: onEnd });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Form {...form}>
      <RenameLine>
        <TextField {...field} label={`New name for ${name}`} ref={input} />
        <Button type="submit" size="small">
          Rename
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </RenameLine>
    </Form>
  );
}

const Words = styled.p`
  color: ${color.inkSoft};
`;
const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.line};

  > li {
    border-bottom: 1px solid ${color.line};
  }
`;
const Entry = styled.li`
  display: flex;
  align-items: center;
`;
const Apply = styled.button`
  display: grid;
  flex: 1;
  min-width: 0;
  padding: ${space(3)} ${space(2)};
  color: ${color.ink};
  text-align: left;
  background: none;
  border: 0;
  border-radius: ${radius.small};
  cursor: pointer;

  span {
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
  &:hover strong {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const RenameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: flex-end;
  padding: ${space(3)} 0;

  > :first-child {
    flex: 1 1 14rem;
  }
`;

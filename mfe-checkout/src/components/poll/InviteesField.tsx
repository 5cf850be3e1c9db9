import { useRead } from '@copper-carrot/contracts/runtime';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type Whom } from '../../poll/invitees';
import { pollUrls } from '../../poll-api';

interface Props {
  teamId: number | null;
  whom: Whom;
  error?: string;
  /** Addresses that are already invited. */
  without?: readonly string[];
  onChange: (whom: Whom) => void;
}

/** From this many members on, a search field is shown. */
const manyMembers = 8;

/** Members to tick, and a text field for more addresses. */
export function InviteesField({ teamId, whom, error, without = [], onChange }: Props) {
  const { data } = useRead(teamId !== null && pollUrls.members(teamId), { failure: 'own' });
  const members = (data?.records ?? [])
    .map(({ email, name }) => ({ email: email.toLowerCase(), name: name ?? email }))
    .filter(({ email }) => !without.includes(email));
  return (
    <Stack gap={5}>
      {members.length > 0 && (
        <Members
          members={members}
          isWhole={data === undefined || data.count <= data.records.length}
          value={whom.members}
          onChange={(chosen) => onChange({ ...whom, members: chosen })}
        />
      )}
      <TextArea
        label="E-mail addresses"
        name="invitees"
        required={false}
        rows={2}
        description="Of anybody else, as many as you like: paste a list. Everyone gets a mail with the link."
        value={whom.text}
        error={error}
        onChange={(typed) => onChange({ ...whom, text: typed })}
      />
    </Stack>
  );
}

interface MembersProps {
  members: readonly { email: string; name: string }[];
  /** Whether this list is the whole organization. */
  isWhole: boolean;
  value: readonly string[];
  onChange: (emails: string[]) => void;
}

function Members({ members, isWhole, value, onChange }: MembersProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = members.filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const areAll = shown.every(({ email }) => value.includes(email));
  const withShown = (isOn: boolean) => {
    const others = value.filter((email) => shown.every((each) => each.email !== email));
    onChange(isOn ? [...others, ...shown.map(({ email }) => email)] : others);
  };
  return (
    <Group role="group" aria-labelledby={id}>
      <Label id={id}>People of your organization to invite</Label>
      {members.length > manyMembers && (
        <TextField
          label="Find somebody"
          labelHidden
          type="search"
          autoComplete="off"
          placeholder="Find by name"
          value={query}
          onChange={setQuery}
        />
      )}
      <List>
        {shown.length > 1 && (
          <Checkbox
            checked={areAll}
            partly={!areAll && shown.some(({ email }) => value.includes(email))}
            onChange={withShown}
          >
            <strong>{query ? `All ${shown.length} found` : `All ${shown.length}`}</strong>
          </Checkbox>
        )}
        {shown.map(({ email, name }) => (
          <Checkbox
            key={email}
            checked={value.includes(email)}
            description={name === email ? undefined : email}
            onChange={(isOn) => onChange(isOn ? [...value, email] : value.filter((each) => each !== email))}
          >
            {name}
          </Checkbox>
        ))}
        {shown.length === 0 && <span>Nobody of that name.</span>}
      </List>
      {!isWhole && <Small>These are the first {members.length}. Give the others by their addresses.</Small>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Label = styled.span`
  font-size: ${text.small};
  font-weight: 600;
`;
const Small = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const List = styled.div`
  display: grid;
  gap: ${space(1)};
  max-height: 16rem;
  padding: ${space(3)} ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > * {
    color: ${color.ink};
  }
`;

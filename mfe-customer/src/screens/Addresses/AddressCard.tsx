import { formatPhone } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { type Address, bookUrl, booksUrl, removeAddress } from './api';

/** What an address is called: its label, else whose door it is, else its street. */
const nameOf = ({ label, company_name, formatted_address }: Address): string =>
  (label || company_name || formatted_address.split(',')[0]) ?? formatted_address;

interface AddressCardProps {
  address: Address;
  teamId: number | null;
  /** Absent where it may only be read. */
  onEdit: (() => void) | undefined;
}

/** A saved address with all that comes along with it. */
export function AddressCard({ address, teamId, onEdit }: AddressCardProps) {
  const { company_name: company, suite, contact_name: contact, contact_phone: phone } = address;
  const name = nameOf(address);
  const door = [company === name ? null : company, suite].filter(Boolean).join(', ');
  const person = [contact, phone && formatPhone(phone)].filter(Boolean).join(' · ');
  return (
    <Card as="article" aria-label={name}>
      <Whole>
        <Stack gap={1}>
          <Name>{name}</Name>
          <Line>{address.formatted_address}</Line>
          {door && <Line>{door}</Line>}
          {person && <Quiet>{person}</Quiet>}
          {address.delivery_instructions && <Quiet>“{address.delivery_instructions}”</Quiet>}
        </Stack>
        {onEdit && (
          <Cluster gap={2}>
            <Button variant="secondary" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            <Removal id={address.id} name={name} teamId={teamId} />
          </Cluster>
        )}
      </Whole>
    </Card>
  );
}

function Removal({ id, name, teamId }: { id: number; name: string; teamId: number | null }) {
  const [asking, setAsking] = useState(false);
  const gone = useWrite(() => removeAddress(id), {
    stale: [bookUrl(teamId), booksUrl],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is deleted.` });
    },
  });
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${name}?`}
        confirm="Delete"
        cancel="Keep it"
        onConfirm={gone.run}
        error={gone.failure?.message}
      >
        It is no longer offered at checkout. Orders that go there already are not changed.
      </AlertDialog>
    </>
  );
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  justify-content: space-between;
  height: 100%;
`;
const Name = styled.h2`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;
const Line = styled.p`
  overflow-wrap: anywhere;
`;
const Quiet = styled(Line)`
  color: ${color.inkSoft};
`;

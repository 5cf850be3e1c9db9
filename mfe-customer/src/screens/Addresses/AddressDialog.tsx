import { errorCodes } from '@copper-carrot/contracts';
import { AddressBody, NewAddressBody } from '@copper-carrot/contracts/limits';
import { isApiFailure, notify, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { AddressField } from '@copper-carrot/shared-ui/AddressField';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import styled from 'styled-components';
import { addAddress, type Address, type AddressFields, bookUrl, booksUrl, changeAddress } from './api';

/** What is typed of an address, and how it is called. */
const labels = {
  label: 'Label',
  formatted_address: 'Address',
  company_name: 'Company',
  suite: 'Suite or floor',
  contact_name: 'Contact name',
  contact_phone: 'Contact phone',
  delivery_instructions: 'Instructions for the driver',
};
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];
type Typed = Record<Name, string> & { google_place_id: string | null };

const typedBy = (text: (name: Name) => string | null | undefined, placeId: string | null): Typed => ({
  ...(Object.fromEntries(names.map((name) => [name, text(name) ?? ''])) as Record<Name, string>),
  google_place_id: placeId,
});
const typedOf = (address: Address | null): Typed =>
  typedBy((name) => address?.[name], address?.google_place_id ?? null);
const trimmed = (typed: Typed): Typed => typedBy((name) => typed[name].trim(), typed.google_place_id);

const isSame = (name: Name, a: Typed, b: Typed) => a[name].trim() === b[name].trim();

/** What the API keeps of an address: nothing where nothing was typed. */
const kept = (typed: Typed, which: readonly Name[]): AddressFields => ({
  ...Object.fromEntries(which.map((name) => [name, typed[name] || null])),
  ...(which.includes('formatted_address') && { google_place_id: typed.google_place_id }),
});
const whole = (typed: Typed) => {
  const { label, formatted_address } = typed;
  return { ...kept(typed, names), label, formatted_address };
};
/** What differs from how it was read: what another person changes meanwhile is theirs. */
const changesOf = (typed: Typed, read: Typed): AddressFields =>
  kept(
    typed,
    names.filter((name) => !isSame(name, typed, read)),
  );

export interface AddressDialogProps {
  /** Whose book it is: an organization's, or null for one's own. */
  teamId: number | null;
  address: Address | 'new';
  /** Where its other addresses are. */
  placeId: number | null;
  onClose: () => void;
}

/** Adds an address to a book, or changes one of it; what somebody else changed meanwhile is shown before it is undone. */
export function AddressDialog({ teamId, address, placeId, onClose }: AddressDialogProps) {
  const isNew = address === 'new';
  // As it was read last: what another person changes meanwhile comes with the refusal.
  const [stands, setStands] = useState(isNew ? null : address);
  const [moved, setMoved] = useState<Name[]>([]);
  const { form, field, set, values } = useApiForm({
    limits: isNew ? NewAddressBody : AddressBody,
    within: 'address.',
    initial: typedOf(stands),
    labels: labels as Record<keyof Typed, string>,
    asks: { label: 'Give it a name that your team knows, such as “Main office, 4th floor”.' },
    prepare: trimmed,
    send: (typed) =>
      stands
        ? changeAddress(stands.id, {
            ...changesOf(typed, typedOf(stands)),
            lock_version: stands.lock_version,
          })
        : addAddress({ ...whole(typed), ...(teamId === null ? {} : { team_id: teamId }) }),
    stale: [bookUrl(teamId), booksUrl],
    onDone({ label }) {
      notify({ kind: 'success', message: `${label} is saved.` });
      onClose();
    },
    onRefused(failure) {
      const now = movedTo(failure);
      if (!stands || !now) return setMoved([]);
      const [before, after] = [typedOf(stands), typedOf(now)];
      const changed = names.filter((name) => !isSame(name, before, after));
      // What nobody typed here is shown as it is now; what was typed stays, beside what it would undo.
      for (const name of changed.filter((name) => isSame(name, values, before))) {
        set(name, after[name]);
        if (name === 'formatted_address') set('google_place_id', after.google_place_id);
      }
      setMoved(changed);
      setStands(now);
    },
  });
  const { value: typedAddress, onChange: typeAddress, ...box } = field('formatted_address');
  return (
    <Dialog open onClose={onClose} title={isNew ? 'Add an address' : 'Edit the address'}>
      <Form aria-label={isNew ? 'Add an address' : 'Edit the address'} {...form}>
        {stands && moved.length > 0 && <Moved names={moved} now={typedOf(stands)} typed={values} />}
        <TextField {...field('label')} description="How your team calls it: “Main office, 4th floor”." />
        <AddressField
          {...box}
          text={typedAddress}
          placeId={placeId}
          onChange={(text, known) => {
            typeAddress(text);
            set('google_place_id', known?.google_place_id ?? null);
          }}
        />
        <Pairs>
          <TextField {...field('company_name')} required={false} autoComplete="organization" />
          <TextField {...field('suite')} required={false} autoComplete="address-line2" />
          <TextField {...field('contact_name')} required={false} autoComplete="name" />
          <TextField {...field('contact_phone')} required={false} type="tel" autoComplete="tel" />
        </Pairs>
        <TextArea {...field('delivery_instructions')} required={false} rows={2} />
        <Button type="submit" wide>
          Save address
        </Button>
      </Form>
    </Dialog>
  );
}

/** The address as it is now, of a save that was made from an earlier one. */
function movedTo({ code, cause }: WriteFailure): Address | null {
  if (code !== errorCodes.stale || !isApiFailure(cause)) return null;
  return (cause.payload.context as { address?: Address } | undefined)?.address ?? null;
}

/** What somebody else has changed, and what of it the next save undoes. */
const Moved = ({ names: changed, now, typed }: { names: Name[]; now: Typed; typed: Typed }) => (
  <Notice tone="warning" title="What is different now">
    <ul>
      {changed.map((name) => (
        <li key={name}>
          {labels[name]}: {now[name] ? `“${now[name]}”` : 'empty'}
          {!isSame(name, now, typed) && '. If you save, yours counts.'}
        </li>
      ))}
    </ul>
  </Notice>
);

const Pairs = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

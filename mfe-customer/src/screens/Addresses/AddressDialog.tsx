import { AddressBody, NewAddressBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { AddressField } from '@copper-carrot/shared-ui/AddressField';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import styled from 'styled-components';
import { addAddress, type Address, bookUrl, booksUrl, changeAddress } from './api';

interface Typed {
  label: string;
  formatted_address: string;
  google_place_id: string | null;
  company_name: string;
  suite: string;
  contact_name: string;
  contact_phone: string;
  delivery_instructions: string;
}

const typedOf = (address: Address | 'new'): Typed => {
  const { label, company_name, suite, contact_name, contact_phone, delivery_instructions } =
    address === 'new' ? ({} as Partial<Address>) : address;
  return {
    label: label ?? '',
    formatted_address: address === 'new' ? '' : address.formatted_address,
    google_place_id: address === 'new' ? null : address.google_place_id,
    company_name: company_name ?? '',
    suite: suite ?? '',
    contact_name: contact_name ?? '',
    contact_phone: contact_phone ?? '',
    delivery_instructions: delivery_instructions ?? '',
  };
};

const labels = {
  label: 'Label',
  formatted_address: 'Address',
  company_name: 'Company',
  suite: 'Suite or floor',
  contact_name: 'Contact name',
  contact_phone: 'Contact phone',
  delivery_instructions: 'Instructions for the driver',
};

const trimmed = (typed: Typed): Typed => ({
  label: typed.label.trim(),
  formatted_address: typed.formatted_address.trim(),
  google_place_id: typed.google_place_id,
  company_name: typed.company_name.trim(),
  suite: typed.suite.trim(),
  contact_name: typed.contact_name.trim(),
  contact_phone: typed.contact_phone.trim(),
  delivery_instructions: typed.delivery_instructions.trim(),
});

/** What the API keeps: nothing where nothing was typed. */
const kept = (typed: Typed) => ({
  ...typed,
  company_name: typed.company_name || null,
  suite: typed.suite || null,
  contact_name: typed.contact_name || null,
  contact_phone: typed.contact_phone || null,
  delivery_instructions: typed.delivery_instructions || null,
});

export interface AddressDialogProps {
  /** Whose book it is: an organization's, or null for one's own. */
  teamId: number | null;
  address: Address | 'new';
  onClose: () => void;
}

/** Adds an address to a book, or changes one of it. */
export function AddressDialog({ teamId, address, onClose }: AddressDialogProps) {
  const isNew = address === 'new';
  const { form, field, set } = useApiForm({
    limits: isNew ? NewAddressBody : AddressBody,
    within: 'address.',
    initial: typedOf(address),
    labels: labels as Record<keyof Typed, string>,
    asks: { label: 'Give it a name that your team knows, such as “Main office, 4th floor”.' },
    prepare: trimmed,
    send: (typed) =>
      isNew
        ? addAddress({ ...kept(typed), ...(teamId === null ? {} : { team_id: teamId }) })
        : changeAddress(address.id, kept(typed)),
    stale: [bookUrl(teamId), booksUrl],
    onDone({ label }) {
      notify({ kind: 'success', message: `${label} is saved.` });
      onClose();
    },
  });
  const { value: typedAddress, onChange: typeAddress, ...box } = field('formatted_address');
  return (
    <Dialog open onClose={onClose} title={isNew ? 'Add an address' : 'Edit the address'}>
      <Form aria-label={isNew ? 'Add an address' : 'Edit the address'} {...form}>
        <TextField {...field('label')} description="How your team calls it: “Main office, 4th floor”." />
        <AddressField
          {...box}
          text={typedAddress}
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

const Pairs = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

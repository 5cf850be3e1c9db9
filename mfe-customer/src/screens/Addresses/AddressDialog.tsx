import { AddressBody, NewAddressBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ComboBox } from '@copper-carrot/shared-ui/ComboBox';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import styled from 'styled-components';
import { addAddress, type Address, bookUrl, booksUrl, changeAddress, suggestAddresses } from './api';

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
  return (
    <Dialog open onClose={onClose} title={isNew ? 'Add an address' : 'Edit the address'}>
      <Form aria-label={isNew ? 'Add an address' : 'Edit the address'} {...form}>
        <TextField {...field('label')} description="How your team calls it: “Main office, 4th floor”." />
        <AddressBox field={field('formatted_address')} onPlace={(id) => set('google_place_id', id)} />
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

interface BoxField {
  name: string;
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** An address by suggestion; what is typed and not picked is looked up by its words. */
function AddressBox({
  field: { value, onChange, ...field },
  onPlace,
}: {
  field: BoxField;
  onPlace: (id: string | null) => void;
}) {
  return (
    <ComboBox
      {...field}
      icon="pin"
      placeholder="Street and number, city"
      autoComplete="off"
      allowsOwnText
      text={value}
      suggest={async (words, signal) =>
        (await suggestAddresses(words, signal)).map((each) => ({
          value: each.google_place_id,
          label: each.formatted_address,
          description: each.approximate ? 'Found by its ZIP code' : undefined,
        }))
      }
      onTextChange={(words) => {
        if (words === value) return;
        onChange(words);
        onPlace(null);
      }}
      onChange={(choice) => {
        if (!choice) return;
        onChange(choice.label);
        onPlace(choice.value);
      }}
    />
  );
}

const Pairs = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

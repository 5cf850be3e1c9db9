import { href } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Select } from '@copper-carrot/shared-ui/Select';
import { useBook } from '../Addresses/api';
import { asBefore, nowhere } from './where';

interface WhereFieldProps {
  organizationId: number;
  label: string;
  name?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The words of an address that is not of the book. */
  before: string | null | undefined;
}

/** Where a meal goes: an address of the organization's book. */
export function WhereField({ organizationId, before, ...field }: WhereFieldProps) {
  const { data } = useBook(organizationId);
  const addresses = data?.records ?? [];
  const isOffered =
    [nowhere, asBefore].includes(field.value) || addresses.some(({ id }) => String(id) === field.value);
  return (
    <Select
      {...field}
      required={false}
      description={
        data?.count === 0 && (
          <>
            The address book is empty.{' '}
            <Link to={href.customerAddresses(undefined, { organizationId })}>Add an address</Link>
          </>
        )
      }
      options={[
        { value: nowhere, label: 'Not decided yet' },
        ...(before || field.value === asBefore ? [{ value: asBefore, label: before ?? 'As before' }] : []),
        ...addresses.map((address) => ({
          value: String(address.id),
          label: address.label ?? address.formatted_address,
          ...(address.label !== null && { description: address.formatted_address }),
        })),
        ...(isOffered ? [] : [{ value: field.value, label: before ?? 'An address of the book' }]),
      ]}
    />
  );
}

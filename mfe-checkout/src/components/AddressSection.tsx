import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { space } from '@copper-carrot/shared-ui/tokens';
import { type FocusEvent, useState } from 'react';
import { styled } from 'styled-components';
import { limitOf } from '../checkout/fields';
import { addressProblems, phoneProblem } from '../checkout/pre-submit';
import { lacksPlace, type Values } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { useAddresses } from '../hooks/useOrderData';
import { useTextField } from '../hooks/useTextField';
import { placeOf, saidInFull, theOrders, useTypedPlace } from '../hooks/useTypedPlace';
import { Clashes } from './Clashes';
import { FieldGrid } from './FieldGrid';
import { SectionCard } from './SectionCard';

const shownAtFirst = 4;

const newAddress = onDemand(async () => (await import('./NewAddress')).NewAddress);

/** The destination of the delivery and the phone number for the driver. */
export function AddressSection() {
  const { values } = useCheckout();
  return (
    <SectionCard section="address" complete={addressProblems(values).length === 0}>
      <WhereTo />
      <Contact />
    </SectionCard>
  );
}

const nameOf = ({ label, company_name, formatted_address }: Schemas['Address']) =>
  (label || company_name) ?? formatted_address.split(',')[0];

const lineOf = (address: Schemas['Address']) =>
  [address.formatted_address, address.suite, address.delivery_instructions]
    .filter((part) => part && part !== nameOf(address))
    .join(' · ');

function WhereTo() {
  const { order, values, state, draft, change, errorOf, locked: isLocked } = useCheckout();
  const { addresses, error: unreachable } = useAddresses(order.id);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useTypedPlace(order.id, values, lacksPlace(state.pending));
  const locked = isLocked || !order.can.edit_address;
  // A saved address that changed since no longer describes this order's destination.
  const entry = addresses?.find(({ id }) => id === values.address_id);
  const isMoved = values.address_id !== null && !isThere(entry, state.pending.address_id, values);
  const [first] = useState(values.address_id);
  const book = addresses ?? [];
  const hasPlace = values.formatted_address !== null || lacksPlace(state.pending);
  const isNew = book.length === 0 || isMoved || (values.address_id === null && hasPlace);
  const error =
    errorOf('address', 'formatted_address') ??
    errorOf('address', 'address_id') ??
    errorOf('address', 'google_place_id');
  // In the address book's order, so that rows do not move on a press; the chosen one is always
  // shown.
  const shown = book.filter(
    ({ id }, at) => all || at < shownAtFirst || id === first || id === values.address_id,
  );
  const isLoading = !addresses && !unreachable;
  // Loads the new-address form before the address books arrive, unless a saved address is chosen.
  const canType = useOnDemand(newAddress, values.address_id === null || (isNew && !isLoading));
  if (isLoading) {
    return (
      <Loading label="Loading your addresses">
        <Skeleton height="8rem" />
      </Loading>
    );
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The focus is still within the section, maybe on the way to a saved address.
    if (currentTarget.contains(relatedTarget)) return;
    // Reads the current draft, as the press on a saved address moves the focus after it has chosen.
    if (!lacksPlace(draft.snapshot().pending)) return;
    // An address typed in full counts without a pick from the suggestions.
    const said = saidInFull(typed);
    if (said.text === '') return;
    setTyped(said);
    change(placeOf(said));
  };
  return (
    <Choosing onBlur={leave} {...newAddress.intent}>
      {book.length > 0 && (
        <RadioGroup
          label={values.pickup ? 'Event address' : 'Deliver to'}
          look="cards"
          columns={2}
          value={isNew ? 'new' : values.address_id === null ? null : String(values.address_id)}
          error={isNew ? undefined : error}
          disabled={locked}
          options={[
            ...shown.map((address) => ({
              value: String(address.id),
              label: nameOf(address),
              description: lineOf(address),
            })),
            { value: 'new', label: 'A new address', description: 'Type a street and number' },
          ]}
          onChange={(chosen) => change(chosen === 'new' ? placeOf(typed) : { address_id: Number(chosen) })}
        />
      )}
      {book.length > shown.length && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            Show all {book.length} addresses
          </Button>
        </div>
      )}
      {isNew && !canType && (
        <Loading label="Loading the address field">
          <Skeleton height="4rem" />
        </Loading>
      )}
      {isNew && canType && (
        <newAddress.Part
          typed={isMoved ? theOrders(values) : typed}
          setTyped={setTyped}
          error={error}
          disabled={locked}
        />
      )}
    </Choosing>
  );
}

const Choosing = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** Whether this saved address is the destination: the one just chosen, or the order's own. */
const isThere = (
  entry: Schemas['Address'] | undefined,
  justChosen: number | null | undefined,
  { formatted_address: place }: Values,
) => entry !== undefined && (justChosen === entry.id || entry.formatted_address === place);

function Contact() {
  const { order, values, draft } = useCheckout();
  const [leftPhone, setLeftPhone] = useState(false);
  const field = useTextField({ locked: !order.can.edit_address });
  const phone = field('contact_phone');
  const lacks = leftPhone && values.contact_phone?.trim() ? phoneProblem(values.contact_phone) : null;
  return (
    <FieldGrid>
      <TextField autoComplete="organization" {...field('company_name')} />
      <TextField autoComplete="address-line2" {...field('suite')} />
      <Clashes at="door" />
      <TextField autoComplete="name" {...field('contact_name')} />
      <TextField
        type="tel"
        autoComplete="tel"
        {...phone}
        required={values.pickup ? false : undefined}
        error={phone.error ?? lacks ?? undefined}
        onBlur={() => {
          setLeftPhone(true);
          void draft.flush();
        }}
      />
      <Clashes at="contact" />
      <div data-wide>
        <TextArea
          rows={2}
          maxLength={limitOf('delivery_instructions').maxLength}
          {...field('delivery_instructions')}
          label={`Instructions for the ${values.pickup ? 'pickup' : 'driver'}`}
        />
      </div>
      <Clashes at="notes" />
    </FieldGrid>
  );
}

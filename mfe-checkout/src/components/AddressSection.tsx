import type { Schemas } from '@copper-carrot/contracts';
import { AddressField, type KnownAddress } from '@copper-carrot/shared-ui/AddressField';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { space } from '@copper-carrot/shared-ui/tokens';
import { type FocusEvent, useState } from 'react';
import { styled } from 'styled-components';
import { addressProblems, phoneProblem } from '../checkout/pre-submit';
import { lacksPlace, type Values } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { useAddresses } from '../hooks/useOrderData';
import { placeOf, saidInFull, theOrders, type TypedPlace, useTypedPlace } from '../hooks/useTypedPlace';
import { FieldGrid } from './FieldGrid';
import { SectionCard } from './SectionCard';

const typing = { wait: 700 };
const shownAtFirst = 4;

/** Where the food goes: one of the address book, or a new address; and whom the driver may call. */
export function AddressSection() {
  const { order, values } = useCheckout();
  return (
    <SectionCard
      section="address"
      complete={addressProblems(values).length === 0}
      about={
        values.pickup
          ? `You pick this order up at ${order.brand.name}. Your address tells us which kitchen is near.`
          : undefined
      }
    >
      <WhereTo />
      <Contact />
    </SectionCard>
  );
}

/** What its book calls an address, else whose door it is, else its street. */
const nameOf = ({ label, company_name, formatted_address }: Schemas['Address']) =>
  (label || company_name) ?? formatted_address.split(',')[0];

/** The rest of what comes along with it. */
const lineOf = (address: Schemas['Address']) =>
  [address.formatted_address, address.suite, address.delivery_instructions]
    .filter((part) => part && part !== nameOf(address))
    .join(' · ');

function WhereTo() {
  const { order, values, state, draft, change, errorOf, readOnly } = useCheckout();
  const { addresses, error: unreachable } = useAddresses(order.id);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useTypedPlace(order.id, values, lacksPlace(state.pending));
  if (!addresses && !unreachable) {
    return (
      <Loading label="Loading your addresses">
        <Skeleton height="8rem" />
      </Loading>
    );
  }
  const locked = readOnly || !order.can.edit_address;
  // An entry that was moved or deleted since says nothing of where this order goes.
  const entry = addresses?.find(({ id }) => id === values.address_id);
  const isMoved = values.address_id !== null && !isThere(entry, state.pending.address_id, values);
  const book = inFront(addresses ?? [], values.address_id);
  const hasPlace = values.formatted_address !== null || lacksPlace(state.pending);
  const isNew = book.length === 0 || isMoved || (values.address_id === null && hasPlace);
  const error =
    errorOf('address', 'formatted_address') ??
    errorOf('address', 'address_id') ??
    errorOf('address', 'google_place_id');
  const shown = all ? book : book.slice(0, shownAtFirst);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Whoever is still choosing where it goes may be on the way to a saved address.
    if (currentTarget.contains(relatedTarget)) return;
    // As it is now, not as it was drawn: a press on a saved address moves the focus after it has chosen.
    if (!lacksPlace(draft.snapshot().pending)) return;
    // Words that were typed in full and not picked from the list are an address as well.
    const said = saidInFull(typed);
    if (said.text === '') return;
    setTyped(said);
    change(placeOf(said));
  };
  return (
    <Choosing onBlur={leave}>
      {book.length > 0 && (
        <RadioGroup
          label="Deliver to"
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
      {isNew && (
        <NewAddress
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

/** Whether the chosen entry is where the order goes: what was just chosen is, whatever the order said before. */
const isThere = (
  entry: Schemas['Address'] | undefined,
  justChosen: number | null | undefined,
  { formatted_address: place }: Values,
) => entry !== undefined && (justChosen === entry.id || entry.formatted_address === place);

/** The chosen one is never among those that are hidden. */
const inFront = (book: readonly Schemas['Address'][], chosen: number | null) =>
  [...book].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));

interface NewAddressProps {
  typed: TypedPlace;
  setTyped: (typed: TypedPlace) => void;
  error?: string;
  disabled: boolean;
}

function NewAddress({ typed, setTyped, error, disabled }: NewAddressProps) {
  const { change } = useCheckout();
  const [picked, setPicked] = useState<KnownAddress | null>(null);
  const approximate = picked?.approximate && picked.formatted_address === typed.text;
  return (
    <>
      <AddressField
        label="Address"
        name="formatted_address"
        text={typed.text}
        error={error}
        disabled={disabled}
        onChange={(text, known) => {
          const said = known && {
            google_place_id: known.google_place_id,
            formatted_address: known.formatted_address,
          };
          setPicked(known);
          setTyped({ text, said });
          // The one before is not what stands here any more.
          change(placeOf({ text, said }));
        }}
      />
      {approximate && (
        <Notice tone="info">
          We place this address by its ZIP code. Suite and instructions help the driver.
        </Notice>
      )}
    </>
  );
}

function Contact() {
  const { order, values, change, errorOf, readOnly, draft } = useCheckout();
  const [leftPhone, setLeftPhone] = useState(false);
  const disabled = readOnly || !order.can.edit_address;
  const phone = leftPhone && values.contact_phone ? phoneProblem(values.contact_phone) : null;
  const field = (
    key: 'company_name' | 'suite' | 'contact_name' | 'contact_phone' | 'delivery_instructions',
  ) => ({
    name: key,
    value: values[key] ?? '',
    error: errorOf('address', key),
    disabled,
    onChange: (text: string) => change({ [key]: text }, typing),
    onBlur: () => void draft.flush(),
  });
  return (
    <FieldGrid>
      <TextField
        label="Company"
        required={false}
        maxLength={200}
        autoComplete="organization"
        {...field('company_name')}
      />
      <TextField
        label="Suite or floor"
        required={false}
        maxLength={100}
        autoComplete="address-line2"
        {...field('suite')}
      />
      <TextField
        label="Contact name"
        required={false}
        maxLength={200}
        autoComplete="name"
        {...field('contact_name')}
      />
      <TextField
        label="Contact phone"
        type="tel"
        required={values.pickup ? false : undefined}
        maxLength={40}
        autoComplete="tel"
        {...field('contact_phone')}
        error={errorOf('address', 'contact_phone') ?? phone ?? undefined}
        onBlur={() => {
          setLeftPhone(true);
          void draft.flush();
        }}
      />
      <div data-wide>
        <TextArea
          label="Instructions for the driver"
          required={false}
          rows={2}
          maxLength={1000}
          {...field('delivery_instructions')}
        />
      </div>
    </FieldGrid>
  );
}

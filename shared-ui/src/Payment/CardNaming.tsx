import { type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { TextField } from '../TextField/TextField';

export interface Naming {
  nickname: string;
  /** Others of the organization may pay with it. */
  shared: boolean;
}

export interface CardFieldsProps {
  /** Takes the payment method that the form made, and saves the card. */
  onMethod: (paymentMethodId: string, naming: Naming) => Promise<void>;
  /** Why the last card was refused. */
  error: string | undefined;
  /** Whose other members may be let pay with it; null where there is nothing to choose. */
  teamName: string | null;
  cancel: ReactNode;
}

/** What a new card is called, and who may use it. */
export function CardNaming({
  value,
  teamName,
  onChange,
}: {
  value: Naming;
  teamName: string | null;
  onChange: (naming: Naming) => void;
}) {
  return (
    <>
      <TextField
        label="Card nickname"
        required={false}
        maxLength={100}
        autoComplete="off"
        value={value.nickname}
        onChange={(nickname) => onChange({ ...value, nickname })}
      />
      {teamName && (
        <Checkbox checked={value.shared} onChange={(shared) => onChange({ ...value, shared })}>
          Let others of {teamName} pay with it
        </Checkbox>
      )}
    </>
  );
}

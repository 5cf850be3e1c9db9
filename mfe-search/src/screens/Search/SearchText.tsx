import { TextField } from '@copper-carrot/shared-ui';
import { useEffect, useState } from 'react';

const pauseMs = 350;

/** Words to search for; asked for once the typing pauses. */
export function SearchText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
    // Only a pause in the typing asks; a new `onChange` does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [typed]);
  return (
    <TextField
      label="Search dishes, packages and restaurants"
      labelHidden
      type="search"
      placeholder="Tacos, bánh mì, a kitchen’s name …"
      value={typed}
      onChange={setTyped}
    />
  );
}

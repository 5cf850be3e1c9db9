import { idIn, type Schemas } from '@copper-carrot/contracts';

/** Whether an address names another customer than who looks at it, as a site admin's may. */
export const isOthers = (customerId: string | undefined, user: Schemas['Session'] | null): boolean => {
  const id = idIn(customerId);
  return id !== null && id !== user?.id;
};

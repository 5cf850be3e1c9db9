import type { Schemas } from '@copper-carrot/contracts';

/** The place of a choice in the page. */
export const choiceId = ({ id }: Pick<Schemas['Choice'], 'id'>) => `choice-${id}`;

import type { Schemas } from '@copper-carrot/contracts';

export const choiceId = ({ id }: Pick<Schemas['Choice'], 'id'>) => `choice-${id}`;

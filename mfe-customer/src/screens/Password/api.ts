import type { BodyOf } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v1/password';

export const changePassword = (body: BodyOf<typeof path, 'patch'>) => client.patch(path, { body });

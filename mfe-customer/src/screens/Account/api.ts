import { type BodyOf, read, type Schemas } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/user';

export type Account = Schemas['Account'];
export type Device = Schemas['SignedInDevice'];

export const accountUrl = read(`${path}/account`, {});
export const devicesUrl = read(`${path}/sessions`, {});
const deletionUrl = read(`${path}/deletion`, {});

export const useAccount = () => useRead(accountUrl);
export const useDevices = () => useRead(devicesUrl);
export const useObstacles = () => useRead(deletionUrl);

export const changeAccount = (account: BodyOf<`${typeof path}/account`, 'patch'>['account']) =>
  client.patch(`${path}/account`, { body: { account } });

export const setAvatar = (upload_key: string) => client.put(`${path}/avatar`, { body: { upload_key } });
export const removeAvatar = () => client.delete(`${path}/avatar`);

export const nameEmail = (body: BodyOf<`${typeof path}/email`, 'post'>) =>
  client.post(`${path}/email`, { body });
export const keepEmail = () => client.delete(`${path}/email`);

export const endSession = (id: number) => client.delete(`${path}/sessions/{id}`, { params: { id } });
export const endOtherSessions = () => client.delete(`${path}/sessions`);

export const deleteAccount = (current_password: string) =>
  client.post(`${path}/deletion`, { body: { current_password } });

import { pageQuery, type PhotoShootStatus, read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/photographer/photo_shoots';
export const pageSize = 20;

export const shootsUrl = (page: number) => read(path, { query: pageQuery(page, pageSize) });
export const shootUrl = (id: number) => read(`${path}/{id}`, { params: { id } });
/** Of each page of the list. */
export const allShoots = read(path);

/** Says what became of a shoot, or changes its notes. */
export const changeShoot = (id: number, photo_shoot: { status?: PhotoShootStatus; notes?: string }) =>
  client.patch(`${path}/{id}`, { params: { id }, body: { photo_shoot } });

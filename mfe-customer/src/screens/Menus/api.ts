import { href, read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/orderer/shareable_menus';

export const menusUrl = (query: { team_id?: number; limit: number; offset: number }) => read(path, { query });
/** All lists of menus, to read again. */
export const everyMenusUrl = read(path, {});
export const sharedMenuUrl = (code: string) =>
  read('/cpi/v2/public/shareable_menus/{code}', { params: { code } });
export const menuFile = (code: string) =>
  read('/cpi/v2/public/shareable_menus/{code}/file', { params: { code } });

/** Shares the menu of an order; again it is the same link. */
export const shareMenu = (orderId: number) =>
  client.post(path, { body: { shareable_menu: { order_id: orderId } } });

export const removeMenu = (id: number) => client.delete(`${path}/{id}`, { params: { id } });

export const menusPage = (organizationId: number | string | undefined) =>
  organizationId === undefined ? href.customerMenus() : href.organizationMenus({ organizationId });

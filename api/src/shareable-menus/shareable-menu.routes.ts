import { idParams, networkOf, nothing, rateLimit, Reply, routes } from '../http';
import { drawMenu } from './draw-menu';
import { listMenus, loadMenu, loadShared, presentShared, removeMenu, renameMenu, shareMenu } from './menus';
import {
  codeParams,
  menuAnswer,
  menuBody,
  menusAnswer,
  menusQuery,
  newMenuBody,
  sharedMenuAnswer,
} from './shareable-menu.schemas';

/** Menus of orders, to share with those who eat (2 §7). */
export const menuRoutes = routes({ tag: 'Shareable menus', base: '/cpi/v2/orderer' });
/** Shared menus for everybody who has the link. */
export const sharedMenuRoutes = routes({ tag: 'Shareable menus', base: '/cpi/v2/public' });

const spec = '2 §7';
const drawLimit = rateLimit({
  name: 'shared_menu_files',
  tries: 60,
  seconds: 10 * 60,
  says: 'Too many menus were drawn for you.',
});

menuRoutes.get(
  '/shareable_menus',
  {
    summary: 'Menus that are shared, the latest first',
    spec,
    who: 'signed-in',
    query: menusQuery,
    answer: menusAnswer,
  },
  ({ actor, query }) => listMenus(query, actor),
);
menuRoutes.post(
  '/shareable_menus',
  {
    summary: 'Shares the menu of an order; again it is the same one',
    spec,
    who: 'signed-in',
    body: newMenuBody,
    answer: menuAnswer,
    status: 201,
  },
  async ({ actor, body }) => {
    const { menu, isNew } = await shareMenu(body.shareable_menu, actor);
    return isNew ? menu : Reply.json(200, menu);
  },
);
menuRoutes.get(
  '/shareable_menus/:id',
  { summary: 'A menu that is shared', spec, who: 'signed-in', params: idParams, answer: menuAnswer },
  ({ actor, params }) => loadMenu(params.id, actor),
);
menuRoutes.patch(
  '/shareable_menus/:id',
  { summary: 'Renames a menu', spec, who: 'signed-in', params: idParams, body: menuBody, answer: menuAnswer },
  ({ actor, params, body }) => renameMenu(params.id, body.shareable_menu.name, actor),
);
menuRoutes.delete(
  '/shareable_menus/:id',
  {
    summary: 'Shares a menu no more: its link leads nowhere',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => removeMenu(params.id, actor),
);

sharedMenuRoutes.get(
  '/shareable_menus/:code',
  { summary: 'A menu by its link', spec, who: 'anyone', params: codeParams, answer: sharedMenuAnswer },
  async ({ params }) => presentShared(await loadShared(params.code)),
);
sharedMenuRoutes.get(
  '/shareable_menus/:code/file',
  {
    summary: 'A menu by its link, as PDF',
    who: 'anyone',
    params: codeParams,
    answer: nothing,
    produces: 'application/pdf',
  },
  async ({ params, request }) => {
    const menu = await loadShared(params.code);
    await drawLimit.spend(networkOf(request));
    return Reply.file(
      await drawMenu(presentShared(menu), menu.created_at),
      'application/pdf',
      `menu-${menu.id}.pdf`,
    );
  },
);

import Joi from 'joi';
import { notFound } from '../../errors';
import { id, idParams, listQuery, nothing, routes } from '../../http';
import { changeDraft, createDraft, listDrafts, loadDraft, publishDraft, removeDraft } from './draft-items';
import { changeOwnDish, createOwnDish, listOwnDishes, loadOwnDish, removeOwnDish } from './menu-items';
import {
  brandMenuBody,
  dishOfMenuBody,
  draftBody,
  draftMenuItem,
  draftMenuItemList,
  draftsQuery,
  menuItemBody,
  menuItemsQuery,
  modifierGroupBody,
  newDraftBody,
  newMenuBodyOfBrand,
  newMenuItemBody,
  newModifierGroupBody,
  ownMenu,
  ownMenuItem,
  ownMenuItemList,
  ownMenuList,
  ownMenusQuery,
  ownModifierGroup,
  ownModifierGroupList,
} from './menu.schemas';
import {
  changeModifierGroup,
  createModifierGroup,
  listModifierGroups,
  loadModifierGroup,
  removeModifierGroup,
} from './modifier-groups';
import { changeOwnMenu, createOwnMenu, listOwnMenus, loadOwnMenu, removeOwnMenu } from './own-menus';

/** What the acting brand has on its menus, for its own people (2 §7). */
export const ownMenuRoutes = routes({ tag: 'Caterer catalogue', base: '/cpi/v2/caterer' });

const spec = '2 §7';
const who = 'signed-in';
const params = idParams;
const dishOfMenuParams = Joi.object<{ id: number; menuItemId: number }, true>({
  id: id().required(),
  menuItemId: id().required(),
});

ownMenuRoutes.get(
  '/menus',
  {
    summary: 'The menus of the acting brand with their dishes',
    spec,
    who,
    query: ownMenusQuery,
    answer: ownMenuList,
  },
  ({ actor, query }) => listOwnMenus(query, actor),
);
ownMenuRoutes.post(
  '/menus',
  { summary: 'Makes a menu', spec, who, body: newMenuBodyOfBrand, answer: ownMenu, status: 201 },
  ({ actor, body }) => createOwnMenu(body.menu, actor),
);
ownMenuRoutes.get(
  '/menus/:id',
  { summary: 'A menu with its dishes', spec, who, params, answer: ownMenu },
  (call) => loadOwnMenu(call.params.id, call.actor),
);
ownMenuRoutes.patch(
  '/menus/:id',
  { summary: 'Changes a menu', spec, who, params, body: brandMenuBody, answer: ownMenu },
  (call) => changeOwnMenu(call.params.id, call.body.menu, call.actor),
);
ownMenuRoutes.delete(
  '/menus/:id',
  { summary: 'Sells a menu no more', spec, who, params, answer: nothing, status: 204 },
  (call) => removeOwnMenu(call.params.id, call.actor),
);
ownMenuRoutes.get(
  '/menus/:id/menu_items',
  {
    summary: 'The dishes of a menu',
    spec,
    who,
    params,
    query: listQuery(),
    answer: ownMenuItemList,
  },
  async (call) => {
    await loadOwnMenu(call.params.id, call.actor);
    return listOwnDishes({ ...call.query, menu_id: call.params.id }, call.actor);
  },
);
ownMenuRoutes.post(
  '/menus/:id/menu_items',
  {
    summary: 'Puts a dish on a menu',
    spec,
    who,
    params,
    body: dishOfMenuBody,
    answer: ownMenuItem,
    status: 201,
  },
  async (call) => {
    await loadOwnMenu(call.params.id, call.actor);
    return createOwnDish({ ...call.body.menu_item, menu_id: call.params.id }, call.actor);
  },
);
ownMenuRoutes.patch(
  '/menus/:id/menu_items/:menuItemId',
  {
    summary: 'Changes a dish of a menu',
    spec,
    who,
    params: dishOfMenuParams,
    body: menuItemBody,
    answer: ownMenuItem,
  },
  async (call) => {
    await dishOf(call.params, call.actor);
    return changeOwnDish(call.params.menuItemId, call.body.menu_item, call.actor);
  },
);
ownMenuRoutes.delete(
  '/menus/:id/menu_items/:menuItemId',
  {
    summary: 'Takes a dish off its menu',
    spec,
    who,
    params: dishOfMenuParams,
    answer: nothing,
    status: 204,
  },
  async (call) => {
    await dishOf(call.params, call.actor);
    await removeOwnDish(call.params.menuItemId, call.actor);
  },
);

ownMenuRoutes.get(
  '/menu_items',
  {
    summary: 'The dishes of the acting brand',
    spec,
    who,
    query: menuItemsQuery,
    answer: ownMenuItemList,
  },
  ({ actor, query }) => listOwnDishes(query, actor),
);
ownMenuRoutes.post(
  '/menu_items',
  { summary: 'Puts a dish on a menu', spec, who, body: newMenuItemBody, answer: ownMenuItem, status: 201 },
  ({ actor, body }) => createOwnDish(body.menu_item, actor),
);
ownMenuRoutes.get('/menu_items/:id', { summary: 'A dish', spec, who, params, answer: ownMenuItem }, (call) =>
  loadOwnDish(call.params.id, call.actor),
);
ownMenuRoutes.patch(
  '/menu_items/:id',
  { summary: 'Changes a dish', spec, who, params, body: menuItemBody, answer: ownMenuItem },
  (call) => changeOwnDish(call.params.id, call.body.menu_item, call.actor),
);
ownMenuRoutes.delete(
  '/menu_items/:id',
  { summary: 'Takes a dish off its menu', spec, who, params, answer: nothing, status: 204 },
  (call) => removeOwnDish(call.params.id, call.actor),
);

ownMenuRoutes.get(
  '/modifier_groups',
  {
    summary: 'The additions that the acting brand offers',
    spec,
    who,
    query: listQuery(),
    answer: ownModifierGroupList,
  },
  ({ actor, query }) => listModifierGroups(query, actor),
);
ownMenuRoutes.post(
  '/modifier_groups',
  {
    summary: 'Offers additions',
    spec,
    who,
    body: newModifierGroupBody,
    answer: ownModifierGroup,
    status: 201,
  },
  ({ actor, body }) => createModifierGroup(body.modifier_group, actor),
);
ownMenuRoutes.get(
  '/modifier_groups/:id',
  { summary: 'Additions of one kind', spec, who, params, answer: ownModifierGroup },
  (call) => loadModifierGroup(call.params.id, call.actor),
);
ownMenuRoutes.patch(
  '/modifier_groups/:id',
  { summary: 'Changes additions', spec, who, params, body: modifierGroupBody, answer: ownModifierGroup },
  (call) => changeModifierGroup(call.params.id, call.body.modifier_group, call.actor),
);
ownMenuRoutes.delete(
  '/modifier_groups/:id',
  { summary: 'Offers additions no more', spec, who, params, answer: nothing, status: 204 },
  (call) => removeModifierGroup(call.params.id, call.actor),
);

ownMenuRoutes.get(
  '/caterer_draft_menu_items',
  {
    summary: 'The drafts of dishes of the acting brand, the latest first',
    spec,
    who,
    query: draftsQuery,
    answer: draftMenuItemList,
  },
  ({ actor, query }) => listDrafts(query, actor),
);
ownMenuRoutes.post(
  '/caterer_draft_menu_items',
  { summary: 'Begins a draft of a dish', spec, who, body: newDraftBody, answer: draftMenuItem, status: 201 },
  ({ actor, body }) => createDraft(body.caterer_draft_menu_item, actor),
);
ownMenuRoutes.get(
  '/caterer_draft_menu_items/:id',
  { summary: 'A draft of a dish', spec, who, params, answer: draftMenuItem },
  (call) => loadDraft(call.params.id, call.actor),
);
ownMenuRoutes.patch(
  '/caterer_draft_menu_items/:id',
  { summary: 'Changes a draft', spec, who, params, body: draftBody, answer: draftMenuItem },
  (call) => changeDraft(call.params.id, call.body.caterer_draft_menu_item, call.actor),
);
ownMenuRoutes.delete(
  '/caterer_draft_menu_items/:id',
  { summary: 'Throws a draft away', spec, who, params, answer: nothing, status: 204 },
  (call) => removeDraft(call.params.id, call.actor),
);
ownMenuRoutes.post(
  '/caterer_draft_menu_items/:id/publish',
  { summary: 'Puts a draft on the menu, once', spec, who, params, answer: ownMenuItem },
  (call) => publishDraft(call.params.id, call.actor),
);

/** 404 for a dish that is not on that menu of the acting brand. */
async function dishOf(
  { id: menuId, menuItemId }: { id: number; menuItemId: number },
  actor: Parameters<typeof loadOwnDish>[1],
): Promise<void> {
  const dish = await loadOwnDish(menuItemId, actor);
  if (dish.menu_id !== menuId) throw notFound();
}

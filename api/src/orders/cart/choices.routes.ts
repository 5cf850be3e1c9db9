import Joi from 'joi';
import { optionView, presentOption } from '../../catalog';
import { invalid } from '../../errors';
import { authorize, id, idParams, routes } from '../../http';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { addOptionBody, resetChoicesBody } from '../order.schemas';
import { choicesReset } from '../reading/cart-answers.schemas';
import { addComboOption } from './add-combo-option';
import { resetChoices } from './reset-choices';

export const choicesRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

choicesRoutes.post(
  '/orders/:id/reset_choices',
  {
    summary: 'Brings the choices of a cart to the menu of today, keeping what is still offered',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: resetChoicesBody,
    answer: choicesReset,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    return resetChoices({
      orderId: order.id,
      actor,
      persist: body.persist_changes ?? true,
      version: body.lock_version,
    });
  },
);

choicesRoutes.post(
  '/orders/:id/package/items/:choiceId/options',
  {
    summary: 'Adds a combination of options to a choice, for one order alone',
    spec: '1 §7',
    who: 'signed-in',
    params: Joi.object<{ id: number; choiceId: number }, true>({
      id: id().required(),
      choiceId: id().required(),
    }),
    body: addOptionBody,
    answer: optionView,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    const { combo_of, name } = body.package_item_option ?? body;
    if (!combo_of) throw invalid('combo_of', 'blank', 'is needed');
    const option = { combo_of, ...(name === undefined ? {} : { name }) };
    return presentOption(
      await addComboOption({
        orderId: order.id,
        choiceId: params.choiceId,
        option,
        version: body.lock_version,
        actor,
      }),
    );
  },
);

import { idParams, nothing, presentList, routes } from '../http';
import { teamOf } from './planner.policy';
import { presentTemplate } from './template.presenter';
import {
  copyTemplateBody,
  defaultTemplateAnswer,
  newTemplateBody,
  ofTeamQuery,
  templateAnswer,
  templateBody,
  templatesAnswer,
  templatesQuery,
} from './template.schemas';
import {
  changeTemplate,
  copyTemplate,
  createTemplate,
  defaultTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
} from './templates';

/** What planned meals of an organization begin with (2 §7). */
export const orderTemplateRoutes = routes({ tag: 'Meal planner', base: '/cpi/v2/orderer' });

const spec = '2 §7';
const who = 'signed-in';

orderTemplateRoutes.get(
  '/order_templates',
  {
    summary: 'Order templates of an organization, by name',
    spec,
    who,
    query: templatesQuery,
    answer: templatesAnswer,
  },
  async ({ actor, query }) =>
    presentList(await listTemplates(teamOf(query.team_id, actor), query), (row) =>
      presentTemplate(row, actor),
    ),
);
orderTemplateRoutes.post(
  '/order_templates',
  {
    summary: 'Keeps an order template',
    spec,
    who,
    body: newTemplateBody,
    answer: templateAnswer,
    status: 201,
  },
  async ({ actor, body }) =>
    presentTemplate(await createTemplate(teamOf(body.team_id, actor), body.order_template, actor), actor),
);
orderTemplateRoutes.get(
  '/order_template',
  {
    summary: 'The order template that planned meals begin with',
    spec,
    who,
    query: ofTeamQuery,
    answer: defaultTemplateAnswer,
  },
  async ({ actor, query }) => {
    const found = await defaultTemplate(teamOf(query.team_id, actor));
    return { order_template: found && presentTemplate(found, actor) };
  },
);
orderTemplateRoutes.get(
  '/order_templates/:id',
  { summary: 'An order template', spec, who, params: idParams, answer: templateAnswer },
  async ({ actor, params }) => presentTemplate(await findTemplate(params.id, actor), actor),
);
orderTemplateRoutes.patch(
  '/order_templates/:id',
  {
    summary: 'Changes an order template',
    spec,
    who,
    params: idParams,
    body: templateBody,
    answer: templateAnswer,
  },
  async ({ actor, params, body }) =>
    presentTemplate(await changeTemplate(params.id, body.order_template, actor), actor),
);
orderTemplateRoutes.post(
  '/order_templates/:id/copy',
  {
    summary: 'Copies an order template',
    spec,
    who,
    params: idParams,
    body: copyTemplateBody,
    answer: templateAnswer,
    status: 201,
  },
  async ({ actor, params, body }) =>
    presentTemplate(await copyTemplate(params.id, body.order_template?.name, actor), actor),
);
orderTemplateRoutes.delete(
  '/order_templates/:id',
  {
    summary: 'Removes an order template; meals and rules that began with it stay',
    spec,
    who,
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => deleteTemplate(params.id, actor),
);

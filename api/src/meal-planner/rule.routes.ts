import { idParams, networkOf, nothing, pageOf, presentList, routes, untilGone } from '../http';
import { createDraftOfRule } from './change-drafts';
import { presentDraft } from './draft.presenter';
import { draftAnswer, ruleDraftBody } from './draft.schemas';
import { planLimit, populate } from './populate';
import { rangeOf } from './range';
import { resultsOf } from './results';
import { presentRule } from './rule.presenter';
import {
  newRuleBody,
  populateBody,
  populatedAnswer,
  resultsAnswer,
  resultsQuery,
  ruleAnswer,
  ruleBody,
  rulesAnswer,
  rulesQuery,
} from './rule.schemas';
import { changeRule, createRule, deleteRule, findRule, listRules } from './rules';
import { teamOf } from './planner.policy';

/** Rules by which meals of an organization are planned (2 §7). */
export const managedRuleRoutes = routes({ tag: 'Meal planner', base: '/cpi/v2/orderer' });

const spec = '2 §7';
const who = 'signed-in';
/** As many days as a quarter has. */
const mostDays = 92;

managedRuleRoutes.get(
  '/managed_rules',
  { summary: 'Rules of an organization, by name', spec, who, query: rulesQuery, answer: rulesAnswer },
  async ({ actor, query }) =>
    presentList(await listRules(teamOf(query.team_id, actor), query), (row) => presentRule(row, actor)),
);
managedRuleRoutes.post(
  '/managed_rules',
  { summary: 'Keeps a rule', spec, who, body: newRuleBody, answer: ruleAnswer, status: 201 },
  async ({ actor, body }) =>
    presentRule(await createRule(teamOf(body.team_id, actor), body.managed_rule, actor), actor),
);
managedRuleRoutes.post(
  '/managed_rules/populate',
  {
    summary: 'Plans the meals of all rules between two days; what was planned by hand stays',
    spec,
    who,
    body: populateBody,
    answer: populatedAnswer,
  },
  async ({ actor, body, request, response }) => {
    const teamId = teamOf(body.team_id, actor);
    const range = rangeOf(body, mostDays);
    await planLimit.spend(networkOf(request));
    return populate(teamId, range, actor, untilGone(response));
  },
);
managedRuleRoutes.get(
  '/managed_rules/:id',
  { summary: 'A rule', spec, who, params: idParams, answer: ruleAnswer },
  async ({ actor, params }) => presentRule(await findRule(params.id, actor), actor),
);
managedRuleRoutes.patch(
  '/managed_rules/:id',
  { summary: 'Changes a rule', spec, who, params: idParams, body: ruleBody, answer: ruleAnswer },
  async ({ actor, params, body }) =>
    presentRule(await changeRule(params.id, body.managed_rule, actor), actor),
);
managedRuleRoutes.delete(
  '/managed_rules/:id',
  {
    summary: 'Removes a rule; its meals stay',
    spec,
    who,
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => deleteRule(params.id, actor),
);
managedRuleRoutes.post(
  '/managed_rules/:id/draft_orders',
  {
    summary: 'Plans a meal of a rule by hand',
    spec,
    who,
    params: idParams,
    body: ruleDraftBody,
    answer: draftAnswer,
    status: 201,
  },
  async ({ actor, params, body }) =>
    presentDraft(await createDraftOfRule(params.id, body.draft_order, actor), actor),
);
managedRuleRoutes.get(
  '/managed_rules/:id/results',
  {
    summary: 'What a rule could plan on a day, the best first',
    spec,
    who,
    params: idParams,
    query: resultsQuery,
    answer: resultsAnswer,
  },
  async ({ actor, params, query, response }) =>
    pageOf(await resultsOf(await findRule(params.id, actor), query.date, actor, untilGone(response)), query),
);

import { type AnswerOf, type BodyOf, type QueryOf, read, type Read } from '@copper-carrot/contracts';
import { client, type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';

const base = '/cpi/v2/orderer';
const drafts = `${base}/draft_orders` as const;
const draft = `${base}/draft_orders/{id}` as const;
const plan = `${base}/meal_plan` as const;

export type Draft = AnswerOf<typeof draft, 'get'>;
export type DraftFields = BodyOf<typeof draft, 'patch'>['draft_order'];
export type NewDraft = BodyOf<typeof drafts, 'post'>['draft_order'];
export type DraftResult = AnswerOf<typeof updateAllPath, 'patch'>['records'][number];
export type DraftUpdate = BodyOf<typeof updateAllPath, 'patch'>['draft_orders'][number];
export type MealPlan = AnswerOf<typeof plan, 'get'>;
const updateAllPath = `${base}/draft_orders/update_all` as const;

export interface Span {
  from: string;
  to: string;
}

/** What a change of a draft makes stale: the lists of every span, and their weeks. */
export const staleDrafts: readonly Read<unknown>[] = [drafts, plan];
export const draftUrl = (id: number) => read(draft, { params: { id } });

export const useDrafts = (teamId: number, { from, to }: Span) =>
  useRead(read(drafts, { query: { team_id: teamId, from, to } }), { keepPrevious: true });
export const useDraft = (id: number | null, options?: ReadOptions) =>
  useRead(id === null ? null : draftUrl(id), options);
export const useMealPlan = (teamId: number, { from, to }: Span) =>
  useRead(read(plan, { query: { team_id: teamId, from, to } }), { keepPrevious: true });

export const addDraft = (teamId: number, fields: NewDraft) =>
  client.post(drafts, { body: { team_id: teamId, draft_order: fields } });
export const changeDraft = (id: number, fields: DraftFields) =>
  client.patch(draft, { params: { id }, body: { draft_order: fields } });
export const removeDraft = (id: number) => client.delete(draft, { params: { id } });
export const createOrder = (id: number) =>
  client.post(`${base}/draft_orders/{id}/create_order`, { params: { id }, body: {} });
/** Each with its own result. */
export const updateDrafts = (updates: DraftUpdate[]) =>
  client.patch(updateAllPath, { body: { draft_orders: updates } });

const templates = `${base}/order_templates` as const;
const template = `${base}/order_templates/{id}` as const;

export type Template = AnswerOf<typeof template, 'get'>;
export type TemplateFields = BodyOf<typeof template, 'patch'>['order_template'];
export type NewTemplate = BodyOf<typeof templates, 'post'>['order_template'];

export const mostTemplates = 100;
export const staleTemplates: readonly Read<unknown>[] = [templates, `${base}/order_template`];
export const templateUrl = (id: number) => read(template, { params: { id } });

export const useTemplates = (teamId: number) =>
  useRead(read(templates, { query: { team_id: teamId, limit: mostTemplates } }));
export const useTemplate = (id: number) => useRead(templateUrl(id), { failure: 'page' });
/** What a new meal begins with; null without a template. */
export const useDefaultTemplate = (teamId: number) =>
  useRead(read(`${base}/order_template`, { query: { team_id: teamId } })).data?.order_template;

export const addTemplate = (teamId: number, fields: NewTemplate) =>
  client.post(templates, { body: { team_id: teamId, order_template: fields } });
export const changeTemplate = (id: number, fields: TemplateFields) =>
  client.patch(template, { params: { id }, body: { order_template: fields } });
export const copyTemplate = (id: number, name: string) =>
  client.post(`${base}/order_templates/{id}/copy`, { params: { id }, body: { order_template: { name } } });
export const removeTemplate = (id: number) => client.delete(template, { params: { id } });

const rules = `${base}/managed_rules` as const;
const rule = `${base}/managed_rules/{id}` as const;

export type Rule = AnswerOf<typeof rule, 'get'>;
export type RuleFields = BodyOf<typeof rule, 'patch'>['managed_rule'];
export type NewRule = BodyOf<typeof rules, 'post'>['managed_rule'];
export type Populated = AnswerOf<typeof populatePath, 'post'>;
export type Unmet = Populated['unmet'][number];
const populatePath = `${base}/managed_rules/populate` as const;

export const mostRules = 100;
export const staleRules: readonly Read<unknown>[] = [rules];
export const ruleUrl = (id: number) => read(rule, { params: { id } });

export const useRules = (teamId: number) =>
  useRead(read(rules, { query: { team_id: teamId, limit: mostRules } }));
export const useRule = (id: number) => useRead(ruleUrl(id), { failure: 'page' });
/** What could come on a day by a rule, the best first. */
export const useRuleResults = (id: number | null, date: string) =>
  useRead(
    id === null
      ? null
      : read(`${base}/managed_rules/{id}/results`, { params: { id }, query: { date, limit: 6 } }),
    { failure: 'own' },
  );

export const addRule = (teamId: number, fields: NewRule) =>
  client.post(rules, { body: { team_id: teamId, managed_rule: fields } });
export const changeRule = (id: number, fields: RuleFields) =>
  client.patch(rule, { params: { id }, body: { managed_rule: fields } });
export const removeRule = (id: number) => client.delete(rule, { params: { id } });
export const populate = (teamId: number, { from, to }: Span) =>
  client.post(populatePath, { body: { team_id: teamId, from, to }, timeoutMs: 60_000 });

export type PackageQuery = QueryOf<'/cpi/v1/public/packages/search'>;
export const usePackages = (query: PackageQuery | null) =>
  useRead(query && read('/cpi/v1/public/packages/search', { query }), {
    keepPrevious: true,
    failure: 'own',
  });

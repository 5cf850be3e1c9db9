export { draftOrderRoutes } from './draft.routes';
export { managedRuleRoutes } from './rule.routes';
export { orderTemplateRoutes } from './template.routes';
export { standingOrderJobs } from './send-standing';
export { plannerMails } from './planner.mails';

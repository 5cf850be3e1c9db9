export { draftOrderRoutes } from './draft.routes';
export { managedRuleRoutes } from './rule.routes';
export { orderTemplateRoutes } from './template.routes';

export * from './pricing';
export * from './serviceability';

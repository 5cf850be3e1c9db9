export * from './diets';
export * from './fees';
export * from './pricing';
export * from './serviceability';

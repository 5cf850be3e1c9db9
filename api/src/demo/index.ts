export { demoAccounts, demoPassword, type DemoAccount } from './accounts.data';
export { demoJobs } from './demo.jobs';
export { ensureDemoCards } from './ensure-demo-cards';
export { generateDemo } from './generate';
export { seedDatabase, type SeedSize } from './seed-database';

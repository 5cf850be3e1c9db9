import { addDays } from '../schedule';
import { type DemoDataset } from './dataset';

/** When a caterer last said what is in the dishes of something; one in ten has not done so yet. */
export function statedOn(dataset: DemoDataset, what: string): string | null {
  const random = dataset.random.fork(`stated/${what}`);
  return random.chance(0.1) ? null : addDays(dataset.today, -random.int(5, 300));
}

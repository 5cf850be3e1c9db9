import { createRoot } from 'react-dom/client';
import { siteData } from '../site-data';
import { OverrideBanner } from './OverrideBanner';

/**
 * In a separate React root, so that it is shown even if the shell failed, which may be the override's
 * fault.
 */
export function showOverrides(): void {
  const { overrides } = siteData();
  if (overrides.length === 0) return;
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<OverrideBanner overrides={overrides} />);
}

import { createRoot } from 'react-dom/client';
import { siteData } from '../site-data';
import { OverrideBanner } from './OverrideBanner';

/** In a root of its own, so that it stands over a page whose shell broke: that may be what is looked at. */
export function showOverrides(): void {
  const { overrides } = siteData();
  if (overrides.length === 0) return;
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<OverrideBanner overrides={overrides} />);
}

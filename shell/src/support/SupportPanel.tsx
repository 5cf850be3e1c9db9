import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatPhone, isBusinessHour, sentences, supportPhone, telHref } from '@copper-carrot/contracts';
import { events, type Events, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, layer, media, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { SafeFrame } from '../auth/SafeFrame';

interface SupportPanelProps {
  isSent: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The support panel: a phone number and a form in a frame (2 §2). */
export function SupportPanel({ isSent, onSent, onClose }: SupportPanelProps) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const caterer = useShownCaterer(pathname);
  const root = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    root.current?.focus();
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  // Fixed at opening, so that navigation keeps the typed text.
  const [source] = useState(() => frameSource(`${pathname}${search}`, user));
  return (
    <Root ref={root} role="dialog" aria-labelledby="support-title" tabIndex={-1}>
      <Top>
        <h2 id="support-title">Need Help?</h2>
        <Button variant="quiet" icon="close" aria-label="Close help" onClick={onClose} />
      </Top>
      <dl>
        {caterer && (
          <div>
            <dt>About the food: {caterer.name}</dt>
            <dd>
              <a href={telHref(caterer.phone)}>{formatPhone(caterer.phone)}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>About anything else</dt>
          <dd>
            <a href={telHref(supportPhone)}>{supportPhone}</a>
            <small>
              {isBusinessHour(new Date())
                ? 'We answer the phone now.'
                : 'We answer the phone Monday to Friday, 9 am to 5 pm in New York.'}
            </small>
          </dd>
        </div>
      </dl>
      {isSent ? (
        <Notice tone="success" live>
          {sentences.supportSent}
        </Notice>
      ) : (
        <SafeFrame
          src={source}
          title="Ask the support team"
          height={352}
          ground="raised"
          onSuccess={onSent}
        />
      )}
    </Root>
  );
}

/** The caterer that the shown page is about; the bus also holds earlier pages' events. */
function useShownCaterer(pathname: string): Events['caterer.shown@1'] | null {
  const [shown, setShown] = useState<Events['caterer.shown@1'] | null>(null);
  useEffect(() => events.on('caterer.shown@1', setShown), []);
  return shown && pathname.startsWith(shown.path) ? shown : null;
}

/** The person's data goes into the fragment, which is neither sent to a server nor logged. */
function frameSource(url: string, user: ReturnType<typeof useUser>): string {
  const query = new URLSearchParams({ body: '', url });
  const person = user ? `#${new URLSearchParams({ name: nameOf(user), email: user.email }).toString()}` : '';
  return `/safe/support?${query.toString()}${person}`;
}

const nameOf = ({ first_name: first, last_name: last }: NonNullable<ReturnType<typeof useUser>>) =>
  `${first} ${last}`.trim();

const Root = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.modal};
  display: grid;
  gap: ${space(4)};
  max-height: calc(100dvh - ${space(8)});
  padding: ${space(5)};
  overflow: auto;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large} ${radius.large} 0 0;
  box-shadow: ${shadow.high};

  dl {
    display: grid;
    gap: ${space(3)};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  dd {
    display: grid;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }

  ${media.tablet} {
    inset: auto ${space(6)} 5rem auto;
    width: 24rem;
    max-height: calc(100dvh - 7rem);
    border-radius: ${radius.large};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: ${text.heading};
  }
`;

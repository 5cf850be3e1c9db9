import { PageError, sentences, unhandled } from '@copper-carrot/contracts';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorState } from '../ErrorState/ErrorState';

export interface SectionProps {
  /** What is missing, such as "We could not load the news". */
  title?: string;
  /** The screen as a whole: what may not be seen, or is not there, becomes the page's own error page. */
  page?: boolean;
  children: ReactNode;
}

/** A part of a page that fails by itself: a read that did not come is said here, can be tried again, and the rest lives on. */
export function Section(props: SectionProps) {
  const { key } = useLocation();
  return <Boundary {...props} visit={key} />;
}

type Caught = { error: Error } | null;
type State = { caught: Caught; visit: string; tries: number };

class Boundary extends Component<SectionProps & { visit: string }, State> {
  override state: State = { caught: null, visit: this.props.visit, tries: 0 };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { caught: { error } };
  }

  /** Another page, or the same one asked for otherwise, is no failure yet. */
  static getDerivedStateFromProps({ visit }: { visit: string }, state: State): Partial<State> | null {
    return visit === state.visit ? null : { visit, caught: null };
  }

  readonly tryAgain = () => this.setState(({ tries }) => ({ caught: null, tries: tries + 1 }));

  override render() {
    const { title, page = false, children } = this.props;
    const { caught, tries } = this.state;
    if (!caught) return tries > 0 ? <Again key={tries}>{children}</Again> : children;
    const { error } = caught;
    // Only a read may fail here: a fault in code belongs to whoever watches the release.
    if ((error as Error | null | undefined)?.name !== 'ApiFailure') throw error;
    const { statusCode, message } = unhandled(error);
    if (page && elsewhere.includes(statusCode)) throw new PageError(statusCode, message);
    const isOffline = 'status' in error && error.status === 0;
    return (
      <Failed title={title} waits={isOffline} onRetry={this.tryAgain}>
        {message}
      </Failed>
    );
  }
}

const elsewhere = [401, 403, 404];

interface FailedProps {
  title: string | undefined;
  /** For the connection, which may come back by itself. */
  waits: boolean;
  onRetry: () => void;
  children: string;
}

function Failed({ title, waits, onRetry, children }: FailedProps) {
  useEffect(() => {
    if (!waits) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [waits, onRetry]);
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {children || sentences.unexpected}
    </ErrorState>
  );
}

/** What is tried again takes the focus that its button had. */
function Again({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Place ref={root} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

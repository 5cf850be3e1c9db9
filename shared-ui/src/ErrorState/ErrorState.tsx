import { sentences } from '@copper-carrot/contracts';
import { type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  /** Tries the same again; a promise keeps its button pending. */
  onRetry?: () => unknown;
  action?: ReactNode;
}

/** What happened instead of the screen, and how to go on. */
export function ErrorState({ title = 'That did not work', children, onRetry, action }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon="warning"
        title={title}
        action={
          action ??
          (onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          ))
        }
      >
        {children ?? sentences.unexpected}
      </EmptyState>
    </div>
  );
}

import { messageOf } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ScreenSkeleton } from '../slot/ScreenSkeleton';
import { type Remote, useRemotes } from './api';
import { DeployKey } from './deploy-key';
import { RemoteHealth } from './RemoteHealth';
import { RemoteRow } from './RemoteRow';
import { nameOf, timeOf } from './words';

/** The platform page for teams: live releases, health, log, and commands for key holders. */
export function PlatformPage() {
  const [{ key, refusal }, keep] = useState<{ key: string; refusal?: string }>({ key: '' });
  const onRefused = useCallback((why: string) => keep({ key: '', refusal: why }), []);
  return (
    <DeployKey value={key}>
      <Stack gap={6}>
        <PageTitle below="What is live of each remote, how it did in the last 24 hours, what failed in the last week, and what was done.">
          Platform
        </PageTitle>
        <KeyForm isThere={key !== ''} refusal={refusal} onKeep={(next) => keep({ key: next })} />
        <Remotes onRefused={onRefused} />
      </Stack>
    </DeployKey>
  );
}

function Remotes({ onRefused }: { onRefused: (why: string) => void }) {
  const { data, error, refresh } = useRemotes();
  const [query] = useSearchParams();
  const isPhone = useBelow('tablet');
  const refusal = isApiFailure(error) && error.code === 'deploy_key-unknown' ? messageOf(error) : undefined;
  useEffect(() => {
    if (refusal !== undefined) onRefused(refusal);
  }, [refusal, onRefused]);
  if (refusal !== undefined) return <ScreenSkeleton />;
  if (!data && error)
    return (
      <Notice tone={isApiFailure(error) && error.status === 404 ? 'info' : 'danger'} live>
        {isApiFailure(error) && error.status === 404
          ? 'This page is for site admins, and for whoever has a deploy key.'
          : messageOf(error)}
      </Notice>
    );
  if (!data) return <ScreenSkeleton />;
  const { records } = data;
  const named = records.find(({ name }) => name === query.get('remote'));
  const own = records.find(({ can }) => can.change);
  // Phones first show the overview of all remotes.
  const shown = named ?? (isPhone ? undefined : (own ?? records[0]));
  if (records.length === 0) return <p>No remote was entered yet.</p>;
  return (
    <Stack gap={isPhone ? 3 : 6}>
      {!isPhone && shown && (
        <LinkTabs
          label="Remotes"
          selected={shown.name}
          items={records.map(({ name }) => ({ id: name, label: name, to: `?remote=${name}` }))}
        />
      )}
      {records.map((remote) => (
        <Fragment key={remote.name}>
          {isPhone && <RemoteRow remote={remote} isOpen={remote === shown} />}
          {remote === shown && (
            <Stack gap={6}>
              <Standing {...remote} />
              <Misfits of={remote.live} list={remote.misfits} />
              <Misfits of={remote.canary} list={remote.canary_misfits} />
              <RemoteHealth remote={remote} onDone={refresh} />
            </Stack>
          )}
        </Fragment>
      ))}
    </Stack>
  );
}

/** Which releases are live, as a sentence. */
function Standing({ team, live, previous, canary, canary_percent, chosen_by_person, changed_at }: Remote) {
  return (
    <Sentence>
      Team {team}. {live ? <strong>{nameOf(live)} is live</strong> : <strong>Nothing is live</strong>}
      {live && changed_at && ` since ${timeOf(changed_at)}`}
      {live && (chosen_by_person ? ', chosen by a person' : ', set live by the last start of the site')}.
      {canary && ` ${nameOf(canary)} is given to ${canary_percent}% of new sessions.`}
      {previous && ` ${nameOf(previous)} is the last good one.`}
    </Sentence>
  );
}

/** Incompatibilities of a live release with an API deployed later. */
function Misfits({ of, list }: { of: Remote['live']; list: readonly string[] }) {
  if (!of || list.length === 0) return null;
  return (
    <Notice tone="danger">
      {nameOf(of)} asks what this API does not answer any more: {list.join('; ')}.
    </Notice>
  );
}

interface KeyFormProps {
  isThere: boolean;
  /** Why the last key was refused. */
  refusal: string | undefined;
  onKeep: (key: string) => void;
}

function KeyForm({ isThere, refusal, onKeep }: KeyFormProps) {
  const [typed, setTyped] = useState('');
  const place = useFocusInTurn(isThere);
  const [misspelt, setMisspelt] = useState<string>();
  const error = misspelt ?? refusal;
  const errors = useMemo(() => (error === undefined ? undefined : { key: error }), [error]);
  const forget = () => {
    setTyped('');
    onKeep('');
  };
  const use = () => {
    const key = typed.trim();
    const isOne = /^ccd_\S+$/.test(key);
    setMisspelt(isOne ? undefined : 'A deploy key begins with ccd_.');
    if (!isOne) return;
    onKeep(key);
  };
  return (
    <div ref={place}>
      {isThere ? (
        <Notice
          action={
            <Button variant="secondary" size="small" onClick={forget}>
              Forget it
            </Button>
          }
        >
          This page has your deploy key, until you leave or reload it.
        </Notice>
      ) : (
        <Narrow>
          <Form aria-label="Commands" errors={errors} onSubmit={use}>
            <TextField
              name="key"
              label="Deploy key"
              type="password"
              autoComplete="off"
              value={typed}
              onChange={setTyped}
              description="Opens this page and its commands. It stays on this page and goes with it."
            />
            <Button type="submit" variant="secondary">
              Use this key
            </Button>
          </Form>
        </Narrow>
      )}
    </div>
  );
}

/** Moves the focus to the part that replaces another one. */
function useFocusInTurn(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isThere);
  useEffect(() => {
    if (shown.current === isThere) return;
    shown.current = isThere;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isThere]);
  return place;
}

/** Breaks long words of a team's name on phones. */
const Sentence = styled.p`
  overflow-wrap: anywhere;
`;
const Narrow = styled.div`
  max-width: 30rem;
`;

import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Command, type Release, type Remote, send } from './api';
import { useKey } from './deploy-key';
import { type Act, actsOf, nameOf } from './words';

interface ReleaseActsProps {
  remote: Remote;
  release: Release;
  onDone: () => unknown;
}

/** The commands of a release for key holders; each asks for confirmation and shows its refusal. */
export function ReleaseActs({ remote, release, onDone }: ReleaseActsProps) {
  const [asked, setAsked] = useState<Act>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Acts>
        {actsOf(release, remote).map((act) => (
          <Button
            key={act.label}
            size="small"
            variant={act.isDangerous ? 'danger' : 'secondary'}
            aria-label={`${act.label} ${nameOf(release)}`}
            onClick={() => {
              setAsked(act);
              setIsOpen(true);
            }}
          >
            {act.label}
          </Button>
        ))}
      </Acts>
      {asked && (
        <Question
          key={asked.act}
          {...{ remote, release, act: asked, open: isOpen }}
          onClose={() => setIsOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

interface QuestionProps extends ReleaseActsProps {
  act: Act;
  open: boolean;
  onClose: () => void;
}

function commandOf(act: Command['act'], percent: number | null, why: string): Command | string {
  if (act === 'canary')
    return percent === null ? 'Say how many of a hundred new sessions.' : { act, percent };
  if (act === 'halt' || act === 'rollback')
    return why.trim() === '' ? 'Say why: the log keeps it.' : { act, why: why.trim() };
  return { act };
}

function Question({ remote, release, act, open, onClose, onDone }: QuestionProps) {
  const key = useKey();
  const [percent, setPercent] = useState<number | null>(remote.canary_percent || 5);
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState<string>();
  const { run, failure } = useWrite((command: Command) => send(remote.name, release.id, command, key), {
    signIn: false,
    onDone: async () => {
      onClose();
      notify({ kind: 'success', message: `${act.label}: ${nameOf(release)} of ${remote.name}` });
      await onDone();
    },
  });
  const confirm = () => {
    const command = commandOf(act.act, percent, why);
    setMissing(typeof command === 'string' ? command : undefined);
    return typeof command === 'string' ? undefined : run(command);
  };
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={act.question}
      confirm={act.label}
      onConfirm={confirm}
      tone={act.isDangerous ? 'danger' : 'neutral'}
      error={missing ?? failure?.message}
    >
      <Stack gap={4}>
        <p>{act.follows}</p>
        {act.act === 'canary' && (
          <NumberField
            label="Share of new sessions, in percent"
            value={percent}
            onChange={setPercent}
            min={0}
            max={100}
          />
        )}
        {(act.act === 'halt' || act.act === 'rollback') && (
          <TextField label="Why" value={why} onChange={setWhy} required />
        )}
      </Stack>
    </AlertDialog>
  );
}

/** One row if possible, as a single dangerous button below would seem to belong to another row. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.desktop} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

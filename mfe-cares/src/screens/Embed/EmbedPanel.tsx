import {
  type WidgetColor,
  widgetColors,
  type WidgetSize,
  widgetSizes,
  type WidgetTheme,
  widgetThemes,
} from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { type Embedded, type Look, snippetOf, widgetAddress } from './snippet';

export interface EmbedPanelProps {
  campaign: Embedded & { embedding: 'any_site' | 'listed_sites' | 'none' };
}

const choices = <Value extends string>(known: Record<Value, string>) =>
  (Object.entries<string>(known) as [Value, string][]).map(([value, label]) => ({ value, label }));
const sizes = (Object.keys(widgetSizes) as WidgetSize[]).map((value) => ({
  value,
  label: widgetSizes[value].label,
}));

/** The HTML of a campaign's widget for another site, in a size and colors to choose, as it will look. */
export function EmbedPanel({ campaign }: EmbedPanelProps) {
  const [look, setLook] = useState<Look>({ size: 'card', color: 'copper', theme: 'auto' });
  const change = (part: Partial<Look>) => setLook({ ...look, ...part });
  const id = useId();
  const snippet = snippetOf(campaign, look, window.location.origin);
  const { height, maxWidth } = widgetSizes[look.size];
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => notify({ kind: 'success', message: 'The HTML is copied. Paste it where the widget belongs.' }),
      () => notify({ kind: 'error', message: 'It could not be copied. Please select the HTML and copy it.' }),
    );
  return (
    <Stack gap={5}>
      {campaign.embedding === 'listed_sites' && (
        <Notice tone="info">
          This campaign is shown on the sites that its organizers listed. Ask us to add yours.
        </Notice>
      )}
      <Grid gap={4} least="min(14rem, 100%)">
        <RadioGroup<WidgetSize>
          label="Size"
          look="segments"
          options={sizes}
          value={look.size}
          onChange={(size) => change({ size })}
        />
        <Select<WidgetColor>
          label="Color"
          options={choices<WidgetColor>(widgetColors)}
          value={look.color}
          onChange={(chosen) => change({ color: chosen })}
        />
        <Select<WidgetTheme>
          label="Light or dark"
          options={choices<WidgetTheme>(widgetThemes)}
          value={look.theme}
          onChange={(theme) => change({ theme })}
        />
      </Grid>
      <Frame
        key={`${look.size} ${look.color} ${look.theme}`}
        title="How the widget looks"
        src={widgetAddress(campaign, look)}
        style={{ height, maxWidth }}
      />
      <Stack gap={2}>
        <label htmlFor={id}>HTML for your page</label>
        <Html id={id} readOnly rows={5} value={snippet} onFocus={(event) => event.target.select()} />
        <p>It sets no cookies. Your page learns that the button was pressed, and nothing of who gives.</p>
        <div>
          <Button icon="copy" onClick={copy}>
            Copy the HTML
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

const Frame = styled.iframe`
  width: 100%;
  border: 0;
  border-radius: 12px;
`;
const Html = styled.textarea`
  width: 100%;
  padding: ${space(3)};
  font-family: ui-monospace, monospace;
  font-size: ${text.small};
  line-height: 1.5;
  color: ${color.ink};
  overflow-wrap: anywhere;
  background: ${color.sunken};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  resize: vertical;
`;

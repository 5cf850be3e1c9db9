import { type Candidate, type Finding, isShell, type RemoteCandidate } from './finding';

/** Signs in a minified script of styles that reach beyond components. */
const signs: readonly [RegExp, string][] = [
  [/<style[\s>]/i, 'a <style> element'],
  [/\.insertRule\b/, 'insertRule'],
  [/\badoptedStyleSheets\b/, 'adoptedStyleSheets'],
  [/\bnew CSSStyleSheet\b/, 'a CSSStyleSheet'],
];
const ofStyledComponents = new Set(['createGlobalStyle']);

/** Checks that a remote styles only its own components; the page belongs to the shell. */
export async function checkStyles(candidate: Candidate): Promise<Finding[]> {
  if (isShell(candidate)) return [];
  const { manifest, read } = candidate as RemoteCandidate;
  const refused = (where: string, what: string): Finding => ({
    check: 'styles',
    where,
    what: `${what} reaches past the remote's own components`,
    mend: 'Style components by styled-components, and names that all share by its `keyframes`; what the whole page needs belongs in the shell.',
  });
  const used = manifest.shared['styled-components']?.names ?? [];
  const global = used
    .filter((name) => ofStyledComponents.has(name))
    .map((name) => refused('styled-components', name));
  // Development builds contain comments that would match; their sources are checked at build.
  const files = manifest.development ? [] : Object.keys(manifest.files);
  const texts = await Promise.all(
    files.map(async (file) => {
      if (/\.css$/.test(file)) return [refused(file, 'A style sheet')];
      if (!/\.m?js$/.test(file)) return [];
      const text = await read(file).then(String, () => '');
      return signs.filter(([sign]) => sign.test(text)).map(([, what]) => refused(file, what));
    }),
  );
  return [...global, ...texts.flat()];
}

import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const others = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Sets CHROME_PATH: as given, else the system's browser, else the one of an npm package. */
export default async function findBrowser(): Promise<void> {
  process.env.CHROME_PATH ||= systemBrowser() ?? (await packedBrowser());
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...others].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the browser once per user, atomically for concurrent runs. */
async function packedBrowser(): Promise<string> {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const system = tmpdir();
  const home = join(system, `copper-carrot-browser-143-${userInfo().uid}`);
  const libraries = process.env.LD_LIBRARY_PATH;
  if (!existsSync(home)) {
    const draft = mkdtempSync(`${home}-`);
    const before = process.env.TMPDIR;
    // The package unpacks into the temporary folder.
    process.env.TMPDIR = draft;
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    try {
      renameSync(draft, home);
    } catch {
      // Another run was faster.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  process.env.LD_LIBRARY_PATH = [join(home, 'al2023', 'lib'), libraries].filter(Boolean).join(delimiter);
  process.env.FONTCONFIG_PATH = useFonts(home);
  return join(home, 'chromium');
}

/** Configures the bundled fonts: without any, text has no size before web fonts load. */
function useFonts(home: string): string {
  const settings = join(home, 'fontconfig');
  mkdirSync(settings, { recursive: true });
  const lines = [`<dir>${join(home, 'fonts')}</dir>`, `<cachedir>${join(home, 'fonts-cache')}</cachedir>`];
  const draft = join(settings, `fonts.conf.${process.pid}`);
  writeFileSync(draft, `<?xml version="1.0"?>\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`);
  renameSync(draft, join(settings, 'fonts.conf'));
  return settings;
}

import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { FileUpload, type SendFile } from './FileUpload';

/** Takes two seconds; every other file fails at its first try. */
function pretend(): SendFile {
  const tried = new Set<File>();
  let count = 0;
  return async (file, { signal, onProgress }) => {
    const fails = !tried.has(file) && (count += 1) % 2 === 0;
    tried.add(file);
    for (let step = 1; step <= 10; step += 1) {
      await new Promise((done) => setTimeout(done, 200));
      if (signal.aborted) return;
      if (fails && step === 6) throw Object.assign(new Error('The connection was lost.'), { status: 503 });
      onProgress(step / 10);
    }
  };
}

const send = pretend();

export const fileUploadStories: StorySet = {
  component: 'FileUpload',
  group: 'Fields',
  about:
    'Files by drop or by choice. What is not taken is named; what failed can be tried again, and nothing has to be chosen twice.',
  stories: [
    {
      name: 'Photos of a package',
      wide: true,
      Example: () => (
        <FileUpload
          label="Photos"
          accept={['image/jpeg', 'image/png', 'image/webp']}
          maxBytes={5 * 1024 * 1024}
          maxFiles={4}
          send={send}
        />
      ),
    },
    {
      name: 'One file, and a field in error',
      wide: true,
      Example: () => (
        <Grid gap={5} least="16rem">
          <FileUpload
            label="Menu"
            description="We read it and make packages of it."
            accept={['application/pdf', '.csv']}
            send={send}
          />
          <FileUpload
            label="License"
            accept={['application/pdf']}
            error="Please add your food license."
            send={send}
          />
        </Grid>
      ),
    },
  ],
};

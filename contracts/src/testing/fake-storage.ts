interface Posted {
  url: string;
  /** The names of the form's fields, in their sequence. */
  names: string[];
  form: FormData;
}

/** What a test has the storage answer: a status, or `'broken'` for a connection that breaks. */
type Answer = number | 'broken';

/** The storage of uploads for tests of screens: stands in for XMLHttpRequest, and reports half of each file first. */
export class FakeStorage {
  readonly posted: Posted[] = [];
  /** The next answers; 201 where there are no more. */
  answers: Answer[] = [];

  constructor() {
    const take = (url: string, form: FormData) => {
      this.posted.push({ url, form, names: [...form.keys()] });
      return this.answers.shift() ?? 201;
    };
    class Request extends EventTarget {
      readonly upload = new EventTarget();
      status = 0;
      private url = '';
      private isAborted = false;

      open(_method: string, url: string) {
        this.url = url;
      }

      send(form: FormData) {
        const answer = take(this.url, form);
        queueMicrotask(() => {
          if (this.isAborted) return;
          const half = { lengthComputable: true, loaded: 50, total: 100 };
          this.upload.dispatchEvent(Object.assign(new Event('progress'), half));
          if (typeof answer === 'number') this.status = answer;
          this.dispatchEvent(new Event(answer === 'broken' ? 'error' : 'load'));
        });
      }

      abort() {
        this.isAborted = true;
        this.dispatchEvent(new Event('abort'));
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: Request });
  }
}

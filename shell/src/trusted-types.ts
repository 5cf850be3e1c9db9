interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScriptURL?: (url: string) => string | null;
      createHTML?: (html: string) => string | null;
    },
  ): { createScriptURL(url: string): string };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Script origins that libraries or releases may use besides our loader. */
const origins = new Set(['https://js.stripe.com', 'https://maps.googleapis.com']);

const own = trustedTypes?.createPolicy('copper-carrot', { createScriptURL: (url) => url });

trustedTypes?.createPolicy('default', {
  // Controls clear an element with an empty string; all other markup is refused.
  createHTML: (html) => (html === '' ? '' : null),
  createScriptURL: (url) => {
    const { origin } = new URL(url, window.location.href);
    return origin === window.location.origin || origins.has(origin) ? url : null;
  },
});

/**
 * The trusted URL of a release's entry. Allows its origin for chunks too, as a local release has another
 * origin.
 */
export function scriptUrl(url: string): string {
  origins.add(new URL(url, window.location.href).origin);
  return own?.createScriptURL(url) ?? url;
}

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

/** Where a script may come from when a library or a release, not our loader, asks for it. */
const origins = new Set(['https://js.stripe.com', 'https://maps.googleapis.com']);

const own = trustedTypes?.createPolicy('copper-carrot', { createScriptURL: (url) => url });

trustedTypes?.createPolicy('default', {
  // Emptying an element, as the announcer of our controls does, is no markup; everything else is refused.
  createHTML: (html) => (html === '' ? '' : null),
  createScriptURL: (url) => {
    const { origin } = new URL(url, window.location.href);
    return origin === window.location.origin || origins.has(origin) ? url : null;
  },
});

/**
 * The address of a release's entry, marked as trusted where the browser asks for it. Its chunks come from where it does: of a
 * release on somebody's machine, that is not this site.
 */
export function scriptUrl(url: string): string {
  origins.add(new URL(url, window.location.href).origin);
  return own?.createScriptURL(url) ?? url;
}

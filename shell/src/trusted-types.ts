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

/** Hosts that a script may come from when a library, not our loader, asks for it. */
const libraryHosts = ['https://js.stripe.com', 'https://maps.googleapis.com'];

const own = trustedTypes?.createPolicy('copper-carrot', { createScriptURL: (url) => url });

trustedTypes?.createPolicy('default', {
  // Emptying an element, as the announcer of our controls does, is no markup; everything else is refused.
  createHTML: (html) => (html === '' ? '' : null),
  createScriptURL: (url) => {
    const { origin } = new URL(url, window.location.href);
    return origin === window.location.origin || libraryHosts.includes(origin) ? url : null;
  },
});

/** The address of a release's script, marked as trusted where the browser asks for it. */
export const scriptUrl = (url: string): string => own?.createScriptURL(url) ?? url;

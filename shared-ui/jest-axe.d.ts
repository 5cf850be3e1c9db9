declare module 'jest-axe' {
  interface Violation {
    id: string;
    help: string;
    nodes: { html: string; failureSummary?: string }[];
  }
  export function axe(html: Element | string, options?: object): Promise<{ violations: Violation[] }>;
}

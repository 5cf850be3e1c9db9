const subdomains = ['www', 'fare', 'fare-staging', 'stagingapp', 'qa', 'qa2', 'qa3', 'staging'];

/** The origins whose frame messages are accepted: the site's own and the eight subdomains of its domain (2 §5). */
export function frameOrigins(publicOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (/^[\d.]+$|:/.test(hostname)) return [publicOrigin];
  const [first = '', ...rest] = hostname.split('.');
  const domain = subdomains.includes(first) && rest.length > 0 ? rest.join('.') : hostname;
  const origins = subdomains.map((name) => `${protocol}//${name}.${domain}${port && `:${port}`}`);
  return [...new Set([publicOrigin, ...origins])];
}

import {
  href,
  type WidgetColor,
  widgetElement,
  widgetLoaderPath,
  type WidgetSize,
  widgetSizes,
  type WidgetTheme,
} from '@copper-carrot/contracts';

export interface Look {
  size: WidgetSize;
  color: WidgetColor;
  theme: WidgetTheme;
}

export interface Embedded {
  slug: string;
  name: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (words: string) => words.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** The HTML that shows a campaign on any page: with the height kept free, and a link where scripts do not run. */
export function snippetOf({ slug, name }: Embedded, { size, color, theme }: Look, site: string): string {
  const { height, maxWidth } = widgetSizes[size];
  const attributes = [
    `campaign="${slug}"`,
    `size="${size}"`,
    `color="${color}"`,
    ...(theme === 'auto' ? [] : [`theme="${theme}"`]),
    `style="display:block;max-width:${maxWidth};height:${height}px"`,
  ];
  return [
    `<script async src="${site}${widgetLoaderPath}"></script>`,
    `<${widgetElement} ${attributes.join(' ')}>`,
    `  <a href="${site}${href.campaignDonate(slug)}">Give to ${escapeHtml(name)}</a>`,
    `</${widgetElement}>`,
  ].join('\n');
}

/** The address of the widget's page in this look. */
export const widgetAddress = ({ slug }: Embedded, look: Look): string =>
  href.campaignWidget({ slug }, { ...look });

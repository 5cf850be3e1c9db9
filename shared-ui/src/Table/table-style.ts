import { Table as AriaTable } from 'react-aria-components/Table';
import styled, { css } from 'styled-components';
import { hidden, tabular } from '../theme/styles';
import { color, media, radius, space, text } from '../theme/tokens';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-width: 0;
`;

/** How many rows are chosen, and what can be done with them. */
export const ActsBar = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  min-height: 3.25rem;
  padding: ${space(2)} ${space(4)};
  font-size: ${text.small};
  font-weight: 600;
  background: ${color.copperTint};
  border-radius: ${radius.medium};

  &[data-none] {
    font-weight: 400;
    color: ${color.inkSoft};
    background: ${color.sunken};
  }
  > :first-child {
    margin-right: auto;
  }
`;

/** Which rows these are, and the way to the others. */
export const Below = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: center;
  justify-content: space-between;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

/** On a phone the head is a line of what can be sorted by, a row is a card, and a cell is a title and its value. */
const cards = css`
  &,
  thead,
  tbody,
  tr,
  th,
  td {
    display: block;
    text-align: left;
  }
  &[data-bare] thead,
  thead th:not(.choice, .sortable) {
    ${hidden}
  }
  thead tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    align-items: center;
    margin-bottom: ${space(3)};
  }
  thead th {
    display: flex;
    flex: none;
    gap: ${space(2)};
    align-items: center;
  }
  thead .choice {
    padding: ${space(2)} ${space(4)} ${space(2)} ${space(3)};
  }
  .sortable .title {
    padding: ${space(1.5)} ${space(3)};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
  }
  .sortable:not(.sortable ~ .sortable)::before {
    content: 'Sort by';
    font-weight: 400;
  }
  .way:not([data-on]) {
    display: none;
  }
  tbody tr {
    position: relative;
    margin-bottom: ${space(3)};
    padding: ${space(4)};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
  tbody tr[data-selected] {
    border-color: ${color.copperText};
  }
  tbody td {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding: ${space(1)} 0;
    border-radius: ${radius.small};
  }
  tbody td[data-title]:not([data-primary])::before {
    content: attr(data-title);
    flex: none;
    color: ${color.inkSoft};
  }
  tbody td[data-primary] {
    justify-content: start;
    padding-bottom: ${space(2)};
  }
  tbody .choice {
    position: absolute;
    top: ${space(4)};
    right: ${space(4)};
    padding: 0;
  }
  tbody .choice ~ [data-primary] {
    padding-right: ${space(10)};
  }
`;

const lines = css`
  :is(th, td) {
    padding: ${space(3)};
    text-align: left;
    vertical-align: middle;
  }
  thead th {
    border-bottom: 1px solid ${color.lineStrong};
  }
  tbody td {
    height: 3.25rem;
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
  }
  tbody tr[data-hovered]:not([data-selected]) {
    background: ${color.sunken};
  }
  .choice {
    width: 3rem;
  }
  .choice .words {
    display: none;
  }
  .way {
    opacity: 0;
  }
  .way[data-on] {
    opacity: 1;
  }
  .sortable:is([data-hovered], [data-focus-visible]) .way:not([data-on]) {
    opacity: 0.5;
  }
  [data-align='end'] {
    text-align: right;
    white-space: nowrap;
  }
  [data-align='end'] .title {
    flex-direction: row-reverse;
  }
  [data-whole] {
    white-space: nowrap;
  }
`;

export const Grid = styled(AriaTable)`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  :is(tr, th, td) {
    outline: none;
  }
  [data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  thead th {
    font-size: ${text.small};
    font-weight: 600;
    color: ${color.inkSoft};
  }
  .title {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
  }
  .sortable {
    cursor: pointer;
  }
  .sortable:is([data-hovered], [aria-sort='ascending'], [aria-sort='descending']) {
    color: ${color.ink};
  }
  .way {
    color: ${color.copperText};
  }
  [data-primary] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  tbody tr[data-selected] {
    background: ${color.copperTint};
  }

  ${media.belowTablet} {
    ${cards}
  }
  ${media.tablet} {
    ${lines}
  }
  @media print {
    .way,
    .choice {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

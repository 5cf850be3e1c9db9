import { Table as AriaTable } from 'react-aria-components/Table';
import styled from 'styled-components';
import { tabular } from '../theme/styles';
import { color, media, radius, space, text } from '../theme/tokens';

export const Root = styled.div`
  display: grid;
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

/** Cards first: the head is a line of what can be sorted by, a cell is a title and its value. */
export const Grid = styled(AriaTable)`
  ${tabular}
  display: block;
  width: 100%;
  border-collapse: collapse;

  :is(thead, tbody, tr, th, td) {
    display: block;
    text-align: left;
    outline: none;
  }
  &[data-bare] thead,
  thead th:not(.choice, .sortable) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  thead tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    align-items: center;
    padding-bottom: ${space(3)};
  }
  thead th {
    font-size: ${text.small};
    font-weight: 600;
    color: ${color.inkSoft};
    border-radius: ${radius.small};
  }
  .choice .words {
    margin-left: ${space(2)};
  }
  thead .choice {
    margin-right: auto;
    padding: ${space(2)} ${space(4)};
  }
  .title {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
  }
  .sortable {
    padding: ${space(2)} ${space(3)};
    cursor: pointer;
  }
  .sortable:is([data-hovered], [aria-sort='ascending'], [aria-sort='descending']) {
    color: ${color.ink};
  }
  .way {
    opacity: 0;
  }
  .way[data-on] {
    color: ${color.copperText};
    opacity: 1;
  }
  .sortable:is([data-hovered], [data-focus-visible]) .way:not([data-on]) {
    opacity: 0.5;
  }
  [data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
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
    background: ${color.copperTint};
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
    font-weight: 600;
    overflow-wrap: anywhere;
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

  ${media.tablet} {
    display: table;

    thead,
    &[data-bare] thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    :is(thead, tbody) tr {
      display: table-row;
    }
    :is(thead, tbody) :is(th, td),
    thead th:not(.choice, .sortable) {
      position: static;
      display: table-cell;
      width: auto;
      height: auto;
      padding: ${space(3)} ${space(4)};
      clip-path: none;
      vertical-align: middle;
    }
    :is(thead, tbody) .choice {
      width: 3.25rem;
    }
    .choice .words {
      display: none;
    }
    thead th {
      border-bottom: 1px solid ${color.lineStrong};
      border-radius: 0;
    }
    tbody td,
    tbody td[data-primary] {
      height: 3.25rem;
      border-bottom: 1px solid ${color.line};
      border-radius: 0;
    }
    tbody tr {
      background: none;
      border: 0;
      border-radius: 0;
    }
    tbody tr[data-hovered] {
      background: ${color.sunken};
    }
    tbody td[data-title]:not([data-primary])::before {
      content: none;
    }
    [data-align='end'] {
      text-align: right;
    }
    [data-align='end'] .title {
      flex-direction: row-reverse;
    }
  }
  @media print {
    thead .way,
    .choice {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

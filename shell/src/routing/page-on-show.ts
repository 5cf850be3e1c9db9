/** The address of the shown page; the address bar changes before the next page has loaded. */
type Address = Readonly<{ pathname: string; search: string }>;

let shown: Address | null = null;

export const pageOnShow = {
  /** Before the first page is drawn, the window's address. */
  address: (): Address => shown ?? window.location,
  show: (address: Address): void => {
    shown = address;
  },
};

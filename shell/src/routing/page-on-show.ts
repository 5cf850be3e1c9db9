/** The address of the page that a person looks at; the address bar is ahead of it while another page is on its way. */
type Address = Readonly<{ pathname: string; search: string }>;

let shown: Address | null = null;

export const pageOnShow = {
  /** Until the first page is drawn, the one that is being opened. */
  address: (): Address => shown ?? window.location,
  show: (address: Address): void => {
    shown = address;
  },
};

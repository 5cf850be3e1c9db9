/** Marks that an admin acts as another person. */
export function Ghost() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      role="img"
      aria-label="Acting as another user"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.750"
      strokeLinejoin="round"
    >
      <path d="M5 20V11a7 7 0 0 1 14 0v9l-2.300-2-2.400 2-2.300-2-2.300 2-2.400-2z" />
      <path d="M9.500 11v.1M14.500 11v.1" strokeLinecap="round" strokeWidth="2.500" />
    </svg>
  );
}

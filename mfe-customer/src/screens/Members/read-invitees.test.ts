import { readInvitees } from './read-invitees';

const emails = (text: string) => readInvitees(text, 'staff').invitees.map(({ email }) => email);

it.each([
  ['ada@example.com', ['ada@example.com']],
  [
    'ada@example.com, Bo@Example.com;cy@example.com dee@example.com',
    ['ada', 'bo', 'cy', 'dee'].map((name) => `${name}@example.com`),
  ],
  ['Ada Lane <ada@example.com>\n"Bo" <bo@example.com>', ['ada@example.com', 'bo@example.com']],
  ['ada@example.com\nADA@example.com', ['ada@example.com']],
  ['', []],
])('reads the addresses of %j', (text, expected) => {
  expect(emails(text)).toEqual(expected);
});

it('takes the role that stands beside an address, and names the lines without one', () => {
  const file =
    'Name,E-mail,Role\r\nAda,ada@example.com,Admin\r\nBo,bo@example.com,external_attendant\r\nCy,,Staff\r\nDee,dee@example.com\r\n';
  expect(readInvitees(file, 'orderer')).toEqual({
    invitees: [
      { email: 'ada@example.com', role: 'admin' },
      { email: 'bo@example.com', role: 'external_attendant' },
      { email: 'dee@example.com', role: 'orderer' },
    ],
    unread: ['Cy,,Staff'],
  });
});

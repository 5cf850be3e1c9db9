drop table support_requests, credit_cards, addresses, tax_exemptions, team_contacts, invitations, memberships, teams, user_tokens, user_sessions, users;
drop function team_keeps_an_admin();

drop table poll_selection_bills, poll_selections, poll_invitees, poll_options, order_polls;

-- What stood before was ticked by the old default or by somebody else, and nothing tells which: the person ticks it again.
update collaborator_profiles set accept_email = false where accept_email;
